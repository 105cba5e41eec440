import { at, canonical } from '../../data.ts';
import { nextBelow } from '../../random.ts';
import { applyAndListen, brief, difference, isWalled, type Moment } from '../moment.ts';

/** Seats that act at the same time don't interfere with each other. */
export function checkCommuting({ game, state, waiting, legal, random, report }: Moment): void {
  if (waiting.length < 2) return;
  const i = nextBelow(random, waiting.length);
  const a = at(waiting, i);
  const b = at(waiting, (i + 1 + nextBelow(random, waiting.length - 1)) % waiting.length);
  const pick = (seat: number) => at(at(legal, seat), nextBelow(random, at(legal, seat).length));
  const [x, y] = [pick(a), pick(b)];
  const [one, two] = [game.clone(state), game.clone(state)];
  const first = applyAndListen(game, one, a, x);
  if (first.settle !== undefined) return;
  if (!game.isLegal(one, b, y)) {
    report(`${brief(x)} of seat ${a} makes ${brief(y)} of seat ${b} stale`);
    return;
  }
  const second = applyAndListen(game, one, b, y);
  const third = applyAndListen(game, two, b, y);
  if (third.settle !== undefined || !game.isLegal(two, a, x)) return;
  const fourth = applyAndListen(game, two, a, x);
  if ([first, second, third, fourth].some(isWalled)) return;
  if (canonical(one) !== canonical(two)) {
    report(`${brief(x)} of seat ${a} and ${brief(y)} of seat ${b} do not commute: ${difference(one, two)}`);
  }
  if (JSON.stringify([first, second]) !== JSON.stringify([fourth, third])) {
    report(`${brief(x)} of seat ${a} and ${brief(y)} of seat ${b} tell another story in another order`);
  }
}
