import { Match } from '../match.ts';
import { optionsFor, presetOf } from '../options.ts';
import { seedFrom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { Variation } from './checks/pieces.ts';
import type { Configuration, Finding, Subject } from './claims.ts';
import { perft } from './perft.ts';
import { trial } from './trial.ts';

export interface Extent {
  /** Random games in each configuration. */
  readonly games: number;
  /** Words from which the seeds of the games are made. */
  readonly seed: string;
}

/** Everything the kit finds wrong with a game; empty when it conforms. */
export function conform(subject: Subject, extent: Extent): readonly Finding[] {
  return [
    ...checkOptions(subject),
    ...checkPerft(subject),
    ...configurationsOf(subject).flatMap((configuration) => conformIn(subject, configuration, extent)),
  ];
}

/** The random games of one configuration, up to the first finding. */
export function conformIn(subject: Subject, configuration: Configuration, { games, seed }: Extent): readonly Finding[] {
  const variation = new Variation();
  for (let i = 0; i < games; i++) {
    const findings = trial(subject, configuration, seedOf(seed, configuration, i), variation);
    if (findings.length > 0) return findings;
  }
  return variation.frozen().map((what) => {
    return { check: 'variation', configuration, seed, step: 0, what: `never dealt anew: ${what}` };
  });
}

/** The words for the seed of one game. */
export const seedOf = (seed: string, { seats, options }: Configuration, game: number): string =>
  [seed, seats, ...Object.entries(options).map(([name, value]) => `${name}=${value}`), game].join(' ');

/** The claimed configurations, or every number of seats with every value of every option once. */
export function configurationsOf({ game, claims }: Subject): readonly Configuration[] {
  if (claims.configurations !== undefined) return claims.configurations;
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((seats) => {
    const others = optionsFor(game.options, seats).flatMap(([name, spec]) =>
      spec.values.filter((value) => value !== presetOf(spec)).map((value) => ({ seats, options: { [name]: value } })),
    );
    return [{ seats, options: {} }, ...others];
  });
}

/** Tables that must be refused: too few or too many seats, unknown options, values not offered. */
export function checkOptions({ game }: Subject): readonly Finding[] {
  const { min, max } = game.seats;
  const wrong: [number, { [name: string]: unknown }][] = [
    [min - 1, {}],
    [max + 1, {}],
    [min + 0.5, {}],
    [min, { 'no such option': 1 }],
  ];
  for (let seats = min; seats <= max; seats++) {
    const offered = optionsFor(game.options, seats).map(([name]) => name);
    for (const [name, spec] of Object.entries(game.options)) {
      if (!offered.includes(name)) wrong.push([seats, { [name]: presetOf(spec) }]);
      for (const value of ['no such value', -1, 1e9, true, [], {}]) wrong.push([seats, { [name]: value }]);
    }
  }
  return wrong.flatMap(([seats, options]) => {
    const ending = ofStarting(() => Match.start(game, { seats, options, seed: seedFrom('options') }));
    const configuration = { seats, options: {} };
    const what = `a table with ${JSON.stringify(options)} for ${seats} ${ending}`;
    return ending === 'is refused' ? [] : [{ check: 'options', configuration, seed: 'options', step: 0, what }];
  });
}

function ofStarting(start: () => void): string {
  try {
    start();
    return 'is set up';
  } catch (error) {
    return error instanceof Refusal ? 'is refused' : `fails: ${error}`;
  }
}

/** The number of lines of play is a fingerprint of the rules: it changes only with them. */
export function checkPerft({ game, claims }: Subject): readonly Finding[] {
  return claims.perft.flatMap(({ lines, ...table }) => {
    const { seats, options, seed, depth, rules } = table;
    const counted = countOrFault(() => perft(game, table));
    if (counted === lines) return [];
    const by = rules === undefined ? '' : ` by version ${rules} of the rules`;
    const what = `${counted} lines of ${depth} actions${by}, ${lines} claimed`;
    return [{ check: 'perft', configuration: { seats, options }, seed, step: 0, what }];
  });
}

function countOrFault(count: () => number): number | string {
  try {
    return count();
  } catch (error) {
    return `${error} instead of the`;
  }
}
