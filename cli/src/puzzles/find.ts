import { choose, clearTurn, type Demand, firstLook, gradeOf, mindFor, standsOut, tablesOf } from '@moonstaff/bots';
import type { GameId } from '@moonstaff/catalogue';
import { type ActionShape, type AnyGame, at, type Json, Match, type Seat, same, seedFrom } from '@moonstaff/kernel';
import { type Draft, draftOfState, type ScenarioAdapter, scenarioOf } from '@moonstaff/scenarios/page';
import { tableOf, terse } from './terse.ts';

const SEATS = ['red', 'blue'];
/** From one game at most this many, so that they don't resemble each other. */
const MOST = 4;
/** How many turns lie between two puzzles of a game. */
const APART = 4;

/** There's nothing to find in a turn that begins with one of these. */
const DULL: ReadonlySet<string> = new Set(['pass', 'done']);

/** In points of the game. */
export const DEMANDS: { readonly [Id in GameId]: Demand } = {
  arnak: { glance: 0.5, clear: 1 },
  guild: { glance: 1.5, clear: 1 },
};

/** Which game the puzzles come from: the first, second … of a seed. */
export interface Origin {
  readonly seed: string;
  readonly index: number;
}

/** The first puzzles in one game of skilled bots. The same origin always has the same ones. */
export function puzzlesIn(
  id: GameId,
  adapter: ScenarioAdapter,
  { seed, index }: Origin,
  most: number = MOST,
): readonly Draft[] {
  const mind = mindFor(id);
  const game: AnyGame = mind.game;
  const tables = tablesOf(id);
  const options = at(tables, index % tables.length);
  const origin = `${seed} ${index}`;
  const match = Match.start(game, { seats: SEATS.length, options, seed: seedFrom(`puzzle ${id} ${origin}`) });
  const setting = { adapter, seats: SEATS, options, rules: game.rules.current };
  /** By seat: what's left of the turn it has planned, and whether its next action begins one. */
  const plans: (readonly ActionShape[])[] = SEATS.map(() => []);
  const isFresh = SEATS.map(() => true);
  const found: Draft[] = [];
  let turns = 0;
  let next = 0;
  for (let step = 0; found.length < most && game.outcome(match.state) === undefined; step++) {
    const seat = at(game.toAct(match.state), 0);
    const legal = game.legal(match.state, seat);
    const [planned] = at(plans, seat);
    if (planned === undefined || !legal.some((action) => same(action, planned))) {
      const question = { view: game.view(match.state, seat), seat, seed: `${origin} ${step}` };
      const seen = firstLook(mind, question);
      plans[seat] = seen[0]?.actions ?? [choose(mind, 'skilled', { ...question, legal }, { iterations: 1 })];
      if (isFresh[seat] === true) {
        turns++;
        if (turns >= next && standsOut(seen, DEMANDS[id])) {
          const draft = draftOfState(setting, match.state);
          const puzzle = draft && puzzleOf(id, adapter, draft, seat, `${origin} ${turns}`);
          if (puzzle !== undefined) {
            found.push(puzzle);
            next = turns + APART;
          }
        }
      }
    }
    const [action, ...rest] = at(plans, seat);
    if (action === undefined) throw new RangeError('a plan without actions');
    plans[seat] = rest;
    isFresh[seat] = mind.endsTurn(action);
    match.act(seat, action);
  }
  return found;
}

/** A position as a puzzle, judged as it will be set up again. Nothing if no turn is clearly the best. */
function puzzleOf(id: GameId, adapter: ScenarioAdapter, draft: Draft, seat: Seat, from: string): Draft | undefined {
  const mind = mindFor(id);
  const short = terse(draft, adapter, seat);
  const table = tableOf(short, adapter);
  if (table === undefined) return undefined;
  const question = { view: table.game.view(table.state, seat), seat, seed: from };
  const best = clearTurn(mind, question, DEMANDS[id]);
  if (best === undefined) return undefined;
  const { actions } = best.turn;
  if (DULL.has(at(actions, 0).type)) return undefined;
  const grade = gradeOf(mind, question, best.turn);
  for (const action of actions) table.act(seat, action);
  const total = table.game.scores(table.state).find((score) => score.seat === seat)?.total ?? 0;
  const name = at(SEATS, seat);
  return {
    ...short,
    puzzle: { grade, margin: rounded(best.lead.mean), error: rounded(best.lead.error), worlds: best.worlds, from },
    when: actions.map((action): Json => ({ [name]: action as ActionShape & { readonly [field: string]: Json } })),
    expects: { scores: { [name]: { total } } },
  };
}

/** A puzzle as it would be judged today; nothing if no turn is clearly the best any more. */
export function judgedAgain(id: GameId, adapter: ScenarioAdapter, puzzle: Draft): Draft | undefined {
  const [first] = scenarioOf(puzzle).steps;
  if (puzzle.puzzle === undefined || first?.kind !== 'act') return undefined;
  const position = { ...puzzle, when: [], expects: {} };
  return puzzleOf(id, adapter, position, first.seat, puzzle.puzzle.from);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
