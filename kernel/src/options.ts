import { Refusal } from './refusal.ts';

/**
 * One choice made before the game. The first value is the default unless `preset` names another. A default never
 * changes: logs that don't name the option were played with it.
 */
export interface OptionSpec {
  readonly values: readonly (string | number)[];
  readonly preset?: string | number;
  /** Only for these numbers of players; otherwise the option doesn't exist. */
  readonly players?: readonly number[];
  /** Numbers among the values are seats; only those that are there can be chosen. */
  readonly seats?: true;
}

export type OptionSpecs = { readonly [name: string]: OptionSpec };

/** Complete options: every name of the specification, with one of its values. */
export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name]['values'][number];
};

/** The options of a table, whatever the game. */
export type Options = { readonly [name: string]: string | number };

export const presetOf = (spec: OptionSpec): string | number | undefined => spec.preset ?? spec.values[0];

/** The options of this specification that exist for this many players. */
export function optionsFor(specs: OptionSpecs, seats: number): readonly (readonly [string, OptionSpec])[] {
  return Object.entries(specs)
    .filter(([, spec]) => spec.players === undefined || spec.players.includes(seats))
    .map(([name, spec]) => [name, spec.seats ? { ...spec, values: spec.values.filter(isThere(seats)) } : spec]);
}

const isThere =
  (seats: number) =>
  (value: string | number): boolean =>
    typeof value !== 'number' || value < seats;

/** Those that differ from their default. */
export function changedOptions(specs: OptionSpecs, options: Options): Options {
  const isChanged = ([name, value]: readonly [string, string | number]): boolean => {
    const spec = specs[name];
    return spec === undefined || presetOf(spec) !== value;
  };
  return Object.fromEntries(Object.entries(options).filter(isChanged));
}

/**
 * Complete, frozen options: fills in defaults and refuses what isn't offered. A value may come as text (from a command
 * line); `"3"` is taken for 3 where 3 is offered.
 */
export function parseOptions<Specs extends OptionSpecs>(specs: Specs, seats: number, given: unknown): OptionsOf<Specs> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Refusal('options.shape', { given: typeof given });
  }
  const raw = given as Record<string, unknown>;
  const offered = new Map(optionsFor(specs, seats));
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(specs, name)) throw new Refusal('options.unknown', { name, known: Object.keys(specs) });
    if (!offered.has(name)) {
      throw new Refusal('options.players', { name, seats, players: [...(specs[name]?.players ?? [])] });
    }
  }
  const chosen: Record<string, string | number | undefined> = {};
  for (const [name, spec] of Object.entries(specs)) {
    chosen[name] = Object.hasOwn(raw, name) ? pick(name, spec, raw[name]) : presetOf(spec);
  }
  return Object.freeze(chosen) as OptionsOf<Specs>;
}

function pick(name: string, spec: OptionSpec, given: unknown): string | number {
  const value = spec.values.find((offer) => offer === given || (typeof given === 'string' && String(offer) === given));
  if (value === undefined)
    throw new Refusal('options.value', { name, given: String(given), offered: [...spec.values] });
  return value;
}
