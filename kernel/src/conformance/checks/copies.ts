import { canonical } from '../../data.ts';
import { SILENT } from '../../game.ts';
import { nextBelow } from '../../random.ts';
import { difference, type Moment } from '../moment.ts';
import { notPlain } from '../plain.ts';
import { sharedPath } from '../shared.ts';

/** A clone is the same and shares nothing that can change. */
export function checkClone({ game, claims, state, waiting, legal, random, report }: Moment): void {
  const before = canonical(state);
  const copy = game.clone(state);
  if (canonical(copy) !== before) report(`a clone differs: ${difference(state, copy)}`);
  const shared = sharedPath(state, copy, claims.fixed);
  if (shared !== undefined) report(`a clone shares ${shared}`);
  for (const seat of waiting) {
    const offers = legal[seat] ?? [];
    const action = offers[nextBelow(random, Math.max(1, offers.length))];
    if (action === undefined) continue;
    const other = game.clone(state);
    game.apply(other, seat, structuredClone(action), SILENT);
    if (canonical(state) !== before) report('applying to a clone changed the original');
  }
}

/** What JSON brings back is the same state: same bytes, same actions for everybody. */
export function checkJson({ game, state, legal, report }: Moment): void {
  const odd = notPlain(state);
  if (odd !== undefined) {
    report(`the state does not survive JSON: ${odd}`);
    return;
  }
  const copy = JSON.parse(JSON.stringify(state));
  const lists = legal.map((_, seat) => game.legal(copy, seat));
  if (JSON.stringify(lists) !== JSON.stringify(legal)) report(`legal differs after JSON: ${difference(legal, lists)}`);
}
