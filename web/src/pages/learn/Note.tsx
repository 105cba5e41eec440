import { DEFAULT_GAME, isGameId } from '@moonstaff/catalogue';
import { use, useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { useBusy, useTable } from '../../table/context.ts';
import { againstBots, startGame } from '../../table/device/start.ts';
import { bringIntoSight } from '../../table/dock/dock.ts';
import type { LessonSource } from '../../table/lesson/LessonSource.ts';
import { backFrom, isLast, isReading, type Lesson, placeOf, START } from '../../table/lesson/lesson.ts';
import { RuleLinks } from '../../table/rules/RuleTitle.tsx';
import { nameOf } from '../../table/turn.ts';
import { NoteFrame } from '../frame/NoteFrame.tsx';
import styles from './Note.module.css';
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
  const { now } = useTable();
  const busy = useBusy();
  const game = isGameId(lesson.log.game) ? lesson.log.game : DEFAULT_GAME;
  const words = useWords('table', game);
  const notes = use(notesOf(words, game));
  const board = useBoard(game);
  const { place, strayed } = useProgress(source);
  const [folded, setFolded] = useState(false);
  const spoken = useRef<HTMLDivElement>(null);
  const note = lesson.notes[place.note];
  const told = notes.get(note?.say ?? '');
  const last = isLast(lesson, place);
  const isDoing = !last && !isReading(lesson, place);
  const asked = isReading(lesson, place) || busy ? undefined : told?.ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every note is shown in full at first
  useEffect(() => {
    setFolded(false);
    spoken.current?.scrollTo({ top: 0 });
    keepPlace(name, last ? undefined : place.note);
  }, [place.note]);
  return (
    <NoteFrame
      name={words.t('learn.start')}
      label={words.t('learn.step', { n: place.note + 1, of: lesson.notes.length })}
      folded={folded}
      onFold={setFolded}
      leave={
        <a href={hrefOf()} aria-label={words.t('learn.leave')} title={words.t('learn.leave')}>
          ×
        </a>
      }
      className={`${styles.note} ${folded ? styles.folded : ''}`}
    >
      <div ref={spoken} className={styles.words} aria-live="polite">
        <h2>{told?.title}</h2>
        <p className={styles.text}>{told?.text}</p>
        {asked !== undefined && strayed === undefined && (
          <p className={styles.ask} data-says="ask">
            {asked}
          </p>
        )}
        {strayed !== undefined && (
          <p ref={bringIntoSight} className={styles.stray} data-says="stray">
            {words.t('learn.stray', { action: board.describe(strayed, now, words) })}
          </p>
        )}
        {busy && (
          <p className={styles.wait} data-says="wait">
            {words.t('learn.waiting', { name: nameOf(now, now.toAct[0] ?? 0) })}
          </p>
        )}
        {note?.rules !== undefined && (
          <p className={styles.rules}>
            <Icon name="open-book" />
            <span>
              <RuleLinks game={game} rules={note.rules} onOpen={() => setFolded(true)} />
            </span>
          </p>
        )}
      </div>
      <div className={styles.keys}>
        {last ? (
          <Play game={game} />
        ) : (
          isDoing && (
            <>
              <button
                type="button"
                className={`${look.buttonDark} ${styles.show}`}
                data-does="show"
                disabled={busy}
                onClick={() => source.showMe()}
              >
                {words.t('learn.showMe')}
              </button>
              <button
                type="button"
                className={`${look.buttonMain} ${styles.try}`}
                data-does="try"
                onClick={() => setFolded(true)}
              >
                {words.t('learn.try')}
              </button>
            </>
          )
        )}
        <button
          type="button"
          className={look.buttonDark}
          disabled={place.note === 0 && place.moves === 0}
          onClick={() => source.goTo(backFrom(lesson, place))}
        >
          {words.t('learn.back')}
        </button>
        {last ? (
          <button type="button" className={look.buttonDark} onClick={() => source.goTo(START)}>
            {words.t('learn.restart')}
          </button>
        ) : (
          <button
            type="button"
            className={isDoing ? look.buttonDark : look.buttonMain}
            data-does={isDoing ? 'skip' : 'next'}
            onClick={() => source.goTo(placeOf(lesson, place.note + 1))}
          >
            {words.t(isDoing ? 'learn.skip' : 'learn.next')}
          </button>
        )}
      </div>
    </NoteFrame>
  );
}

/** After the last note: a game of one's own. */
function Play({ game }: { readonly game: string }) {
  const words = useWords();
  const { name } = useSettings();
  const sitters = againstBots(name === '' ? words.t('web.player', { n: 1 }) : name, 1, 'novice');
  return (
    <button
      type="button"
      className={`${look.buttonMain} ${styles.play}`}
      data-does="play"
      onClick={() => void startGame({ game, options: {}, sitters })}
    >
      {words.t('learn.play')}
    </button>
  );
}
