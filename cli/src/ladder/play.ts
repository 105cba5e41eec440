import {
  type Fixture,
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
import { PlayedGames } from './played.ts';

/** The result of a bout, as it's kept. */
export interface Kept extends Bout {
  readonly seed: string;
  readonly standings: readonly Standing[];
  readonly times: readonly Times[];
  /** With one player: how often the game was won. */
  readonly solo?: { readonly won: Share; readonly score: Mean };
}

/** How many shuffles are played at a table before the next one's turn. */
const SHUFFLES = 4;

/** Plays a bout on this many threads, and goes on where it was stopped. */
export async function playBout(bout: Bout, jobs: number, progress: () => void): Promise<Kept> {
  const bots = entrantsOf(bout.bots);
  const seed = `ladder ${bout.name}`;
  const rotations = Math.max(bots.length, bout.players);
  const each = bout.games / bout.tables.length;
  const games = new PlayedGames(bout.name);
  const isKept = (table: number, fixture: Fixture): boolean => games.find(table, fixture) !== undefined;
  // Some shuffles at each table in turn, so that a bout that is stopped has seen all of them.
  for (let from = 0; from < each; from += SHUFFLES * rotations) {
    for (const [table, options] of bout.tables.entries()) {
      const fixtures = schedule(bots.length, bout.players, each, `${seed} ${table}`)
        .slice(from, from + SHUFFLES * rotations)
        .filter((fixture) => !isKept(table, fixture));
      await playBouts(
        { game: bout.game, options, bots, ...(bout.ways && { ways: bout.ways }) },
        fixtures,
        jobs,
        (one) => {
          games.add(table, one);
          progress();
        },
      );
    }
  }
  const played = bout.tables.flatMap((_, table) =>
    schedule(bots.length, bout.players, each, `${seed} ${table}`).flatMap(
      (fixture) => games.find(table, fixture) ?? [],
    ),
  );
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
