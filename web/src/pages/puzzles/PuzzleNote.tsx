import type { GameId } from '@moonstaff/catalogue';
import { draftText } from '@moonstaff/scenarios/page';
import { useEffect, useMemo, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { packText } from '../../kit/route/pack.ts';
import { go, hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { useSpeech } from '../../table/context.ts';
import { Sentence } from '../../table/log/Sentence.tsx';
import type { TableLine } from '../../table/log/story.ts';
import { PuzzleSource } from '../../table/puzzle/PuzzleSource.ts';
import { usePlace } from '../../table/spots/spots.ts';
import { gradeName } from './grades.ts';
import { GRADES } from './load.ts';
import styles from './Puzzle.module.css';
import type { PuzzleSet } from './puzzle.ts';
import { keepSolved, nextOpen, solvedOf } from './solved.ts';
import { type Judgement, useVerdict } from './useVerdict.ts';

interface PuzzleNoteProps {
  readonly game: GameId;
  readonly number: number;
  readonly puzzle: PuzzleSet;
  readonly source: PuzzleSource;
}

/** What to find, what became of it, and where to go next. In place of the log. */
export function PuzzleNote({ game, number, puzzle, source }: PuzzleNoteProps) {
  const words = useWords('lab', 'table', game);
  const judgement = useVerdict(puzzle, source);
  const solved = judgement.kind === 'judged' && judgement.verdict.kind === 'best';
  useEffect(() => {
    if (solved) keepSolved(game, number);
  }, [solved, game, number]);
  const next = nextOpen(number, GRADES[game].length, solvedOf(game));
  const openLab = async (): Promise<void> => go('lab', game, await packText(draftText(puzzle.draft)));
  const { kind } = judgement;
  const [folded, setFolded] = useState(false);
  // What became of the turn is always seen.
  useEffect(() => setFolded((before) => before && kind === 'playing'), [kind]);
  return (
    <section
      className={`${look.panel} ${styles.note} ${folded ? styles.folded : ''}`}
      {...usePlace('note')}
      data-part="puzzle"
      aria-label={words.t('puzzle.find')}
    >
      <header>
        <small>
          {words.t('puzzle.number', { n: number })} · {gradeName(puzzle.grade, words)}
        </small>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={words.t(folded ? 'learn.unfold' : 'learn.fold')}
          onClick={() => setFolded(!folded)}
        >
          {folded ? '▾' : '▴'}
        </button>
        <a href={hrefOf('puzzles', game)} aria-label={words.t('puzzle.leave')} title={words.t('puzzle.leave')}>
          ×
        </a>
      </header>
      <div className={styles.words} aria-live="polite">
        <h2>{words.t('puzzle.find')}</h2>
        {kind === 'playing' && <p>{words.t('puzzle.task', { name: puzzle.example.names[puzzle.seat] ?? '' })}</p>}
        <Outcome game={game} judgement={judgement} />
        {(kind === 'judged' || kind === 'shown') && (
          <Lines puzzle={puzzle} own={kind === 'shown' ? undefined : source.story()} />
        )}
      </div>
      <div className={styles.keys}>
        {kind === 'playing' ? (
          <button type="button" className={look.buttonDark} data-does="show" onClick={() => source.show(puzzle.best)}>
            {words.t('puzzle.show')}
          </button>
        ) : (
          <button
            type="button"
            className={solved ? look.buttonDark : look.buttonMain}
            data-does="again"
            onClick={() => void source.again()}
          >
            {words.t('puzzle.again')}
          </button>
        )}
        <a className={solved ? look.buttonMain : look.buttonDark} href={hrefOf('puzzles', game, String(next))}>
          {words.t('puzzle.next')}
        </a>
        <button type="button" className={look.buttonDark} onClick={() => void openLab()}>
          {words.t('replay.lab')}
        </button>
      </div>
    </section>
  );
}

/** How the turn compares with the best one. */
function Outcome({ game, judgement }: { readonly game: GameId; readonly judgement: Judgement }) {
  const words = useWords();
  const { unit } = useBoard(game);
  if (judgement.kind === 'weighing') return <p className={styles.wait}>{words.t('puzzle.weighing')}</p>;
  if (judgement.kind === 'failed') return <p className={styles.behind}>{words.t('puzzle.failed')}</p>;
  if (judgement.kind !== 'judged') return null;
  const { verdict } = judgement;
  return verdict.kind === 'best' ? (
    <p className={styles.solved} data-says="solved">
      {words.t('puzzle.solved')}
    </p>
  ) : (
    <p className={styles.behind} data-says="behind">
      {words.t('puzzle.behind', { unit, points: verdict.points })}
    </p>
  );
}

/** Both turns, line by line. */
function Lines({ puzzle, own }: { readonly puzzle: PuzzleSet; readonly own: readonly TableLine[] | undefined }) {
  const words = useWords();
  const best = useMemo(() => new PuzzleSource(puzzle.example, puzzle.seat, puzzle.best).story(), [puzzle]);
  return (
    <>
      {own !== undefined && <Line title={words.t('puzzle.yours')} story={own} />}
      <Line title={words.t('puzzle.best')} story={best} />
    </>
  );
}

function Line({ title, story }: { readonly title: string; readonly story: readonly TableLine[] }) {
  const { line } = useSpeech();
  return (
    <>
      <h3 className={look.label}>{title}</h3>
      <ol>
        {story.map((told, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story that's over doesn't change
          <li key={i}>
            <Sentence words={line(told)} />
          </li>
        ))}
      </ol>
    </>
  );
}
