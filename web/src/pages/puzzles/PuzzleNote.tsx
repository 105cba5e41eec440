import type { GameId } from '@moonstaff/catalogue';
import { draftText } from '@moonstaff/scenarios/page';
import look from '../../kit/look/look.module.css';
import { packText } from '../../kit/route/pack.ts';
import { go, hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { PuzzleSource } from '../../table/puzzle/PuzzleSource.ts';
import { gradeName } from './grades.ts';
import { GRADES } from './load.ts';
import type { PuzzleSet } from './puzzle.ts';
import { keepSolved, nextOpen, solvedOf } from './solved.ts';
import { TurnNote } from './TurnNote.tsx';

interface PuzzleNoteProps {
  readonly game: GameId;
  readonly number: number;
  readonly puzzle: PuzzleSet;
  readonly source: PuzzleSource;
}

/** The note of a puzzle, with the ways to the next one and to the laboratory. */
export function PuzzleNote({ game, number, puzzle, source }: PuzzleNoteProps) {
  const words = useWords('lab', 'table', game);
  const next = nextOpen(number, GRADES[game].length, solvedOf(game));
  const openLab = async (): Promise<void> => go('lab', game, await packText(draftText(puzzle.draft)));
  return (
    <TurnNote
      turn={puzzle}
      source={source}
      label={`${words.t('puzzle.number', { n: number })} · ${gradeName(puzzle.grade, words)}`}
      title={words.t('puzzle.find')}
      task={words.t('puzzle.task', { name: puzzle.example.names[puzzle.seat] ?? '' })}
      leave={
        <a href={hrefOf('puzzles', game)} aria-label={words.t('puzzle.leave')} title={words.t('puzzle.leave')}>
          ×
        </a>
      }
      onSolved={() => keepSolved(game, number)}
      further={(solved) => (
        <>
          <a className={solved ? look.buttonMain : look.buttonDark} href={hrefOf('puzzles', game, String(next))}>
            {words.t('puzzle.next')}
          </a>
          <button type="button" className={look.buttonDark} onClick={() => void openLab()}>
            {words.t('replay.lab')}
          </button>
        </>
      )}
    />
  );
}
