import { type ActionShape, type Json, Match, same, seedFrom } from '@moonstaff/kernel';
import type { ScenarioAdapter } from './adapter.ts';
import { arranged } from './begin.ts';
import { json } from './choose.ts';
import type { Draft } from './draft.ts';

/** How many entries before a moment are looked through for one that can be set up by hand. */
const REACH = 60;

interface Setting {
  readonly adapter: ScenarioAdapter;
  readonly seats: readonly string[];
  readonly options: Json;
  readonly rules: number;
}

/** What has left the game, or lies where nobody gets to it. */
const BESIDE: readonly string[] = ['box', 'returned', 'investigateDeck'];

/** The facts that matter for what follows. */
export function essential(facts: Json): Json {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return facts;
  const kept = Object.entries(facts).filter(([name]) => !BESIDE.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, essential(value as Json)]));
}

const isLike = ({ adapter, seats }: Setting, a: unknown, b: unknown): boolean =>
  same(essential(adapter.facts(a, seats)), essential(adapter.facts(b, seats)));

function tableOf({ adapter, seats, options, rules }: Setting, parts: Draft['given']): Match | undefined {
  try {
    const seed = seedFrom('scenario');
    return Match.start(arranged(adapter, parts, seats), { seats: seats.length, options, seed, rules });
  } catch {
    return undefined;
  }
}

/** The parts that set up a state, if a table set up by them is like it in everything that matters. */
function partsOf(setting: Setting, state: unknown): Draft['given'] | undefined {
  const parts = setting.adapter.position?.(state, setting.seats);
  const again = parts && tableOf(setting, parts);
  return again !== undefined && isLike(setting, again.state, state) ? parts : undefined;
}

const draftFrom = ({ adapter, seats, options, rules }: Setting, parts: Draft['given']): Draft => ({
  title: '',
  rules: [],
  given: { game: adapter.game.id, seats: [...seats], options, version: rules, ...parts },
  when: [],
  expects: {},
});

/** One state as a draft; nothing if something is being decided that no set-up can show. */
export function draftOfState(setting: Setting, state: unknown): Draft | undefined {
  const parts = partsOf(setting, state);
  return parts && draftFrom(setting, parts);
}

/**
 * The moment after `count` actions of a match: a position that can be set up by hand, and what was done since. Nothing
 * if there's no such position near enough.
 */
export function draftOfMoment(
  match: Match,
  adapter: ScenarioAdapter,
  seats: readonly string[],
  count: number,
): Draft | undefined {
  const { options, rules } = match.header;
  const setting: Setting = { adapter, seats, options: json(options), rules };
  const acts = match.moves.slice(0, count).map(({ seat, action }) => ({ seat, action }));
  const states = statesOf(match, acts);
  for (let at = acts.length; at >= Math.max(0, acts.length - REACH); at--) {
    const parts = partsOf(setting, states[at]);
    const since = acts.slice(at);
    if (parts === undefined || !leadsTo(setting, parts, since, states.at(-1))) continue;
    const when = since.map(({ seat, action }): Json => ({ [seats[seat] ?? '']: json(action) }));
    return { ...draftFrom(setting, parts), when };
  }
  return undefined;
}

/** Whether these actions lead from there to this state: chance may have it otherwise. */
function leadsTo(setting: Setting, parts: Draft['given'], acts: readonly Act[], state: unknown): boolean {
  const match = tableOf(setting, parts);
  if (match === undefined) return false;
  try {
    for (const { seat, action } of acts) match.act(seat, action);
  } catch {
    return false;
  }
  return isLike(setting, match.state, state);
}

interface Act {
  readonly seat: number;
  readonly action: ActionShape;
}

/** The states before and after each action. */
function statesOf(match: Match, acts: readonly Act[]): readonly unknown[] {
  const again = Match.start(match.game, match.header);
  return [
    structuredClone(again.state),
    ...acts.map(({ seat, action }) => {
      again.act(seat, action);
      return structuredClone(again.state);
    }),
  ];
}
