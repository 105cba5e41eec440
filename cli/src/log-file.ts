import { readFileSync } from 'node:fs';
import { type Log, type Match, parseLog, Refusal, replay } from '@moonstaff/kernel';
import { ADAPTERS } from '@moonstaff/scenarios';
import { loadWords } from '@moonstaff/text';
import { Failed } from './exit.ts';
import type { Speech } from './words.ts';

/** A log file, played through. `-` reads standard input. */
export async function replayedFile(
  path: string,
  { language }: Speech,
): Promise<{ readonly log: Log; readonly match: Match }> {
  try {
    const games = [...ADAPTERS.values()].map(({ game }) => game);
    const log = parseLog(readText(path));
    return { log, match: replay(log, games) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Failed('replay.refused', { path, reason: (await loadWords(language)).say(error.phrase) });
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new Failed('args.file', { path, reason: error instanceof Error ? error.message : String(error) });
  }
}
