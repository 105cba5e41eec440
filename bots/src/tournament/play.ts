import type { Level } from '@moonstaff/catalogue';
import { type ActionShape, type AnyGame, at, Match, type Outcome } from '@moonstaff/kernel';
import { choose } from '../choose.ts';
import type { AnyMind } from '../mind.ts';
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
  /** By entrant: milliseconds for each decision with more than one legal action. */
  readonly times: readonly (readonly number[])[];
  /** How many decisions were late and made again, to tell a slow bot from a busy machine. */
  readonly again: number;
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
  let again = 0;
  for (;;) {
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) return { fixture, outcome, decisions, times, again };
    const seat = at(game.toAct(match.state), 0);
    const index = at(fixture.seating, seat);
    const { level, budget, mind } = at(entrants, index);
    const decision = {
      view: game.view(match.state, seat),
      seat,
      legal: game.legal(match.state, seat),
      seed: `${fixture.seed} ${decisions}`,
    };
    const decide = (): TimedAction => timed(budget, () => choose(mind, level, decision, budget));
    const { action, ms } = decide();
    const isLate = ms > limit(budget);
    if (isLate) again++;
    if (decision.legal.length > 1 && ms > 0) at(times, index).push(isLate ? Math.min(ms, decide().ms) : ms);
    match.act(seat, action);
    decisions++;
  }
}

interface TimedAction {
  readonly action: ActionShape;
  /** By the bot's own clock; 0 if its budget is in tries. */
  readonly ms: number;
}

function timed(budget: Budget, choice: () => ActionShape): TimedAction {
  if ('iterations' in budget) return { action: choice(), ms: 0 };
  const began = budget.now();
  const action = choice();
  return { action, ms: budget.now() - began };
}

/** A decision that takes longer than this is late. */
const limit = (budget: Budget): number => ('iterations' in budget ? 0 : 2 * budget.milliseconds);
