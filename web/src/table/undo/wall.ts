import type { Phrase } from '@moonstaff/kernel';
import type { BoardModule } from '../board.ts';
import type { Snapshot } from '../source.ts';
import { isMyTurn } from '../turn.ts';

/** Why nothing can be undone. At the start of one's own turn that's no news: the last one is over. */
export function wallOf(now: Snapshot, board: Pick<BoardModule, 'turnWalls'> | undefined): Phrase | undefined {
  const { steps, why } = now.undo;
  if (steps > 0 || why === undefined) return undefined;
  return isMyTurn(now) && board?.turnWalls.includes(why.key) ? undefined : why;
}
