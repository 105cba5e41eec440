import { inList, number, type Row, type Sql, type Statement, text } from '../store/sql.ts';
import { NEWCOMER, type Skill, shownRating } from './rate.ts';

/** Somebody's rating in one game, or in all (`*`). */
export interface Rating extends Skill {
  readonly person: string;
  readonly game: string;
  readonly shown: number;
  readonly games: number;
  /** The last ratings with their times, oldest first. */
  readonly recent: readonly (readonly [at: number, shown: number])[];
}

/** How many past ratings are kept at hand. The others are in the results. */
const RECENT = 30;

const newcomer = (person: string, game: string): Rating => ({
  ...NEWCOMER,
  person,
  game,
  shown: shownRating(NEWCOMER),
  games: 0,
  recent: [],
});

export const STANDINGS = `SELECT * FROM ratings WHERE game = $1 AND games >= $2 ORDER BY shown DESC LIMIT $3`;

/** CROSS JOIN tells SQLite to start with the members, which the index is for. */
export const CLUB_RATINGS = `SELECT r.* FROM club_members m CROSS JOIN ratings r
  WHERE m.club = $1 AND r.person = m.person AND r.game = $2`;

const PLACE = `SELECT COUNT(*) AS counted, COUNT(CASE WHEN shown > $3 THEN 1 END) AS above FROM ratings
  WHERE game = $1 AND games >= $2`;

export class RatingStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** In the order of the people given. Those without one are newcomers. */
  async of(people: readonly string[], game: string): Promise<readonly Rating[]> {
    if (people.length === 0) return [];
    const { list, values } = inList(people);
    const rows = await this.#sql.read(
      `SELECT * FROM ratings WHERE person IN (${list}) AND game = $${values.length + 1}`,
      [...values, game],
    );
    const known = new Map(rows.map((row) => [text(row, 'person'), ratingIn(row)]));
    return people.map((person) => known.get(person) ?? newcomer(person, game));
  }

  /** Those of a club's members, in the order given. One fixed statement is quicker than a list of two hundred people. */
  async inClub(club: string, members: readonly string[], game: string): Promise<readonly Rating[]> {
    const rows = await this.#sql.read(CLUB_RATINGS, [club, game]);
    const known = new Map(rows.map((row) => [text(row, 'person'), ratingIn(row)]));
    return members.map((person) => known.get(person) ?? newcomer(person, game));
  }

  /** Somebody's place among all who have enough games; nothing before they have. */
  async placeOf(
    person: string,
    game: string,
    games: number,
  ): Promise<
    { readonly game: string; readonly rating: number; readonly place: number; readonly of: number } | undefined
  > {
    const [own] = await this.of([person], game);
    if (own === undefined || own.games < games) return undefined;
    const [row] = await this.#sql.read(PLACE, [game, games, own.shown]);
    return row && { game, rating: own.shown, place: number(row, 'above') + 1, of: number(row, 'counted') };
  }

  /** The best of the whole server, among those with enough games. */
  async best(game: string, games: number, limit: number): Promise<readonly Rating[]> {
    return (await this.#sql.read(STANDINGS, [game, games, limit])).map(ratingIn);
  }
}

/** Writes a new rating, unless another game has changed the old one in the meantime. Leaves out people who are gone. */
export function ratingStatement(old: Rating, skill: Skill, at: number): Statement {
  const { person, game, games } = old;
  const shown = shownRating(skill);
  const recent = JSON.stringify([...old.recent, [at, shown]].slice(-RECENT));
  const values = [person, game, skill.mu, skill.sigma, shown, recent];
  return games === 0
    ? {
        text: `INSERT INTO ratings (person, game, mu, sigma, shown, recent, games) VALUES ($1, $2, $3, $4, $5, $6, 1)
          ON CONFLICT DO NOTHING`,
        values,
        changes: 1,
      }
    : {
        text: `UPDATE ratings SET mu = $3, sigma = $4, shown = $5, recent = $6, games = games + 1
          WHERE person = $1 AND game = $2 AND games = $7`,
        values: [...values, games],
        changes: 1,
      };
}

function ratingIn(row: Row): Rating {
  return {
    person: text(row, 'person'),
    game: text(row, 'game'),
    mu: number(row, 'mu'),
    sigma: number(row, 'sigma'),
    shown: number(row, 'shown'),
    games: number(row, 'games'),
    recent: JSON.parse(text(row, 'recent')) as Rating['recent'],
  };
}
