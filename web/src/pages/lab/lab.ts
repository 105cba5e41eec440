import { type GameId, isGameId } from '@moonstaff/catalogue';
import { type ActionShape, type Entry, type Json, same } from '@moonstaff/kernel';
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

/** A file as the laboratory sees it: what's in it, or where and why it can't be read. */
export type Reading = { readonly drafts: readonly [Draft, ...Draft[]] } | { readonly fault: Finding };

/** Reads the scenarios of a file about a game of ours. */
export function readLab(text: string): Reading {
  try {
    const [first, ...more] = draftsIn('lab', text);
    if (first === undefined) return { fault: new Fault(1, 'form.empty').finding };
    const { game } = first.given;
    if (isGameId(String(game))) return { drafts: [first, ...more] };
    return { fault: new Fault(1, 'game.unknown', { game: String(game), known: ['arnak', 'guild'] }).finding };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.finding };
    throw error;
  }
}

/** A file of these scenarios. */
export const fileOf = (drafts: readonly Draft[]): string => drafts.map(draftText).join('---\n');

export const gameOf = ({ given }: Draft): GameId | undefined => {
  const game = String(given['game']);
  return isGameId(game) ? game : undefined;
};

/** The game that a file is about, if it can be read. */
export function gameIn(text: string): GameId | undefined {
  const reading = readLab(text);
  return 'drafts' in reading ? gameOf(reading.drafts[0]) : undefined;
}

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

const isLook = (step: Json): boolean => typeof step === 'object' && step !== null && 'then' in step;

/** How many of its own steps a draft keeps if only this many of its deeds are left: looks go with the deed before them. */
function stepsKept(when: readonly Json[], deeds: number): number {
  let done = 0;
  const next = when.findIndex((step) => !isLook(step) && ++done > deeds);
  return next < 0 ? when.length : next;
}

/**
 * The draft with what has been done since as further steps. As far as its own steps are still what was done, they stay as they
 * were written, with the looks between them.
 */
export function withSteps(draft: Draft, { seats, example }: Laid, entries: readonly Entry[]): Draft {
  const parted = entries.findIndex((entry, i) => !same(entry, example.entries[i]));
  const shared = parted < 0 ? entries.length : parted;
  const more = entries
    .slice(shared)
    .flatMap((entry): readonly Json[] =>
      entry.kind === 'act'
        ? [{ [seats[entry.seat] ?? '']: entry.action as ActionShape & { readonly [field: string]: Json } }]
        : [],
    );
  return { ...draft, when: [...draft.when.slice(0, stepsKept(draft.when, shared)), ...more] };
}

/** The draft with those of its steps that can still be done. */
export function withPossibleSteps(draft: Draft, adapter: ScenarioAdapter): Draft {
  for (let count = draft.when.length; count > 0; count--) {
    const some = { ...draft, when: draft.when.slice(0, count) };
    if (!('key' in setUp(some, adapter, String))) return some;
  }
  return { ...draft, when: [] };
}

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
