import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Subject } from '@moonstaff/kernel/conformance';
import type { CaseFile } from './case-files.ts';
import { takeTests } from './node-test.ts';

/** Something that holds in the game as it is, and may not hold with a mutant. */
export interface Case {
  /** Unique: the file and the title. */
  readonly key: string;
  readonly holds: () => Promise<boolean> | boolean;
}

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

/** Each imports what it needs only then: a thread often lives for a single mutant and one kind of case. */
const LOADERS: { readonly [K in CaseFile['kind']]: (path: string) => Promise<readonly Case[]> } = {
  scenario: async (path) => {
    const { readFile, runWith } = await import('../../files.ts');
    const { ADAPTERS } = await import('../../games.ts');
    const reading = readFile(path);
    if ('fault' in reading) return [{ key: 'can be read', holds: () => false }];
    return reading.scenarios.map((scenario) => ({
      key: scenario.title,
      holds: () => runWith(scenario, ADAPTERS).length === 0,
    }));
  },

  test: async (path) => {
    // The same mutant gets the same answer every time.
    const { default: fc } = await import('fast-check');
    fc.configureGlobal({ seed: 1 });
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
    const kit = await import('@moonstaff/kernel/conformance');
    const claims: { readonly [name: string]: Subject } = await import(pathToFileURL(path).href);
    return Object.entries(claims).flatMap(([name, subject]) =>
      'game' in subject && 'claims' in subject ? conformanceCases(kit, name, subject) : [],
    );
  },
};

type Kit = typeof import('@moonstaff/kernel/conformance');

/** One game of two; the kit's own tests play more, and count the lines of play. */
const conformanceCases = (kit: Kit, name: string, subject: Subject): readonly Case[] => [
  { key: `${name}: options`, holds: () => holds(() => kit.checkOptions(subject)) },
  ...kit
    .configurationsOf(subject)
    .filter(({ seats }) => seats === 2)
    .slice(0, 1)
    .map((configuration) => ({
      key: `${name}: ${JSON.stringify(configuration)}`,
      holds: () => holds(() => kit.conformIn(subject, configuration, { games: 1, seed: 'mutants' })),
    })),
];

function holds(findings: () => readonly unknown[]): boolean {
  try {
    return findings().length === 0;
  } catch {
    return false;
  }
}
