import type { ActionShape } from '@moonstaff/kernel';
import type { Settings } from '../../kit/settings/preferences.ts';
import type { BoardModule } from '../board.ts';
import type { Snapshot } from '../source.ts';
import { isMyTurn } from '../turn.ts';

type Wishes = Pick<Settings, 'selfAnswer' | 'selfEnd' | 'motion'>;

/**
 * The answer the page may give by itself: the only one there is, or any if all are given in the end and it's all the
 * same which comes first. Not while other people play along, because how fast an
 * answer comes would tell them how many there were; and not without motion, because there'd be no moment to stop it.
 */
export function selfAnswer(
  now: Snapshot,
  board: Pick<BoardModule, 'endsTurn' | 'isAside' | 'isDone' | 'anyOf'>,
  wishes: Wishes,
): ActionShape | undefined {
  const answers = now.legal.filter((action) => board.isAside?.(action) !== true);
  const only = answers.length > 1 ? board.anyOf?.(answers, now) : answers[0];
  if (only === undefined || !isMyTurn(now) || wishes.motion === 'off') return undefined;
  if (now.sitters.filter(({ kind }) => kind === 'person').length > 1) return undefined;
  const hasPassed = now.viewer !== 'spectator' && board.isDone?.(now, now.viewer) === true;
  return (board.endsTurn(only) && !hasPassed ? wishes.selfEnd : wishes.selfAnswer) ? only : undefined;
}
