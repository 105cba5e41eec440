import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { readFile, scenarioFiles } from './files.ts';
import { type Gaps, gaps, type Rule, rulesIn, type Unrunnable } from './ledger.ts';
import type { Scenario } from './scenario.ts';

/** The files of this project that are about scenarios. */
const ROOT = join(import.meta.dirname, '../..');

/** Every readable scenario of a game, in its folder or another, with its file as a path from the project's root. */
export function scenariosOf(game: string, folder = join(ROOT, 'scenarios', game)): readonly Scenario[] {
  if (!existsSync(folder)) return [];
  return scenarioFiles(folder).flatMap((file) => {
    const reading = readFile(file);
    const name = relative(ROOT, file).replaceAll('\\', '/');
    return 'fault' in reading
      ? []
      : reading.scenarios.filter((scenario) => scenario.game === game).map((scenario) => ({ ...scenario, file: name }));
  });
}

export const rulesOf = (game: string): readonly Rule[] =>
  rulesIn(readFileSync(join(ROOT, 'docs/rules', `${game}.md`), 'utf8'));

export function unrunnableOf(game: string): Unrunnable {
  const all: { readonly [game: string]: Unrunnable | null } = parse(
    readFileSync(join(ROOT, 'scenarios/unrunnable.yaml'), 'utf8'),
  );
  return all[game] ?? {};
}

/** What's wrong with the ledger of a game, whose scenarios take a while to read. */
export const gapsOf = (game: string, scenarios = scenariosOf(game)): Gaps =>
  gaps(rulesOf(game), scenarios, unrunnableOf(game));

/** How many scenarios show each rule, for the pages of the rules. */
export const countsFile = (game: string): string => join(ROOT, 'scenarios/counts', `${game}.json`);

export const ledgerFile = (game: string): string => join(ROOT, 'docs', `ledger-${game}.md`);
