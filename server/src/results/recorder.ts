import type { LiveTables } from '../live/index.ts';
import { rateGame } from '../ratings/rate.ts';
import { type RatingStore, ratingStatement } from '../ratings/store.ts';
import type { WorkResult } from '../scheduler.ts';
import type { Store } from '../store/index.ts';
import type { Statement } from '../store/sql.ts';
import { type Finished, finishedOf, type StoredResult, type StoredSeat } from './result.ts';
import { sumStatements } from './sums.ts';

interface RecorderOptions {
  readonly store: Store;
  readonly ratings: RatingStore;
  readonly liveTables: () => LiveTables;
}

/** All games together have a rating of their own. */
export const ALL_GAMES = '*';

/** Writes the results of finished games, once each, with the sums and ratings that follow. */
export class Recorder {
  readonly #options: RecorderOptions;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Throws if another game of the same people was recorded at the same moment. The scheduler tries again. */
  async record(table: string): Promise<WorkResult> {
    const { store, liveTables } = this.#options;
    const finished = finishedOf(await liveTables().freshTable(table));
    if (finished === undefined || (await this.#isRecorded(table))) return 'done';
    const known = await store.people.names(peopleIn(finished.result));
    const { rated, statements } = await this.#rate(finished.result, (person) => known.has(person));
    const written = await store.sql.commit([...statementsFor({ ...finished, result: rated }), ...statements]);
    if (written === undefined && !(await this.#isRecorded(table))) throw new Error(`the result of ${table} was raced`);
    return 'done';
  }

  async #isRecorded(table: string): Promise<boolean> {
    const rows = await this.#options.store.sql.read('SELECT 1 AS one FROM results WHERE table_id = $1', [table]);
    return rows.length > 0;
  }

  /** The result with everyone's new ratings, and what has to be written for them. */
  async #rate(
    result: StoredResult,
    isHere: (person: string) => boolean,
  ): Promise<{ readonly rated: StoredResult; readonly statements: readonly Statement[] }> {
    if (!result.rated) return { rated: result, statements: [] };
    const statements: Statement[] = [];
    let { seats } = result;
    for (const game of [result.game, ALL_GAMES]) {
      const people = seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
      const ratings = new Map((await this.#options.ratings.of(people, game)).map((one) => [one.person, one]));
      const after = rateGame(
        seats.map(({ place = 1, person, level }) => {
          const skill = person === undefined ? undefined : ratings.get(person);
          return { place, ...(skill !== undefined && { skill }), ...(level !== undefined && { level }) };
        }),
      );
      seats = seats.map((seat, index): StoredSeat => {
        const old = ratings.get(seat.person ?? '');
        const skill = after[index];
        if (old === undefined || skill === undefined || !isHere(old.person)) return seat;
        const statement = ratingStatement(old, skill, result.finishedAt);
        statements.push(statement);
        if (game === ALL_GAMES) return seat;
        const rating = Number(statement.values?.[4]);
        return { ...seat, rating, change: rating - old.shown };
      });
    }
    return { rated: { ...result, seats }, statements };
  }
}

const peopleIn = ({ seats }: StoredResult): readonly string[] =>
  seats.flatMap(({ person }) => (person === undefined ? [] : [person]));

/** Everything a finished game writes, except ratings. */
export function statementsFor({ result, takes }: Finished): readonly Statement[] {
  const { table, game, board, club, finishedAt } = result;
  const bots = result.seats.filter(({ person }) => person === undefined).length;
  return [
    {
      text: `INSERT INTO results (table_id, game, board, club, finished_at, body) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (table_id) DO NOTHING`,
      values: [table, game, board, club, finishedAt, JSON.stringify(result)],
      changes: 1,
    },
    ...result.seats.flatMap((seat): readonly Statement[] => {
      const { person, total, place, rating } = seat;
      if (person === undefined) return [];
      const facts = {
        total,
        players: result.seats.length,
        bots,
        ...(place !== undefined && { place }),
        ...(rating !== undefined && { rating }),
        takes: takes.filter((take) => take.seat === seat.seat).map(({ kind, id }) => [kind, id]),
      };
      return [
        {
          text: `INSERT INTO result_people (table_id, person, game, board, club, finished_at, won, facts)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          values: [table, person, game, board, club, finishedAt, Number(seat.won), JSON.stringify(facts)],
        },
      ];
    }),
    ...sumStatements(result),
  ];
}
