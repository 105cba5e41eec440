/** What strangers may have written, and what reads it. See `guided-fuzz.ts`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, parseLog, Refusal, replay } from '@moonstaff/kernel';
import { ADAPTERS, Fault, readScenarios, runWith, scenarioFiles } from '@moonstaff/scenarios';
import { loadGames } from '@moonstaff/server';
import type { Target } from '@moonstaff/tools/guided';
import { checkBackup } from '../src/operator/backup.ts';
import { openProtocol } from './fuzz-protocol.ts';
import { GAME_SOURCES } from './games.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, '../test/fixtures');

const isRefusal = (error: unknown): boolean => error instanceof Refusal;

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The first moves of a game, which take less time than all. */
function shortened(text: string, entries: number): string {
  const log = JSON.parse(text) as { entries: unknown[]; end: { entries: number } };
  log.entries = log.entries.slice(0, entries);
  log.end.entries = log.entries.length;
  return JSON.stringify(log);
}

async function openLogs(): Promise<Target> {
  const games: readonly AnyGame[] = [...(await loadGames(GAME_SOURCES)).values()];
  const logs = [...filesIn(join(ROOT, 'tools/test/logs'), /\.log\.json$/), ...filesIn(FIXTURES, /\.log\.json$/)];
  return {
    seeds: logs.flatMap((text) => [shortened(text, 6), shortened(text, 30)]),
    run: (input) => void replay(parseLog(input), games),
    isRefusal,
  };
}

async function openScenarios(): Promise<Target> {
  const files = scenarioFiles(join(ROOT, 'scenarios'))
    .filter((name) => !/node_modules|mutants/.test(name))
    .map((name) => readFileSync(name, 'utf8'))
    .filter((text) => text.length < 3000);
  return {
    seeds: files.slice(0, 120),
    run: (input) => {
      for (const scenario of readScenarios('fuzz.yaml', input)) runWith(scenario, ADAPTERS);
    },
    isRefusal: (error) => error instanceof Fault || isRefusal(error),
  };
}

async function openBackups(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-fuzz-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'backup.jsonl');
  // A few rows of every table are as good as all.
  const shorter = (text: string): string => {
    const counts = new Map<string, number>();
    const [head = '', ...lines] = text.trim().split('\n');
    const rows = lines.slice(0, -1).filter((line) => {
      const { table } = JSON.parse(line) as { table: string };
      counts.set(table, (counts.get(table) ?? 0) + 1);
      return (counts.get(table) ?? 0) <= 3;
    });
    return `${[head, ...rows, JSON.stringify({ end: rows.length })].join('\n')}\n`;
  };
  return {
    seeds: filesIn(FIXTURES, /\.jsonl$/).map(shorter),
    run: async (input) => {
      writeFileSync(file, input);
      await checkBackup(file);
    },
    isRefusal,
  };
}

export const targets: Readonly<Record<string, () => Promise<Target>>> = {
  log: openLogs,
  scenario: openScenarios,
  backup: openBackups,
  protocol: openProtocol,
};
