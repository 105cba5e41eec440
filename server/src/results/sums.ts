import type { Statement } from '../store/sql.ts';
import type { StoredResult, StoredSeat } from './result.ts';

/** What's counted for all games together is counted under this name. */
const ALL = '*';

/**
 * Adds a finished game to the sums: of everyone, of the club and of the server. In a fixed order, so that two games that
 * end at once don't wait for each other.
 */
export function sumStatements(result: StoredResult): readonly Statement[] {
  const { game, club, seats } = result;
  const isContest = seats.length > 1 && result.reason !== 'agreed';
  const everyone = people(seats);
  const statements = ['', ...(club === undefined ? [] : [club])].flatMap((place) =>
    [game, ALL].flatMap((kind): readonly Statement[] => [
      tally(place, '', kind, isContest, false),
      ...everyone.map(({ person, won }) => tally(place, person, kind, isContest, won)),
      ...(isContest ? pairsOf(place, kind, everyone) : []),
    ]),
  );
  return statements.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ text, values = [] }: Statement): string => [text, ...values].join(' ');

type PersonSeat = StoredSeat & { readonly person: string };

const people = (seats: readonly StoredSeat[]): readonly PersonSeat[] =>
  seats.flatMap((seat) => (seat.person === undefined ? [] : [{ ...seat, person: seat.person }]));

const tally = (club: string, person: string, game: string, isContest: boolean, won: boolean): Statement => ({
  text: `INSERT INTO tallies (club, person, game, games, played, won) VALUES ($1, $2, $3, 1, $4, $5)
    ON CONFLICT (club, person, game) DO UPDATE SET games = tallies.games + 1,
      played = tallies.played + excluded.played, won = tallies.won + excluded.won`,
  values: [club, person, game, Number(isContest), Number(isContest && won)],
});

const pairsOf = (club: string, game: string, seats: readonly PersonSeat[]): readonly Statement[] =>
  seats.flatMap((seat) =>
    seats.filter(({ person }) => person !== seat.person).map((other) => pair(club, game, seat, other)),
  );

const pair = (club: string, game: string, seat: PersonSeat, other: PersonSeat): Statement => ({
  text: `INSERT INTO pairs (club, person, other, game, ahead, behind, played) VALUES ($1, $2, $3, $4, $5, $6, 1)
    ON CONFLICT (club, person, other, game) DO UPDATE SET ahead = pairs.ahead + excluded.ahead,
      behind = pairs.behind + excluded.behind, played = pairs.played + 1`,
  values: [
    club,
    seat.person,
    other.person,
    game,
    Number((seat.place ?? 0) < (other.place ?? 0)),
    Number((seat.place ?? 0) > (other.place ?? 0)),
  ],
});
