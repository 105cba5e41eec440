import { DEFAULT_GAME, isGameId } from '@moonstaff/catalogue';
import { use, useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { useBusy, useTable } from '../../table/context.ts';
import { againstBots, startGame } from '../../table/device/start.ts';
import type { LessonSource } from '../../table/lesson/LessonSource.ts';
import { backFrom, isLast, isReading, type Lesson, placeOf, START } from '../../table/lesson/lesson.ts';
import { usePlace } from '../../table/spots/spots.ts';
import { nameOf } from '../../table/turn.ts';
import { notesOf } from './notes.ts';
import { keepPlace } from './progress.ts';
import { useProgress } from './useProgress.ts';

interface NoteProps {
  readonly source: LessonSource;
  readonly lesson: Lesson;
  readonly name: string;
}

/** What happens and why, what to press, and the buttons of the lesson. */
export function Note({ source, lesson, name }: NoteProps) {
  const words = useWords();
  const { now } = useTable();
  const busy = useBusy();
  const game = isGameId(lesson.log.game) ? lesson.log.game : DEFAULT_GAME;
  const notes = use(notesOf(words, game));
  const board = useBoard(game);
  const { place, strayed } = useProgress(source);
  const [folded, setFolded] = useState(false);
  const note = lesson.notes[place.note];
  const told = notes.get(note?.say ?? '');
  const last = isLast(lesson, place);
  const asked = isReading(lesson, place) || busy ? undefined : told?.ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every note is shown in full at first
  useEffect(() => {
    setFolded(false);
    keepPlace(name, last ? undefined : place.note);
  }, [place.note]);
  return (
    <section
      className={`panel note ${folded ? 'note-folded' : ''}`}
      {...usePlace('note')}
      aria-label={words.t('learn.start')}
    >
      <header className="note-head">
        <small>{words.t('learn.step', { n: place.note + 1, of: lesson.notes.length })}</small>
        <button
          type="button"
          className="note-fold"
          aria-expanded={!folded}
          aria-label={words.t(folded ? 'learn.unfold' : 'learn.fold')}
          onClick={() => setFolded(!folded)}
        >
          {folded ? '▾' : '▴'}
        </button>
        <a className="note-leave" href={hrefOf()} aria-label={words.t('learn.leave')} title={words.t('learn.leave')}>
          ×
        </a>
      </header>
      <div className="note-words" aria-live="polite">
        <h2>{told?.title}</h2>
        <p className="note-text">{told?.text}</p>
        {asked !== undefined && strayed === undefined && <p className="note-ask">{asked}</p>}
        {strayed !== undefined && (
          <p className="note-stray">{words.t('learn.stray', { action: board.describe(strayed, now, words) })}</p>
        )}
        {busy && <p className="note-wait">{words.t('learn.waiting', { name: nameOf(now, now.toAct[0] ?? 0) })}</p>}
        {note?.rules !== undefined && (
          <p className="note-rules">
            <Icon name="open-book" />
            {note.rules.map((rule) => (
              <a key={rule} href={hrefOf('rules', game, rule)}>
                {rule}
              </a>
            ))}
          </p>
        )}
      </div>
      <div className="note-keys">
        <button
          type="button"
          className="button-dark"
          disabled={place.note === 0 && place.moves === 0}
          onClick={() => source.goTo(backFrom(lesson, place))}
        >
          {words.t('learn.back')}
        </button>
        {last ? (
          <Farewell source={source} game={game} />
        ) : isReading(lesson, place) ? (
          <button type="button" className="button-main" onClick={() => source.goTo(placeOf(lesson, place.note + 1))}>
            {words.t('learn.next')}
          </button>
        ) : (
          <>
            <button type="button" className="button-main note-try" onClick={() => setFolded(true)}>
              {words.t('learn.try')}
            </button>
            <button type="button" className="button-dark" disabled={busy} onClick={() => source.showMe()}>
              {words.t('learn.showMe')}
            </button>
            <button type="button" className="button-dark" onClick={() => source.goTo(placeOf(lesson, place.note + 1))}>
              {words.t('learn.skip')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Where to go from here: a game of one's own, or the lesson again. */
function Farewell({ source, game }: { readonly source: LessonSource; readonly game: string }) {
  const words = useWords();
  const { name } = useSettings();
  const sitters = againstBots(name === '' ? words.t('web.player', { n: 1 }) : name, 1, 'novice');
  return (
    <>
      <button type="button" className="button-dark" onClick={() => source.goTo(START)}>
        {words.t('learn.restart')}
      </button>
      <button type="button" className="button-main" onClick={() => void startGame({ game, options: {}, sitters })}>
        {words.t('learn.play')}
      </button>
    </>
  );
}
