import type { PersonGame } from '@moonstaff/client';

/** Which games the page is about. */
export interface PersonFilter {
  /** With anybody, only with people, or in the club with this id. */
  readonly company: 'all' | 'people' | { readonly club: string };
  readonly period: 'all' | 'quarter';
}

const DAY = 24 * 60 * 60 * 1000;
const QUARTER = 90 * DAY;

export const isSolo = ({ seats }: PersonGame): boolean => seats.length === 1;

/** Somebody else's seat that a person has. */
const hasPeople = ({ seats, own }: PersonGame): boolean =>
  seats.some(({ seat, person }) => seat !== own && person !== undefined);

export const chosenGames = (
  games: readonly PersonGame[],
  { company, period }: PersonFilter,
  now: number,
): readonly PersonGame[] =>
  games.filter((game) => {
    if (period === 'quarter' && game.finishedAt < now - QUARTER) return false;
    if (company === 'all') return true;
    return company === 'people' ? hasPeople(game) : game.club === company.club;
  });

const ownSeat = ({ seats, own }: PersonGame) => seats.find(({ seat }) => seat === own);

const ownTotal = (game: PersonGame): number => ownSeat(game)?.total ?? 0;

/** The place the person came in, where there was somebody to compare with. */
export const ownPlace = (game: PersonGame): number | undefined => (isSolo(game) ? undefined : ownSeat(game)?.place);

const hasWon = (game: PersonGame): boolean => ownSeat(game)?.won ?? false;

export const ownChange = (game: PersonGame): number | undefined => ownSeat(game)?.change;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Games against somebody that counted: how often the person came in each place. */
export interface Placing {
  readonly played: number;
  readonly won: number;
  /** First to fourth. */
  readonly places: readonly number[];
}

const contests = (games: readonly PersonGame[]): readonly PersonGame[] =>
  games.filter((game) => ownPlace(game) !== undefined);

export function placing(games: readonly PersonGame[]): Placing {
  const played = contests(games);
  return {
    played: played.length,
    won: played.filter(hasWon).length,
    places: [1, 2, 3, 4].map((place) => played.filter((game) => ownPlace(game) === place).length),
  };
}

/** How often an even player would win: the mean of 1 divided by the number of players. */
export const evenRate = (games: readonly PersonGame[]): number =>
  mean(contests(games).map(({ seats }) => 1 / seats.length));

export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
}

/** The rating after each rated game, oldest first. */
export const ratingsOver = (games: readonly PersonGame[], game: string): readonly RatingPoint[] =>
  games
    .filter((one) => one.game === game)
    .flatMap((one) => {
      const rating = ownSeat(one)?.rating;
      return rating === undefined ? [] : [{ at: one.finishedAt, rating }];
    })
    .sort((a, b) => a.at - b.at);

export interface Spread {
  /** Where the bars begin, and how wide each is, in points. */
  readonly from: number;
  readonly step: number;
  readonly counts: readonly number[];
  readonly mean: number;
  readonly best: number;
  readonly last: number;
}

/** At most this many bars. */
const BARS = 12;
const STEPS = [5, 10, 20, 50, 100];

/** How the scores are spread; games newest first. */
export function spreadOf(games: readonly PersonGame[]): Spread | undefined {
  const totals = games.map(ownTotal);
  const [last] = totals;
  if (last === undefined) return undefined;
  const [least, best] = [Math.min(...totals), Math.max(...totals)];
  const step = STEPS.find((one) => Math.floor(best / one) - Math.floor(least / one) < BARS) ?? 200;
  const from = Math.floor(least / step) * step;
  const counts = Array.from({ length: Math.floor((best - from) / step) + 1 }, (_, i) => {
    const low = from + i * step;
    return totals.filter((total) => total >= low && total < low + step).length;
  });
  return { from, step, counts, mean: mean(totals), best, last };
}

export interface BoardLine {
  readonly game: string;
  readonly board: string;
  readonly games: number;
  readonly worst: number;
  readonly mean: number;
  readonly best: number;
  /** Of those against somebody; absent if there was none. */
  readonly wonRate?: number;
}

