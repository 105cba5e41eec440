import type { Entry } from '@moonstaff/kernel';
import type { OtherTurn } from '../source.ts';

/** What a turn that wasn't played would have added to the log. */
export const entriesOf = (turn: OtherTurn | undefined): readonly Entry[] =>
  turn === undefined ? [] : turn.actions.map((action) => ({ kind: 'act', seat: turn.seat, action: { ...action } }));
