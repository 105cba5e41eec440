import type { ActionShape } from '@moonstaff/kernel';
import type { Settings } from '../../kit/settings/preferences.ts';
import type { BoardModule } from '../board.ts';
import type { Snapshot } from '../source.ts';
import { isMyTurn } from '../turn.ts';

type Wishes = Pick<Settings, 'selfAnswer' | 'selfEnd' | 'motion'>;

/**
 * The answer the page may give by itself: the only one there is. Not while other people play along, because how fast an
 * answer comes would tell them how many there were; and not without motion, because there'd be no moment to stop it.
 */
export function selfAnswer(
  now: Snapshot,
  board: Pick<BoardModule, 'endsTurn' | 'isAside'>,
  wishes: Wishes,
): ActionShape | undefined {
  const [only, ...others] = now.legal.filter((action) => board.isAside?.(action) !== true);
  if (only === undefined || others.length > 0 || !isMyTurn(now) || wishes.motion === 'off') return undefined;
  if (now.sitters.filter(({ kind }) => kind === 'person').length > 1) return undefined;
  return (board.endsTurn(only) ? wishes.selfEnd : wishes.selfAnswer) ? only : undefined;
}
