import { randomInt } from 'node:crypto';
import { drawDeal } from '@moonstaff/catalogue';
import type { Challenge, ChallengeResult, OwnTry, Challenges as Today, Week } from '@moonstaff/client';
import { type AnyGame, type Log, Refusal } from '@moonstaff/kernel';
import type { Thinker } from '../bots/thinker.ts';
import { HttpRefusal } from '../http/problem.ts';
import { newSeed } from '../ids.ts';
import type { LiveTables } from '../live/index.ts';
import type { Person, Store } from '../store/index.ts';
import type { Draft } from '../table/decide/index.ts';
import type { Delays } from '../table/due.ts';
import { chosenOptions } from '../table/options.ts';
import { dayAt, daysBefore, endOf } from './day.ts';
import { bestLine, challengeLevels, dealOf, wantedLines } from './lines.ts';
import { openTry } from './open.ts';
import { demandDayOver, isDayOver } from './sealed.ts';
import type { ChallengeKey, ChallengeStore, StoredChallenge, StoredTry, WeekLine } from './store.ts';

interface ChallengesOptions {
  readonly store: Store;
  readonly challenges: ChallengeStore;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly thinker: Pick<Thinker, 'levels'>;
  readonly liveTables: () => LiveTables;
  readonly delays: Delays;
  /** Where it has to be midnight for a new day. */
  readonly zone: string;
  readonly now: () => number;
  readonly monotonic: () => number;
  /** Work was written that is due at once. */
  readonly expect: (at: number) => void;
}

/** The most people in a list. */
const LISTED = 100;

/** How many days back the page offers, and a week's table counts. */
const WEEK_DAYS = 7;

/** A week's table is read again after this long, in milliseconds. */
const WEEK_KEPT = 600_000;

/** The challenges of every day: one deal in each game, one try for each person. */
export class Challenges {
  readonly #options: ChallengesOptions;
  /** Drawn challenges never change. */
  readonly #today = new Map<string, StoredChallenge>();
  #week: { readonly day: string; readonly until: number; readonly lines: readonly WeekLine[] } | undefined;

  constructor(options: ChallengesOptions) {
    this.#options = options;
  }

