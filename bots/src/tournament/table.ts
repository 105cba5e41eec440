import { at, type Seat } from '@moonstaff/kernel';
import type { Played } from './play.ts';
import { type Duel, type Mean, meanOf, ratings, type Share, shareOf } from './stats.ts';

export interface Standing {
  readonly name: string;
  readonly games: number;
  readonly wins: Share;
  readonly score: Mean;
  /** The bot's score minus the mean of the others at the table. */
  readonly difference: Mean;
  readonly rating: number;
}

/** What a tournament showed, strongest first. */
export function standings(names: readonly string[], played: readonly Played[]): Standing[] {
  const rated = ratings(
    names,
    played.flatMap((game) => duels(names, game)),
  );
  return names
    .map((name, index) => standing(name, index, played, rated.get(name) ?? 1500))
    .sort((a, b) => b.rating - a.rating);
}

function standing(name: string, index: number, played: readonly Played[], rating: number): Standing {
  const scores: number[] = [];
  const differences: number[] = [];
  let won = 0;
  for (const { fixture, outcome } of played) {
    for (const [seat, entrant] of fixture.seating.entries()) {
      if (entrant !== index) continue;
      const own = scoreOf(outcome.scores, seat);
      const others = outcome.scores.filter((score) => score.seat !== seat).map(({ total }) => total);
      scores.push(own);
      if (others.length > 0) differences.push(own - others.reduce((sum, total) => sum + total, 0) / others.length);
      if (outcome.winners.includes(seat)) won += 1 / outcome.winners.length;
    }
  }
  return {
    name,
    games: scores.length,
    wins: shareOf(won, scores.length),
    score: meanOf(scores),
    difference: meanOf(differences),
    rating,
  };
}

function scoreOf(scores: Played['outcome']['scores'], seat: Seat): number {
  return scores.find((score) => score.seat === seat)?.total ?? 0;
}

function duels(names: readonly string[], { fixture, outcome }: Played): Duel[] {
  const place = (seat: Seat): number => outcome.ranking.findIndex((group) => group.includes(seat));
  const list: Duel[] = [];
  for (let a = 0; a < fixture.seating.length; a++) {
    for (let b = a + 1; b < fixture.seating.length; b++) {
      const first = at(names, at(fixture.seating, a));
      const second = at(names, at(fixture.seating, b));
      if (first === second) continue;
      const ahead = place(b) - place(a);
      list.push({ a: first, b: second, score: ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5 });
    }
  }
  return list;
}
