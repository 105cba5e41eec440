import type { GameId } from '@moonstaff/catalogue';
import { phrase } from '@moonstaff/kernel';
import { use, useMemo } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { AsideContext } from '../../table/log/instead.ts';
import { PuzzleSource } from '../../table/puzzle/PuzzleSource.ts';
import { SeatedTable } from '../../table/shell/SeatedTable.tsx';
import { Trouble } from '../../table/shell/Trouble.tsx';
import { loadPuzzle } from './load.ts';
import { PuzzleNote } from './PuzzleNote.tsx';
import type { PuzzleSet } from './puzzle.ts';

interface PuzzlePageProps {
  readonly game: GameId;
  readonly number: number;
}

/** One puzzle: the real table, and beside it what to find. */
export function PuzzlePage({ game, number }: PuzzlePageProps) {
  const words = useWords('lab', 'table', game);
  const puzzle = use(loadPuzzle(game, number, (seat) => words.t('web.player', { n: seat + 1 })));
  if (puzzle === undefined) return <Trouble phrase={phrase('trouble.notFound')} over={false} />;
  return <PuzzleTable game={game} number={number} puzzle={puzzle} />;
}

function PuzzleTable({ game, number, puzzle }: PuzzlePageProps & { readonly puzzle: PuzzleSet }) {
  const source = useMemo(() => new PuzzleSource(puzzle.example, puzzle.seat), [puzzle]);
  return (
    <AsideContext value={<PuzzleNote game={game} number={number} puzzle={puzzle} source={source} />}>
      <SeatedTable source={source} />
    </AsideContext>
  );
}
