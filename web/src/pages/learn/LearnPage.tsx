import { type AnyGame, phrase } from '@moonstaff/kernel';
import { use, useEffect, useState } from 'react';
import { settingsNow } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { gameNamed } from '../../table/engine/games.ts';
import { LessonSource } from '../../table/lesson/LessonSource.ts';
import type { Lesson } from '../../table/lesson/lesson.ts';
import { AsideContext } from '../../table/log/instead.ts';
import { SeatedTable } from '../../table/shell/SeatedTable.tsx';
import { Trouble } from '../../table/shell/Trouble.tsx';
import { loadLesson } from './lessons.ts';
import { Mark } from './Mark.tsx';
import { Note } from './Note.tsx';
import { placeLeft } from './progress.ts';

/** Milliseconds between two moves of the others: slow enough to be seen. */
const PACES = { off: 0, fast: 250, normal: 500, slow: 1000 } as const;

interface Opened {
  readonly lesson: Lesson;
  readonly game: AnyGame;
}

/** A first game with notes: the real table, and beside it what to do and why. */
export function LearnPage({ name }: { readonly name: string }) {
  const file = loadLesson(name);
  const lesson = file && use(file);
  const game = lesson && use(gameNamed(lesson.log.game));
  if (lesson === undefined || game === undefined) return <Trouble phrase={phrase('trouble.notFound')} over={false} />;
  return <LessonTable name={name} lesson={lesson} game={game} />;
}

function LessonTable({ name, lesson, game }: Opened & { readonly name: string }) {
  const words = useWords();
  const [source, setSource] = useState<LessonSource>();
  const me = settingsNow().name || words.t('web.player', { n: 1 });
  useEffect(() => {
    const begun = new LessonSource(game, lesson, me, placeLeft(name, lesson), PACES[settingsNow().motion]);
    setSource(begun);
    return () => begun.close();
  }, [game, lesson, me, name]);
  if (source === undefined) return null;
  return (
    <>
      <AsideContext value={<Note source={source} lesson={lesson} name={name} />}>
        <SeatedTable source={source} />
      </AsideContext>
      <Mark source={source} lesson={lesson} />
    </>
  );
}
