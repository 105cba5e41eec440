import { type ActionShape, at, fastRandom, type Seat, SILENT } from '@moonstaff/kernel';
import type { Decision } from '../decision.ts';
import type { AnyMind, TurnSearch } from '../mind.ts';
import { type Plan, planTurn } from '../search/turn.ts';

/** A decision without its legal list: a whole turn is looked at, not its first action. */
export type TurnQuestion = Omit<Decision, 'legal'>;

/** A whole turn, up to its end or to where something hidden is shown. */
export interface Turn {
  readonly actions: readonly ActionShape[];
  readonly value: number;
  /** Equal for turns that lead to the same table. */
  readonly end: string;
}

/**
 * The turns that lead to different tables, best first by the value right after them. They're looked for in as many
 * imagined states as `worlds` says.
 */
export function turnsOf(
  mind: AnyMind,
  { view, seat, seed }: TurnQuestion,
  search: TurnSearch,
  worlds: number,
): readonly Turn[] {
  const random = fastRandom(seed);
  const first = mind.game.imagine(view, random);
  const found = new Map<string, Turn>();
  const add = ({ actions, value }: Plan): void => {
    const end = endOf(mind, first, seat, actions);
    if ((found.get(end)?.value ?? Number.NEGATIVE_INFINITY) < value) found.set(end, { actions, value, end });
  };
  for (let i = 0; i < worlds; i++) {
    const world = i === 0 ? first : mind.game.imagine(view, random);
    for (const plan of planTurn(mind, world, seat, search)) add(plan);
  }
  return [...found.values()].sort((a, b) => b.value - a.value);
}

/** What this seat sees after these actions, no matter in which order things came to lie there. */
function endOf(mind: AnyMind, start: unknown, seat: Seat, actions: readonly ActionShape[]): string {
  const state = mind.game.clone(start);
  for (const action of actions) mind.game.apply(state, seat, action, SILENT);
  return JSON.stringify(mind.game.view(state, seat), (_, value) =>
    Array.isArray(value) && value.every((item) => typeof item !== 'object') ? [...value].sort() : value,
  );
}

/** Equal for turns that lead to the same table, and to the `end` of those found by `turnsOf`. */
export const endOfTurn = (mind: AnyMind, { view, seat, seed }: TurnQuestion, actions: readonly ActionShape[]): string =>
  endOf(mind, mind.game.imagine(view, fastRandom(seed)), seat, actions);

/** Whether two turns lead to the same table. */
export const isSameTurn = (
  mind: AnyMind,
  question: TurnQuestion,
  a: readonly ActionShape[],
  b: readonly ActionShape[],
): boolean => endOfTurn(mind, question, a) === endOfTurn(mind, question, b);

/** The turn that a search comes up with. */
export const turnFound = (mind: AnyMind, { view, seat, seed }: TurnQuestion, search: TurnSearch): Plan =>
  at(planTurn(mind, mind.game.imagine(view, fastRandom(seed)), seat, search), 0);
