import { isGameId } from '@moonstaff/catalogue';
import { Suspense } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { boardKind } from './boardKind.ts';

interface BoardNameProps {
  readonly game: string;
  readonly options: { readonly [option: string]: string | number };
  /** Written before the name. */
  readonly before?: string;
}

/** The temple or map a table is played on. Its words come with those of the game, so it may appear a little later. */
export function BoardName({ game, options, before = '' }: BoardNameProps) {
  const board = options['board'] ?? options['map'];
  if (board === undefined) return null;
  return (
    <Suspense>
      {before}
      <Name game={game} board={board} />
    </Suspense>
  );
}

function Name({ game, board }: { readonly game: string; readonly board: string | number }) {
  const words = useWords(...(isGameId(game) ? [game] : []));
  return words.name(boardKind(game), board);
}