  /** Today's challenges, and how this person stands in them. */
  async today(person: string | undefined): Promise<Today> {
    const { challenges, games, now, zone } = this.#options;
    const day = dayAt(now(), zone);
    const drawn = await Promise.all([...games.keys()].map((game) => this.#challenge({ day, game })));
    const past = await challenges.past(day, WEEK_DAYS * games.size);
    return {
      day,
      endsAt: endOf(day, zone),
      now: now(),
      challenges: await Promise.all(drawn.map((one) => this.#shown(one, person))),
      past: past.filter((one) => games.has(one.game)),
    };
  }

  /** Starts somebody's only try, or finds it if they have started already. Returns its table. */
  async start(key: ChallengeKey, person: Pick<Person, 'id' | 'name'>): Promise<string> {
    const { challenges, games, thinker, now, delays, zone, expect } = this.#options;
    const begun = await challenges.tryOf(key, person.id);
    if (begun !== undefined) return begun.table;
    const game = games.get(key.game);
    if (game === undefined) throw new HttpRefusal(404, 'server.challenge.none');
    if (key.day !== dayAt(now(), zone)) throw new Refusal('server.challenge.over');
    const challenge = await this.#challenge(key);
    const append = openTry(challenge, game, person, { now: now(), delays });
    const lines = await challenges.lines(key);
    const isMissing = lines.filter(({ done }) => done).length < wantedLines(thinker).length;
    const body = JSON.stringify({ day: key.day, game: key.game });
    const name = `lines:${key.day}:${key.game}`;
    const work = isMissing ? [{ change: 'keep' as const, name, kind: 'lines', at: now(), body }] : [];
    const one: StoredTry = { ...key, person: person.id, table: append.row.id, startedAt: now() };
    const isFirst = await challenges.start(one, { ...append, due: [...(append.due ?? []), ...work] });
    expect(now());
    if (isFirst) return append.row.id;
    // Two devices asked at once.
    const other = await challenges.tryOf(key, person.id);
    if (other === undefined) throw new Error(`the try of ${person.id} is missing`);
    return other.table;
  }

  /** Everybody's results, for those who have nothing left to look ahead to. */
  async result(key: ChallengeKey, person: Person): Promise<ChallengeResult> {
    const { challenges, store, thinker, now } = this.#options;
    const challenge = await this.#demand(key);
    const own = await challenges.tryOf(key, person.id);
    const over = isDayOver(challenge, now());
    if (over ? own !== undefined && own.finishedAt === undefined : own?.finishedAt === undefined)
      throw new HttpRefusal(403, 'server.challenge.sealed');
    const [shown, best, lines] = await Promise.all([
      this.#shown(challenge, person.id),
      challenges.best(key, LISTED),
      challenges.lines(key),
    ]);
    const names = await store.people.shownNames(best.map((one) => one.person));
    const levels = challengeLevels(thinker);
    const bots = lines.flatMap(({ level, line, score }) => (line === 0 && score ? [{ level, ...score }] : []));
    const found = bestLine(lines, thinker);
    return {
      ...shown,
      over,
      tries: placed(best).flatMap(({ person: who, table, place, score }) => {
        const name = who === person.id ? person.name : names.get(who);
        return name === undefined || score === undefined ? [] : [{ person: who, name, table, place, ...score }];
      }),
      bots: bots.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
      ...(found?.score !== undefined && { best: { level: found.level, ...found.score } }),
    };
  }

  /** The log of a try (by its table), of a level of bots, or of the best line, once the day is over. */
  async log(key: ChallengeKey, person: Person, line: string): Promise<Log> {
    const { challenges, games, thinker, liveTables, store, now } = this.#options;
    const challenge = await this.#demand(key);
    demandDayOver(challenge, now());
    const own = await challenges.tryOf(key, person.id);
    if (own !== undefined && own.finishedAt === undefined) throw new HttpRefusal(403, 'server.challenge.sealed');
    const lines = (await challenges.lines(key)).filter(({ done }) => done);
    const played =
      line === 'best' ? bestLine(lines, thinker) : lines.find((one) => one.level === line && one.line === 0);
    const game = games.get(key.game);
    if (played !== undefined && game !== undefined) {
      const match = dealOf(challenge, game);
      for (const entry of played.entries) match.enter(entry);
      return match.log();
    }
    const found = await challenges.tryAt(key, line);
    const isShown = found?.person === person.id || (await store.people.shownNames([found?.person ?? ''])).size > 0;
    if (found?.finishedAt === undefined || !isShown) throw new HttpRefusal(404, 'server.challenge.none');
    const { match } = await liveTables().table(found.table);
    if (match === undefined) throw new HttpRefusal(404, 'server.challenge.none');
    return match.log();
  }

  /** Who did best in the last seven days, without today. */
  async week(person: Person): Promise<Week> {
    const { challenges, store, zone, now, monotonic } = this.#options;
    const day = dayAt(now(), zone);
    const [from, to] = [daysBefore(day, WEEK_DAYS), daysBefore(day, 1)];
    if (this.#week?.day !== day || this.#week.until <= monotonic())
      this.#week = { day, until: monotonic() + WEEK_KEPT, lines: await challenges.week(from, to, LISTED) };
    const { lines } = this.#week;
    const names = await store.people.shownNames(lines.map((line) => line.person));
    return {
      from,
      to,
      lines: lines.flatMap((line) => {
        const name = line.person === person.id ? person.name : names.get(line.person);
        const place = 1 + lines.filter(({ points }) => points > line.points).length;
        return name === undefined ? [] : [{ ...line, name, place }];
      }),
    };
  }

  /** The one of this day and game. It's drawn when somebody first asks for it, so nobody can know it before. */
  async #challenge(key: ChallengeKey): Promise<StoredChallenge> {
    const { challenges, games, thinker, zone } = this.#options;
    const known = this.#today.get(key.game);
    if (known?.day === key.day) return known;
    const found = await challenges.find(key);
    const game = games.get(key.game);
    if (found === undefined && game === undefined) throw new HttpRefusal(404, 'server.challenge.none');
    const drawn = found ?? (game && (await challenges.once(draw(key, game, thinker, endOf(key.day, zone)))));
    if (drawn === undefined) throw new HttpRefusal(404, 'server.challenge.none');
    this.#today.set(key.game, drawn);
    return drawn;
  }

  async #demand(key: ChallengeKey): Promise<StoredChallenge> {
    const found = await this.#options.challenges.find(key);
    if (found === undefined || !this.#options.games.has(key.game)) throw new HttpRefusal(404, 'server.challenge.none');
    return found;
  }

  /** What everybody may know of it: all but the seed. */
  async #shown(challenge: StoredChallenge, person: string | undefined): Promise<Challenge> {
    const { challenges } = this.#options;
    const { day, game, options, seats, endsAt } = challenge;
    const [players, own] = await Promise.all([
      challenges.players(challenge),
      person === undefined ? undefined : challenges.tryOf(challenge, person),
    ]);
    const mine = own === undefined ? {} : { mine: await this.#ownTry(own) };
    return { day, game, options, seats: [...seats], endsAt, players, ...mine };
  }

  async #ownTry(own: StoredTry): Promise<OwnTry> {
    const { table, startedAt, finishedAt, score } = own;
    const place = score === undefined ? undefined : await this.#options.challenges.placeOf(own, score);
    return {
      table,
      startedAt,
      ...(finishedAt !== undefined && { finishedAt }),
      ...score,
      ...(place !== undefined && { place }),
    };
  }
}

const draw = (key: ChallengeKey, game: AnyGame, thinker: Pick<Thinker, 'levels'>, endsAt: number): StoredChallenge => {
  const { seats, options } = drawDeal(game, challengeLevels(thinker), (bound) => randomInt(bound));
  return {
    day: key.day,
    game: game.id,
    seats,
    options: chosenOptions(game, seats.length, options),
    seed: newSeed(),
    rules: game.rules.current,
    endsAt,
  };
};

/** The best first. People with the same result share a place. */
function placed(tries: readonly StoredTry[]): readonly (StoredTry & { readonly place: number })[] {
  const same = (a: StoredTry, b: StoredTry): boolean =>
    a.score?.won === b.score?.won && a.score?.total === b.score?.total;
  return tries.map((one) => ({ ...one, place: 1 + tries.findIndex((other) => same(one, other)) }));
}

/** Ends a try that was still being played when its day was over. It counts as given up. */
export function endTry(draft: Draft): boolean {
  const { table, context } = draft;
  const seat = table.seats.findIndex(({ kind }) => kind === 'person');
  if (table.status !== 'playing' || table.settings.challenge === undefined || seat < 0) return false;
  draft.push({ kind: 'resigned', seat, level: context.standIn });
  draft.push({ kind: 'finished', reason: 'resigned' });
  return true;
}
