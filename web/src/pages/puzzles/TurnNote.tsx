import { type ReactNode, useEffect, useMemo, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { useSpeech } from '../../table/context.ts';
import { Sentence } from '../../table/log/Sentence.tsx';
import type { TableLine } from '../../table/log/story.ts';
import { PuzzleSource } from '../../table/puzzle/PuzzleSource.ts';
import { NoteFrame } from '../frame/NoteFrame.tsx';
import styles from './Puzzle.module.css';
import type { TurnToFind } from './puzzle.ts';
import { type Judgement, useVerdict } from './useVerdict.ts';

interface TurnNoteProps {
  readonly turn: TurnToFind;
  readonly source: PuzzleSource;
  /** Which position it is. */
  readonly label: string;
  readonly title: string;
  readonly task: string;
  /** The way out, drawn as a cross. */
  readonly leave: ReactNode;
  /** Called when a turn is found that's as good as the best one. */
  readonly onSolved?: () => void;
  /** Where to go from here. */
  readonly further: (solved: boolean) => ReactNode;
}

/** What to find, what became of it, and where to go next. In place of the log. */
export function TurnNote({ turn, source, label, title, task, leave, onSolved, further }: TurnNoteProps) {
  const words = useWords();
  const judgement = useVerdict(turn, source);
  const solved = judgement.kind === 'judged' && judgement.verdict.kind === 'best';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn that's found
  useEffect(() => {
    if (solved) onSolved?.();
  }, [solved]);
  const { kind } = judgement;
  const [folded, setFolded] = useState(false);
  // What became of the turn is always seen.
  useEffect(() => setFolded((before) => before && kind === 'playing'), [kind]);
  return (
    <NoteFrame
      name={title}
      label={label}
      folded={folded}
      onFold={setFolded}
      leave={leave}
      className={`${styles.note} ${folded ? styles.folded : ''}`}
      part="puzzle"
    >
      <div className={styles.words} aria-live="polite">
        <h2>{title}</h2>
        {kind === 'playing' && <p>{task}</p>}
        <Outcome game={turn.example.game.id} judgement={judgement} />
        {(kind === 'judged' || kind === 'shown') && (
          <Lines turn={turn} own={kind === 'shown' ? undefined : source.story()} />
        )}
      </div>
      <div className={styles.keys}>
        {kind === 'playing' ? (
          <button type="button" className={look.buttonDark} data-does="show" onClick={() => source.show(turn.best)}>
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
        {further(solved)}
      </div>
    </NoteFrame>
  );
}

/** How the turn compares with the best one. */
function Outcome({ game, judgement }: { readonly game: string; readonly judgement: Judgement }) {
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
function Lines({ turn, own }: { readonly turn: TurnToFind; readonly own: readonly TableLine[] | undefined }) {
  const words = useWords();
  const best = useMemo(() => new PuzzleSource(turn.example, turn.seat, turn.best).story(), [turn]);
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
