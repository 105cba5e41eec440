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
  /** How many of the other bots' seats at its table it finished ahead of: half of them if it's as strong as they are. */
  readonly beaten?: Mean;
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
  const beaten: number[] = [];
  let won = 0;
  for (const { fixture, outcome } of played) {
    for (const [seat, entrant] of fixture.seating.entries()) {
      if (entrant !== index) continue;
      const own = scoreOf(outcome.scores, seat);
      const others = outcome.scores.filter((score) => score.seat !== seat).map(({ total }) => total);
      scores.push(own);
      if (others.length > 0) differences.push(own - others.reduce((sum, total) => sum + total, 0) / others.length);
      const met = results(outcome, seat, rivalsOf(fixture, index));
      if (met.length > 0) beaten.push(met.reduce((sum, result) => sum + result, 0) / met.length);
      if (outcome.winners.includes(seat)) won += 1 / outcome.winners.length;
    }
  }
  return {
    name,
    games: scores.length,
    wins: shareOf(won, scores.length),
    score: meanOf(scores),
    difference: meanOf(differences),
    beaten: meanOf(beaten),
    rating,
  };
}

function scoreOf(scores: Played['outcome']['scores'], seat: Seat): number {
  return scores.find((score) => score.seat === seat)?.total ?? 0;
}

/** The seats of other bots. */
const rivalsOf = ({ seating }: Played['fixture'], own: number): readonly Seat[] =>
  seating.flatMap((entrant, seat) => (entrant === own ? [] : [seat]));

/** How a seat fared against each of these: 1 ahead of it, ½ in the same place, 0 behind it. */
function results({ ranking }: Played['outcome'], seat: Seat, rivals: readonly Seat[]): readonly number[] {
  const place = (one: Seat): number => ranking.findIndex((group) => group.includes(one));
  return rivals.map((rival) => (Math.sign(place(rival) - place(seat)) + 1) / 2);
}

function duels(names: readonly string[], { fixture, outcome }: Played): Duel[] {
  const list: Duel[] = [];
  for (const [a, entrant] of fixture.seating.entries()) {
    const rivals = rivalsOf(fixture, entrant).filter((b) => b > a);
    for (const [i, score] of results(outcome, a, rivals).entries()) {
      list.push({ a: at(names, entrant), b: at(names, at(fixture.seating, at(rivals, i))), score });
    }
  }
  return list;
}
