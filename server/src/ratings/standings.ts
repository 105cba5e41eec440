import type { Standing } from '@moonstaff/client';
import type { Tally } from '../results/store.ts';
import { GAMES_TO_A_RATING } from './rate.ts';
import type { Rating } from './store.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const SHOWN = 10;

/** Lines of the standings, best first; those without a rating come last. */
export function standingsOf(
  ratings: readonly Rating[],
  names: ReadonlyMap<string, string>,
  tallies: ReadonlyMap<string, Tally>,
  now: number,
): Standing[] {
  return ratings
    .filter(({ person, games }) => names.has(person) && (games > 0 || tallies.has(person)))
    .map((rating) => standingOf(rating, names, tallies, now))
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.games - a.games || a.name.localeCompare(b.name));
}

function standingOf(
  { person, shown, games, recent }: Rating,
  names: ReadonlyMap<string, string>,
  tallies: ReadonlyMap<string, Tally>,
  now: number,
): Standing {
  const { played, won } = tallies.get(person) ?? { played: 0, won: 0 };
  const last = recent.at(-1);
  const line = { person, name: names.get(person) ?? '', games, played, won };
  if (games < GAMES_TO_A_RATING) return { ...line, recent: [] };
  return {
    ...line,
    rating: shown,
    change: shown - ratingBefore(recent, now - WEEK),
    recent: recent.slice(-SHOWN).map(([, value]) => value),
    ...(last !== undefined && { lastAt: last[0] }),
  };
}

/** The last rating before that time. If all that's kept is newer, the oldest we have. */
function ratingBefore(recent: Rating['recent'], time: number): number {
  const before = recent.filter(([at]) => at < time).at(-1) ?? recent[0];
  return before?.[1] ?? 0;
}
