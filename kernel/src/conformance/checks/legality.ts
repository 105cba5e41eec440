import { at, canonical } from '../../data.ts';
import type { ActionShape, Seat } from '../../game.ts';
import { nextBelow } from '../../random.ts';
import { applyAndListen, brief, type Moment } from '../moment.ts';
import { cross, JUNK, mutate } from '../mutants.ts';

/** `isLegal` accepts what `legal` lists. */
export function checkListed({ game, state, legal, report }: Moment): void {
  legal.forEach((offers, seat) => {
    const refused = offers.find((action) => !game.isLegal(state, seat, action));
    if (refused !== undefined) report(`legal lists ${brief(refused)} for seat ${seat} and isLegal refuses it`);
  });
}

/** `isLegal` agrees with `legal` about any value at all. */
export function checkLegality(moment: Moment, seen: readonly ActionShape[], mutants: number): void {
  const { game, state, seats, legal, random, report } = moment;
  for (let seat = 0; seat < seats; seat++) {
    const listed = new Set(at(legal, seat).map(canonical));
    const ask = (action: unknown): void => {
      const expected = listed.has(canonical(action));
      if (game.isLegal(state, seat, action) !== expected) {
        report(`isLegal says ${!expected} and legal says ${expected} of ${brief(action)} by seat ${seat}`);
      }
    };
    for (const other of legal) if (other.length > 0) ask(other[nextBelow(random, other.length)]);
    const pool = [...at(legal, seat), ...seen];
    const draw = (): ActionShape => at(pool, nextBelow(random, pool.length));
    for (let i = 0; i < mutants && pool.length > 0; i++) {
      const action = draw();
      ask(action);
      ask(draw());
      ask(cross(action, draw(), random));
      ask(mutate(action, random));
      ask(at(JUNK, nextBelow(random, JUNK.length)));
    }
    const [first] = at(legal, seat);
    if (first !== undefined) ask(Object.fromEntries(Object.entries(first).reverse()));
  }
}

/** Every legal action can be carried out; tries at most `most` of them, on copies. */
export function checkApplies(moment: Moment, most: number): void {
  const { game, state, waiting, legal, random, report } = moment;
  const moves = waiting.flatMap((seat) => at(legal, seat).map((action): [Seat, ActionShape] => [seat, action]));
  for (let i = 0; i < Math.min(most, moves.length); i++) {
    const [seat, action] = at(moves, moves.length <= most ? i : nextBelow(random, moves.length));
    try {
      applyAndListen(game, game.clone(state), seat, structuredClone(action));
    } catch (error) {
      report(`${brief(action)} of seat ${seat} is legal and fails: ${error}`);
    }
  }
}
