import { type ActionShape, type AnyGame, at, Match, type Seat, seedFrom } from '@moonstaff/kernel';
import { chooseOrFallBack } from '../bots/play.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Logger } from '../logger.ts';
import type { WorkResult } from '../scheduler.ts';
import { Slices } from '../slices.ts';
import type { ChallengeKey, ChallengeScore, ChallengeStore, StoredChallenge, StoredLine } from './store.ts';

interface LinesOptions {
  readonly challenges: ChallengeStore;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly thinker: Thinker;
  /** How long a bot may think about a move, in milliseconds. */
  readonly budget: number;
  readonly log: Logger;
  readonly now: () => number;
  /** A clock in milliseconds that nobody can set. */
  readonly monotonic: () => number;
}

/** The strongest level plays this many lines. The first one is its score, the best one is shown. */
const STRONGEST_LINES = 4;

/** A line is put down after this long, well within the lease of the work, in milliseconds. */
const STRETCH = 10_000;

/** No game takes nearly as many. */
const MOST_ENTRIES = 5000;

/** The levels that play against people, weakest first. The random one only if there's no other. */
export function challengeLevels({ levels }: Pick<Thinker, 'levels'>): readonly string[] {
  const others = levels.filter((level) => level !== 'random');
  return others.length > 0 ? others : levels;
}

/** Which lines there are for every challenge. */
export function wantedLines(thinker: Pick<Thinker, 'levels'>): readonly Pick<StoredLine, 'level' | 'line'>[] {
  const levels = challengeLevels(thinker);
  const strongest = levels.at(-1) ?? '';
  const more = Array.from({ length: STRONGEST_LINES - 1 }, (_, i) => ({ level: strongest, line: i + 1 }));
  return [...levels.map((level) => ({ level, line: 0 })), ...more];
}

/** The best of the strongest level's lines that are done. */
export function bestLine(lines: readonly StoredLine[], thinker: Pick<Thinker, 'levels'>): StoredLine | undefined {
  const done = lines.filter(({ score }) => score !== undefined);
  const strength = ({ level }: StoredLine): number => thinker.levels.indexOf(level);
  const [best] = [...done].sort((a, b) => strength(b) - strength(a) || byScore(a.score, b.score) || a.line - b.line);
  return best;
}

const byScore = (a?: ChallengeScore, b?: ChallengeScore): number =>
  Number(b?.won) - Number(a?.won) || (b?.total ?? 0) - (a?.total ?? 0);

/** The table of a challenge before anybody has acted. */
export const dealOf = ({ seats, options, seed, rules }: StoredChallenge, game: AnyGame): Match =>
  Match.start(game, { seats: seats.length, options, seed, rules });

/** Lets the bots play a challenge, each level on its own, from what its seat may know. */
export class Lines {
  readonly #options: LinesOptions;

  constructor(options: LinesOptions) {
    this.#options = options;
  }

  /** Plays on for a while. What's done is stored, so another node can continue. */
  async play(key: ChallengeKey): Promise<WorkResult> {
    const { challenges, games, thinker, now, monotonic } = this.#options;
    const challenge = await challenges.find(key);
    const game = games.get(key.game);
    if (challenge === undefined || game === undefined) return 'done';
    const stored = await challenges.lines(key);
    const until = monotonic() + STRETCH;
    for (const { level, line } of wantedLines(thinker)) {
      const begun = stored.find((one) => one.level === level && one.line === line);
      if (begun?.done === true) continue;
      const played = await this.#playOn(challenge, game, begun ?? { level, line, entries: [], done: false }, until);
      await challenges.keepLine(key, played);
      if (!played.done || monotonic() >= until) return { again: now() };
    }
    return 'done';
  }

  async #playOn(challenge: StoredChallenge, game: AnyGame, line: StoredLine, until: number): Promise<StoredLine> {
    const match = dealOf(challenge, game);
    const slices = new Slices();
    for (const entry of line.entries) {
      match.enter(entry);
      await slices.pause();
    }
    const own = challenge.seats.findIndex(({ kind }) => kind === 'open');
    for (;;) {
      const [seat] = game.toAct(match.state);
      const { entries } = match;
      if (seat === undefined) return { ...line, entries, done: true, score: scoreOf(match, own) };
      if (entries.length >= MOST_ENTRIES) return { ...line, entries, done: true };
      if (this.#options.monotonic() >= until) return { ...line, entries };
      match.act(seat, await this.#choose(challenge, game, match, line, seat));
      await slices.pause();
    }
  }

  async #choose(
    challenge: StoredChallenge,
    game: AnyGame,
    match: Match,
    { level, line }: StoredLine,
    seat: Seat,
  ): Promise<ActionShape> {
    const opponent = at(challenge.seats, seat);
    return chooseOrFallBack(this.#options, {
      game: game.id,
      level: opponent.kind === 'bot' ? opponent.level : level,
      seat,
      view: game.view(match.state, seat),
      legal: game.legal(match.state, seat) as readonly ActionShape[],
      seed: seedFrom(`${challenge.seed} ${level} ${line} ${match.entries.length}`),
      budget: this.#options.budget,
    });
  }
}

function scoreOf({ game, state }: Match, seat: Seat): ChallengeScore {
  const outcome = game.outcome(state);
  const total = outcome?.scores.find((score) => score.seat === seat)?.total ?? 0;
  return { won: outcome?.winners.includes(seat) === true, total };
}
