import { at } from '@moonstaff/kernel';
import type { Weights } from '../minds.ts';
import { tablesOf } from '../tables.ts';
import type { Mean } from '../tournament/stats.ts';
import { isBetter, moved, signsOf, stepsFrom } from './climb.ts';
import type { Duel } from './duel.ts';

/** What a round of tuning tried, and how that went. */
export interface Round {
  readonly round: number;
  /** By which factor (as a logarithm) the weights were moved in the trials. */
  readonly size: number;
  readonly tried: Weights;
  /** How far the new weights were ahead of the old ones on fresh shuffles. */
  readonly ahead: Mean;
  readonly kept: boolean;
}

/** A tuning run, with everything needed to continue or repeat it. */
export interface Run {
  readonly game: string;
  readonly seed: string;
  /** Shuffles in a round, half for the trials and half for the proof. Each is played from both sides. */
  readonly games: number;
  readonly start: Weights;
  readonly rounds: readonly Round[];
  readonly weights: Weights;
}

const START_SIZE = 0.25;

/** Plays duels in any order. The results are in the order of the duels. */
export type PlayDuels = (duels: readonly Duel[]) => Promise<readonly number[]>;

/**
 * One more round. Many games between weights moved slightly one way and the same weights moved the other way show
 * which should grow and which shrink. The new weights then have to beat the old ones on fresh shuffles.
 */
export async function nextRound(run: Run, play: PlayDuels): Promise<Run> {
  const { game, weights } = run;
  const round = run.rounds.length + 1;
  const size = sizeOf(run);
  const half = Math.max(1, Math.floor(run.games / 2));
  const signs = Array.from({ length: half }, (_, i) =>
    signsOf(`${run.seed} signs ${round} ${i}`, Object.keys(weights).length),
  );
  const tables = tablesOf(game);
  const shuffle = (kind: string, i: number) => ({
    game,
    seed: `${run.seed} ${kind} ${round} ${i}`,
    options: at(tables, i % tables.length),
  });
  const results = await play(
    signs.map((list, i) => ({
      ...shuffle('trial', i),
      first: moved(
        weights,
        list.map((sign) => sign * size),
      ),
      second: moved(
        weights,
        list.map((sign) => -sign * size),
      ),
    })),
  );
  const trials = signs.map((list, i) => ({ signs: list, ahead: at(results, i) }));
  const tried = moved(weights, stepsFrom(trials, size));
  const proof = await play(
    Array.from({ length: half }, (_, i) => ({ ...shuffle('proof', i), first: tried, second: weights })),
  );
  const { better, ahead } = isBetter(proof);
  return {
    ...run,
    rounds: [...run.rounds, { round, size, tried, ahead, kept: better }],
    weights: better ? tried : weights,
  };
}

/** Smaller steps after a round without success. */
const sizeOf = ({ rounds }: Run): number => START_SIZE * 0.7 ** rounds.filter(({ kept }) => !kept).length;
