/** Options shared by the commands that play games, and how these print figures. */
import { availableParallelism } from 'node:os';
import type { AnyGame, OptionSpecs } from '@moonstaff/kernel';
import type { Parsed } from './command.ts';
import { Usage } from './exit.ts';
import { numberOf, optionValue } from './parse.ts';

/** The options of a game, as they're written on the command line. */
export function offered(game: AnyGame): readonly string[] {
  const specs: OptionSpecs = game.options;
  return Object.entries(specs).map(([name, { values }]) => `${name}=${values.join('|')}`);
}

export function playersOf(parsed: Parsed, { seats: { min, max } }: AnyGame): number {
  return numberOf(parsed, 'players', { preset: Math.max(min, Math.min(2, max)), min, max });
}

export function optionsOf(parsed: Parsed): { readonly [name: string]: string } {
  const pairs = (parsed.values.get('option') ?? []).map((given) => {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(given) ?? [];
    if (name === undefined || value === undefined) throw new Usage('args.pair', { given });
    return [name, value] as const;
  });
  return Object.fromEntries(pairs);
}

export function jobsOf(parsed: Parsed, preset: 'one' | 'all' = 'one'): number {
  const most = availableParallelism();
  if (optionValue(parsed, 'jobs') === 'all') return most;
  return numberOf(parsed, 'jobs', { preset: preset === 'all' ? most : 1, min: 1, max: Math.max(most, 64) });
}

/** Three significant digits. */
export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
