import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '@moonstaff/bots';
import { GAME_IDS } from '@moonstaff/catalogue';
import { type KeptCalibration, keptCalibration } from '../learn/calibrate.ts';
import { type LearnRun, runOf } from '../learn/record.ts';
import type { Trial } from '../trial/record.ts';
import { BOUTS } from './bouts.ts';
import type { Kept } from './play.ts';

const ROOT = join(import.meta.dirname, '../../..');

export const PAGE = join(ROOT, 'docs/bots.md');
export const keptFile = (name: string): string => join(ROOT, 'bots/results', `${name}.json`);

/** What people report about their own games, with sources. */
export interface Reported {
  readonly game: string;
  readonly who: string;
  readonly score: string;
  readonly source: string;
}

/** All kept results of the bots' games. */
export interface Results {
  readonly bouts: ReadonlyMap<string, Kept>;
  readonly runs: readonly Run[];
  /** The trial of all levels, and a short one with less time. */
  readonly trials: readonly Trial[];
  /** What was learned, and how far the forecast can be trusted. */
  readonly learned: readonly LearnRun[];
  readonly calibrations: readonly KeptCalibration[];
}

const read = <T>(name: string): T => JSON.parse(readFileSync(keptFile(name), 'utf8'));
const isKept = (name: string): boolean => existsSync(keptFile(name));

export const keptResults = (): Results => ({
  bouts: new Map(BOUTS.filter(({ name }) => isKept(name)).map(({ name }) => [name, read<Kept>(name)])),
  runs: GAME_IDS.filter((game) => isKept(`tune-${game}`)).map((game) => read<Run>(`tune-${game}`)),
  trials: ['trial', 'trial-4ms'].filter(isKept).map((name) => read<Trial>(name)),
  learned: GAME_IDS.flatMap((game) => runOf(game) ?? []),
  calibrations: GAME_IDS.flatMap((game) => keptCalibration(game) ?? []),
});

export const readPlayers = (): readonly Reported[] => read<readonly Reported[]>('reported');
