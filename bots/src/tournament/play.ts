import { type AnyGame, at, Match, type Outcome } from '@moonstaff/kernel';
import { choose } from '../choose.ts';
import type { AnyMind } from '../mind.ts';
import type { Level } from '../question.ts';
import type { Budget } from '../search/budget.ts';
import type { Fixture } from './schedule.ts';

export interface Entrant {
  readonly level: Level;
  readonly budget: Budget;
  readonly mind: AnyMind;
}

export interface Played {
  readonly fixture: Fixture;
  readonly outcome: Outcome;
  readonly decisions: number;
  /** By entrant: the milliseconds of each decision that was one. */
  readonly times: readonly (readonly number[])[];
}

/** Plays one fixture to its end. Each bot gets its view and its legal list, nothing more. */
export function playFixture(
  game: AnyGame,
  entrants: readonly Entrant[],
  fixture: Fixture,
  options: Readonly<Record<string, string | number>>,
): Played {
  const times = entrants.map((): number[] => []);
  const match = Match.start(game, { seats: fixture.seating.length, options, seed: fixture.seed });
  let decisions = 0;
  for (;;) {
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) return { fixture, outcome, decisions, times };
    const seat = at(game.toAct(match.state), 0);
    const index = at(fixture.seating, seat);
    const { level, budget, mind } = at(entrants, index);
    const question = {
      view: game.view(match.state, seat),
      seat,
      legal: game.legal(match.state, seat),
      seed: `${fixture.seed} ${decisions}`,
    };
    const elapsed = timer(budget);
    const action = choose(mind, level, question, budget);
    if (question.legal.length > 1 && elapsed !== undefined) at(times, index).push(elapsed());
    match.act(seat, action);
    decisions++;
  }
}

/** Tells how long it took, by the bot's own clock; one that counts tries has none. */
function timer(budget: Budget): (() => number) | undefined {
  if ('iterations' in budget) return undefined;
  const began = budget.now();
  return () => budget.now() - began;
}
