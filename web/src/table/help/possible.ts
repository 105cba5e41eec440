import type { ActionShape } from '@moonstaff/kernel';
import type { BoardModule, ThingKey } from '../board.ts';
import type { Snapshot } from '../source.ts';
import { isMyTurn } from '../turn.ts';

type Deeds = Pick<BoardModule, 'deeds' | 'thingsOf'>;

/**
 * The things at which the viewer can now do what a section of the rules is about. Nothing if the section isn't about something
 * to do, or others are to move.
 */
export const possibleNow = (section: string, now: Snapshot, board: Deeds): readonly ThingKey[] | undefined =>
  isMyTurn(now) ? thingsFor(section, now.legal, now, board) : undefined;

/** The things at which they could do it after free actions. */
export const comingNow = (section: string, now: Snapshot, board: Deeds & Pick<BoardModule, 'coming'>) =>
  thingsFor(section, (isMyTurn(now) && board.coming?.(now)) || [], now, board) ?? [];

function thingsFor(section: string, actions: readonly ActionShape[], now: Snapshot, { deeds, thingsOf }: Deeds) {
  const belongs = deeds[section];
  if (belongs === undefined) return undefined;
  return [...new Set(actions.filter(belongs).flatMap((action) => thingsOf(action, now).slice(0, 1)))];
}

/** Whether an action is of one of these types. */
export const isOf =
  <Action extends ActionShape>(...types: readonly Action['type'][]) =>
  ({ type }: ActionShape): boolean =>
    types.some((one) => one === type);
