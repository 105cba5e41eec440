import { at, Match, type Outcome } from '@moonstaff/kernel';
import { choose } from '../choose.ts';
import type { AnyMind } from '../mind.ts';
import type { Level } from '../question.ts';
import type { Budget } from '../search/budget.ts';
import type { Fixture } from './schedule.ts';

export interface Entrant {
  readonly name: string;
  readonly level: Level;
  readonly budget: Budget;
}

export interface Played {
  readonly fixture: Fixture;
  readonly outcome: Outcome;
  readonly decisions: number;
}

/** Plays one fixture to its end. Each bot gets its view and its legal list, nothing more. */
export function playFixture(
  mind: AnyMind,
  entrants: readonly Entrant[],
  fixture: Fixture,
  options: Readonly<Record<string, string | number>>,
): Played {
  const { game } = mind;
  const match = Match.start(game, { seats: fixture.seating.length, options, seed: fixture.seed });
  let decisions = 0;
  for (;;) {
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) return { fixture, outcome, decisions };
    const seat = at(game.toAct(match.state), 0);
    const { level, budget } = at(entrants, at(fixture.seating, seat));
    const question = {
      view: game.view(match.state, seat),
      seat,
      legal: game.legal(match.state, seat),
      seed: `${fixture.seed} ${decisions}`,
    };
    match.act(seat, choose(mind, level, question, budget));
    decisions++;
  }
}
