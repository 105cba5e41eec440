import type { ActionShape } from '@moonstaff/kernel';
import type { BoardModule, ThingKey } from '../board.ts';
import type { Snapshot } from '../source.ts';
import { isMyTurn } from '../turn.ts';

/**
 * The things at which the viewer can now do what a section of the rules is about. Nothing if the section isn't about something
 * to do, or others are to move.
 */
export function possibleNow(
  section: string,
  now: Snapshot,
  board: Pick<BoardModule, 'deeds' | 'thingsOf'>,
): readonly ThingKey[] | undefined {
  const belongs = board.deeds[section];
  if (belongs === undefined || !isMyTurn(now)) return undefined;
  const things = now.legal.filter(belongs).flatMap((action) => board.thingsOf(action, now).slice(0, 1));
  return [...new Set(things)];
}

/** Whether an action is of one of these types. */
export const isOf =
  <Action extends ActionShape>(...types: readonly Action['type'][]) =>
  ({ type }: ActionShape): boolean =>
    types.some((one) => one === type);
