import { type AnyGame, at } from '@moonstaff/kernel';
import type { Forecaster } from '../forecast/forecaster.ts';
import type { Lesson } from './lesson.ts';
import { viewsOf } from './outlook.ts';

/** How often results were within the range of the forecast, in one round or era. */
export interface StageCalibration {
  readonly stage: number;
  readonly forecasts: number;
  readonly inside: number;
  readonly below: number;
  readonly above: number;
  /** By how many points forecasts were too high. */
  readonly bias: number;
}

/** Forecasts whose chance to win was in one tenth: what they said on average, and how often it came true. */
export interface TenthCalibration {
  readonly forecasts: number;
  readonly said: number;
  readonly won: number;
}

export interface Calibration {
  readonly games: number;
  readonly stages: readonly StageCalibration[];
  readonly tenths: readonly TenthCalibration[];
}

const TENTHS = 10;

/** Compares forecasts at some moments of finished games with how these ended. */
export function calibrationOf(
  game: AnyGame,
  forecaster: Forecaster,
  lessons: Iterable<Lesson>,
  stageOf: (view: never) => number,
): Calibration {
  const stages: { forecasts: number; below: number; above: number; bias: number }[] = [];
  const tenths = Array.from({ length: TENTHS }, () => ({ forecasts: 0, said: 0, won: 0 }));
  let games = 0;
  for (const lesson of lessons) {
    games++;
    const { views, outcome } = viewsOf(game, lesson);
    for (const view of views) {
      const stage = stageOf(view as never);
      stages[stage] ??= { forecasts: 0, below: 0, above: 0, bias: 0 };
      for (const { seat, expected, low, high, chance } of forecaster(view)) {
        const { total } = at(outcome.scores, seat);
        const there = at(stages, stage);
        there.forecasts++;
        there.bias += expected - total;
        if (total < low) there.below++;
        if (total > high) there.above++;
        const tenth = at(tenths, Math.min(TENTHS - 1, Math.floor(chance * TENTHS)));
        tenth.forecasts++;
        tenth.said += chance;
        if (outcome.winners.includes(seat)) tenth.won += 1 / outcome.winners.length;
      }
    }
  }
  return {
    games,
    stages: stages.map(({ forecasts, below, above, bias }, stage) => ({
      stage,
      forecasts,
      inside: share(forecasts - below - above, forecasts),
      below: share(below, forecasts),
      above: share(above, forecasts),
      bias: share(bias, forecasts),
    })),
    tenths: tenths.map(({ forecasts, said, won }) => ({
      forecasts,
      said: share(said, forecasts),
      won: share(won, forecasts),
    })),
  };
}

/** Four digits are enough, and the same on every machine. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Number((part / whole).toFixed(4)));
