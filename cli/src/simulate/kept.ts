import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Failed, Usage } from '../exit.ts';
import { type Counts, emptyTally, type Tally } from './tally.ts';

/** Which games are played. A file is only continued by the same ones. */
export interface Simulated {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly options: { readonly [name: string]: string };
  readonly vary: readonly string[];
  readonly seed: string;
}

/** A file that keeps what has been played so far, so that an interrupted run goes on where it was. */
export interface Kept {
  readonly simulated: Simulated;
  readonly tally: Tally;
  /** How long it has taken so far. */
  readonly seconds: number;
}

/** What the file holds, or nothing played yet if there's no such file. */
export function readKept(file: string, simulated: Simulated): Kept {
  if (!existsSync(file)) return { simulated, tally: emptyTally(), seconds: 0 };
  const kept = parsed(file);
  if (!isDeepStrictEqual(kept.simulated, simulated)) throw new Usage('simulate.other', { file });
  return kept;
}

function parsed(file: string): Kept {
  try {
    const { simulated, tally, seconds } = JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, 'map') ? new Map(value.map) : value,
    );
    if (!(tally.takes instanceof Map)) throw new TypeError('no tally');
    return { simulated, tally, seconds };
  } catch (cause) {
    throw new Failed('simulate.damaged', { file, reason: cause instanceof Error ? cause.message : String(cause) });
  }
}

/** Replaces the file in one go, so that an interruption while writing leaves the old one. */
export function writeKept(file: string, kept: Kept): void {
  const text = JSON.stringify(kept, (_, value) => (value instanceof Map ? { map: sorted(value) } : value));
  writeFileSync(`${file}.new`, `${text}\n`);
  renameSync(`${file}.new`, file);
}

/** The same games give the same file, on any number of cores. */
const sorted = (map: Counts | Map<string, unknown>): readonly (readonly [number | string, unknown])[] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
