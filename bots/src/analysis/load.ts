import { loadForecaster } from '../forecast/forecaster.ts';
import { loadMind } from '../learned/load.ts';
import type { Judge } from './judge.ts';

/** Fetches what the turns of a game are judged with. */
export const loadJudge = async (game: string, tries: number): Promise<Judge> => ({
  mind: await loadMind(game, 'master'),
  forecast: await loadForecaster(game),
  tries,
});
