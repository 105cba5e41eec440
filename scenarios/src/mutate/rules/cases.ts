import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkOptions, checkPerft, configurationsOf, conformIn, type Subject } from '@moonstaff/kernel/conformance';
import fc from 'fast-check';
import { readFile, runWith } from '../../files.ts';
import { ADAPTERS } from '../../games.ts';
import type { CaseFile } from './case-files.ts';
import { takeTests } from './node-test.ts';

/** Something that holds in the game as it is, and may not hold with a mutant. */
export interface Case {
  /** Unique: the file and the title. */
  readonly key: string;
  readonly holds: () => Promise<boolean> | boolean;
}

// The same mutant gets the same answer every time.
fc.configureGlobal({ seed: 1 });

export async function casesOf(root: string, file: CaseFile): Promise<readonly Case[]> {
  const cases = await LOADERS[file.kind](join(root, file.path));
  const counts = new Map<string, number>();
  return cases.map(({ key, holds }) => {
    const full = `${file.path} › ${key}`;
    const count = (counts.get(full) ?? 0) + 1;
    counts.set(full, count);
    return { key: count === 1 ? full : `${full} (${count})`, holds };
  });
}

const LOADERS: { readonly [K in CaseFile['kind']]: (path: string) => Promise<readonly Case[]> } = {
  scenario: async (path) => {
    const reading = readFile(path);
    if ('fault' in reading) return [{ key: 'can be read', holds: () => false }];
    return reading.scenarios.map((scenario) => ({
      key: scenario.title,
      holds: () => runWith(scenario, ADAPTERS).length === 0,
    }));
  },

  test: async (path) => {
    await import(pathToFileURL(path).href);
    return takeTests().map(({ title, run }) => ({
      key: title,
      holds: () =>
        run().then(
          () => true,
          () => false,
        ),
    }));
  },

  conformance: async (path) => {
    const claims: { readonly [name: string]: Subject } = await import(pathToFileURL(path).href);
    return Object.entries(claims).flatMap(([name, subject]) =>
      'game' in subject && 'claims' in subject ? conformanceCases(name, subject) : [],
    );
  },
};

/** One game for each number of seats; the kit's own tests play more. The lines of play are counted once. */
const conformanceCases = (name: string, subject: Subject): readonly Case[] => [
  { key: `${name}: options`, holds: () => holds(() => checkOptions(subject)) },
  ...(name === 'subject' ? [{ key: 'lines of play', holds: () => holds(() => checkPerft(subject)) }] : []),
  ...[...new Map(configurationsOf(subject).map((one) => [one.seats, one])).values()].map((configuration) => ({
    key: `${name}: ${JSON.stringify(configuration)}`,
    holds: () => holds(() => conformIn(subject, configuration, { games: 1, seed: 'mutants' })),
  })),
];

function holds(findings: () => readonly unknown[]): boolean {
  try {
    return findings().length === 0;
  } catch {
    return false;
  }
}
