import { type GameId, isGameId } from '@moonstaff/catalogue';
import type { ActionShape, Entry, Json } from '@moonstaff/kernel';
import {
  begin,
  type Draft,
  draftsIn,
  draftText,
  Fault,
  type Finding,
  played,
  run,
  type ScenarioAdapter,
  scenarioOf,
} from '@moonstaff/scenarios/page';
import type { Example } from '../../table/diagram/DiagramSource.ts';

/** A file as the laboratory sees it: a draft, or where and why it can't be read. */
export type Reading = { readonly draft: Draft } | { readonly fault: Finding };

/** Reads the first scenario of a file about a game of ours. */
export function readLab(text: string): Reading {
  try {
    const [draft] = draftsIn('lab', text);
    if (draft === undefined) return { fault: new Fault(1, 'form.empty').finding };
    const { game } = draft.given;
    if (isGameId(String(game))) return { draft };
    return { fault: new Fault(1, 'game.unknown', { game: String(game), known: ['arnak', 'guild'] }).finding };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.finding };
    throw error;
  }
}

export const gameOf = ({ given }: Draft): GameId | undefined => {
  const game = String(given['game']);
  return isGameId(game) ? game : undefined;
};

/** A fresh table, with nothing set up yet. */
export const freshDraft = (game: GameId, players: number, title: string): Draft => ({
  title,
  rules: [game === 'arnak' ? 'A-GEN-1' : 'G-GEN-1'],
  given: { game, seats: players },
  when: [],
  expects: game === 'arnak' ? { phase: 'turns' } : { over: false },
});

/** A position on the bench: what it looks like before anything's done, and a table to play it on. */
export interface Laid {
  readonly facts: Json;
  readonly seats: readonly string[];
  readonly example: Example;
}

/** Sets a draft up, or says where it's wrong. */
export function setUp(draft: Draft, adapter: ScenarioAdapter, nameOf: (seat: number) => string): Laid | Finding {
  let scenario: ReturnType<typeof scenarioOf>;
  try {
    scenario = scenarioOf(draft);
  } catch (error) {
    if (error instanceof Fault) return error.finding;
    throw error;
  }
  const first = begin(scenario, adapter);
  if ('key' in first) return first;
  const last = played(scenario, adapter);
  if ('key' in last) return last;
  const { header, entries, game } = last;
  const { seats } = scenario;
  return {
    facts: adapter.facts(first.state, seats),
    seats,
    example: {
      ...{ game, rules: header.rules, options: header.options, seed: header.seed, entries },
      names: seats.map((_, seat) => nameOf(seat)),
      told: adapter.told?.(first.state) ?? [],
    },
  };
}

/** The draft with what has been done since as its steps. */
export const withSteps = (draft: Draft, seats: readonly string[], entries: readonly Entry[]): Draft => ({
  ...draft,
  when: entries.flatMap((entry): readonly Json[] =>
    entry.kind === 'act'
      ? [{ [seats[entry.seat] ?? '']: entry.action as ActionShape & { readonly [field: string]: Json } }]
      : [],
  ),
});

/** Every fact after all steps of a draft. */
export function factsAfter(draft: Draft, adapter: ScenarioAdapter): Json {
  const scenario = scenarioOf(draft);
  const match = played(scenario, adapter);
  return 'key' in match ? {} : adapter.facts(match.state, scenario.seats);
}

/** A fact by its path, with its value, as far as it's a word or a number. */
export interface Fact {
  readonly path: string;
  readonly value: string | number | boolean;
}

/** Every word and number of a state, by path. */
export function factsIn(facts: Json, path = ''): readonly Fact[] {
  if (typeof facts === 'string' || typeof facts === 'number' || typeof facts === 'boolean')
    return [{ path, value: facts }];
  if (facts === null) return [];
  return Object.entries(facts).flatMap(([name, value]) =>
    factsIn(value as Json, path === '' ? name : `${path}.${name}`),
  );
}

/** What somebody types, as a value of a file. */
const typed = (text: string): Json =>
  text === 'true' ? true : text === 'false' ? false : /^-?\d+$/.test(text) ? Number(text) : text;

/** A draft that says what's expected instead. */
export const withComplaint = (draft: Draft, rules: readonly string[], path: string, expected: string): Draft => ({
  ...draft,
  rules: rules.length === 0 ? draft.rules : rules,
  expects: { [path]: typed(expected) },
});

/** Whether a draft fails today. */
export const failsToday = (draft: Draft, adapter: ScenarioAdapter): boolean =>
  run(scenarioOf(draft), adapter).length > 0;

export const fileOf = (draft: Draft): string => draftText(draft);
