import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioAdapter } from './adapter.ts';
import { Fault, type Finding, finding } from './fault.ts';
import { run } from './run.ts';
import { readScenarios, type Scenario } from './scenario.ts';

/** The scenario files at a path: the file itself, or all within the folder and below. */
export function scenarioFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(path, name))
    .sort();
}

/** A file that was read, or what's wrong with it. */
export type Reading =
  | { readonly file: string; readonly scenarios: readonly Scenario[] }
  | { readonly file: string; readonly fault: Finding };

export function readFile(file: string): Reading {
  try {
    return { file, scenarios: readScenarios(file, readFileSync(file, 'utf8')) };
  } catch (error) {
    if (error instanceof Fault) return { file, fault: error.finding };
    throw error;
  }
}

/** Like `run`, with the game the scenario names. */
export function runWith(scenario: Scenario, adapters: ReadonlyMap<string, ScenarioAdapter>): readonly Finding[] {
  const adapter = adapters.get(scenario.game);
  if (adapter !== undefined) return run(scenario, adapter);
  return [finding(scenario.line, 'game.unknown', { game: scenario.game, known: [...adapters.keys()] })];
}
