import {
  type Mean,
  meanOf,
  type Played,
  type Share,
  type Standing,
  schedule,
  shareOf,
  standings,
} from '@moonstaff/bots';
import { entrantsOf } from '../tournament/entrants.ts';
import { playBouts } from '../tournament/run.ts';
import { type Times, timesOf } from '../tournament/times.ts';
import type { Bout } from './bouts.ts';

/** The result of a bout, as it's kept. */
export interface Kept extends Bout {
  readonly seed: string;
  readonly standings: readonly Standing[];
  readonly times: readonly Times[];
  /** With one player: how often the game was won. */
  readonly solo?: { readonly won: Share; readonly score: Mean };
}

/** Plays a bout on this many threads. */
export async function playBout(bout: Bout, jobs: number, progress: () => void): Promise<Kept> {
  const bots = entrantsOf(bout.bots);
  const seed = `ladder ${bout.name}`;
  const played: Played[] = [];
  for (const [index, options] of bout.tables.entries()) {
    const fixtures = schedule(bots.length, bout.players, bout.games / bout.tables.length, `${seed} ${index}`);
    played.push(...(await playBouts({ game: bout.game, options, bots }, fixtures, jobs, progress)));
  }
  return {
    ...bout,
    seed,
    standings: standings(
      bots.map(({ name }) => name),
      played,
    ),
    times: timesOf(bots, played),
    ...(bout.players === 1 && { solo: soloOf(played) }),
  };
}

const soloOf = (played: readonly Played[]) => ({
  won: shareOf(played.filter(({ outcome }) => outcome.winners.length > 0).length, played.length),
  score: meanOf(played.map(({ outcome }) => outcome.scores[0]?.total ?? 0)),
});