/** By temple and map, the most played first. */
export function boardLines(games: readonly PersonGame[]): readonly BoardLine[] {
  const groups = Map.groupBy(games, ({ game, board }) => `${game} ${board}`);
  return [...groups.values()]
    .flatMap((group): readonly BoardLine[] => {
      const [first] = group;
      if (first === undefined) return [];
      const totals = group.map(ownTotal);
      const { played, won } = placing(group);
      return [
        {
          game: first.game,
          board: first.board,
          games: group.length,
          worst: Math.min(...totals),
          mean: mean(totals),
          best: Math.max(...totals),
          ...(played > 0 && { wonRate: won / played }),
        },
      ];
    })
    .sort((a, b) => b.games - a.games || a.board.localeCompare(b.board));
}

export interface Opponent {
  readonly person: string;
  readonly name: string;
  readonly ahead: number;
  readonly behind: number;
}

/** Against whom: every game both sat in counts, also if a third one won. Those met most often come first. */
export function opponentsOf(games: readonly PersonGame[]): readonly Opponent[] {
  const met = new Map<string, Opponent>();
  for (const game of contests(games)) {
    const place = ownPlace(game) ?? 0;
    for (const { seat, person, name, place: theirs = 0 } of game.seats) {
      if (person === undefined || seat === game.own || name === '') continue;
      const before = met.get(person) ?? { person, name, ahead: 0, behind: 0 };
      met.set(person, {
        ...before,
        ahead: before.ahead + Number(place < theirs),
        behind: before.behind + Number(place > theirs),
      });
    }
  }
  const played = ({ ahead, behind }: Opponent): number => ahead + behind;
  return [...met.values()].sort((a, b) => played(b) - played(a) || a.name.localeCompare(b.name));
}

export type TakeKind = PersonGame['takes'][number][0];

export interface TakeLine {
  readonly kind: TakeKind;
  readonly id: string;
  readonly times: number;
  readonly wonRate: number;
}

/** What's taken more seldom says nothing. */
const LEAST_TIMES = 5;

/** What the person takes and how it fares, the most frequent first; only in games against somebody. */
export function takeLines(games: readonly PersonGame[], kinds: readonly TakeKind[]): readonly TakeLine[] {
  const taken = new Map<string, { readonly kind: TakeKind; readonly id: string; times: number; won: number }>();
  for (const game of contests(games)) {
    for (const [kind, id] of game.takes) {
      if (!kinds.includes(kind)) continue;
      const one = taken.get(`${kind} ${id}`) ?? { kind, id, times: 0, won: 0 };
      one.times++;
      if (hasWon(game)) one.won++;
      taken.set(`${kind} ${id}`, one);
    }
  }
  return [...taken.values()]
    .filter(({ times }) => times >= LEAST_TIMES)
    .map(({ kind, id, times, won }) => ({ kind, id, times, wonRate: won / times }))
    .sort((a, b) => b.times - a.times || b.wonRate - a.wonRate || a.id.localeCompare(b.id));
}

/** What the list of games is narrowed down to, by pressing something above it. */
export type Narrowed =
  | { readonly by: 'board'; readonly game: string; readonly board: string }
  | { readonly by: 'person'; readonly person: string; readonly name: string }
  | { readonly by: 'take'; readonly kind: TakeKind; readonly id: string }
  | { readonly by: 'points'; readonly game: string; readonly from: number; readonly to: number }
  | { readonly by: 'won' };

export function isAmong(game: PersonGame, narrowed: Narrowed): boolean {
  switch (narrowed.by) {
    case 'board':
      return game.game === narrowed.game && game.board === narrowed.board;
    case 'person':
      return game.seats.some(({ person }) => person === narrowed.person);
    case 'take':
      return game.takes.some(([kind, id]) => kind === narrowed.kind && id === narrowed.id);
    case 'points':
      return game.game === narrowed.game && ownTotal(game) >= narrowed.from && ownTotal(game) < narrowed.to;
    case 'won':
      return hasWon(game) && !isSolo(game);
  }
}

/** From this many games on there's more than a list. */
export const ENOUGH_GAMES = 3;
