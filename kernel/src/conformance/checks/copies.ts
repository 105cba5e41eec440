import { SILENT } from '../../game.ts';
import { nextBelow } from '../../random.ts';
import { viewersOf } from '../claims.ts';
import { difference, type Moment } from '../moment.ts';
import { notPlain } from '../plain.ts';
import { sharedPath } from '../shared.ts';
import { isText, textOf } from '../text.ts';

/** A clone is the same and shares nothing that can change. */
export function checkClone({ game, claims, state, waiting, legal, random, report }: Moment): void {
  const before = textOf(state);
  const copy = game.clone(state);
  if (!isText(copy, before)) report(`a clone differs: ${difference(state, copy)}`);
  if (!Object.isFrozen(state.options)) report('the options can be changed');
  const shared = sharedPath(state, copy, claims.fixed);
  if (shared !== undefined) report(`a clone shares ${shared}`);
  for (const seat of waiting) {
    const offers = legal[seat] ?? [];
    const action = offers[nextBelow(random, Math.max(1, offers.length))];
    if (action === undefined) continue;
    const other = game.clone(state);
    game.apply(other, seat, structuredClone(action), SILENT);
    if (textOf(state) !== before) report('applying to a clone changed the original');
  }
}

/** The state holds nothing that JSON would lose. */
export function checkPlain({ state, report }: Moment): void {
  const odd = notPlain(state);
  if (odd !== undefined) report(`the state does not survive JSON: ${odd}`);
}

/** After JSON everybody has the same actions. */
export function checkJson({ game, state, legal, report }: Moment): void {
  const copy = JSON.parse(JSON.stringify(state));
  const lists = legal.map((_, seat) => game.legal(copy, seat));
  if (JSON.stringify(lists) !== JSON.stringify(legal)) report(`legal differs after JSON: ${difference(legal, lists)}`);
}

/** Actions end up in logs, and views are sent out: neither may change when the state does. */
export function checkSharing({ game, state, seats, legal, report }: Moment): void {
  const action = sharedPath(state, legal);
  if (action !== undefined) report(`legal, at seat.${action}, shares with the state`);
  for (const viewer of viewersOf(seats)) {
    const shared = sharedPath(state, game.view(state, viewer));
    if (shared !== undefined) report(`the view of ${viewer} shares ${shared} with the state`);
  }
}
