import { checkOut } from '@moonstaff/tools/other-commit';
import { median } from './measure.ts';
import { postgresTime, postmasterOf, processorTime } from './processor.ts';
import { openRush, type Rush, type RushOptions } from './rush.ts';

export interface SideBySideOptions {
  /** The commit to compare with. */
  readonly against: string;
  readonly kind: 'sqlite' | 'postgres';
  readonly nodes: number;
  readonly tables: number;
  readonly game: string;
  readonly rounds: number;
}

export interface Compared {
  readonly before: number;
  readonly after: number;
  /** After divided by before, in the median round. */
  readonly ratio: number;
}

export interface SideBySideReport {
  readonly against: string;
  readonly movesPerSecond: Compared;
  /** Milliseconds of processor time per move, nodes and PostgreSQL together. */
  readonly processor: Compared;
  /** The same for those who play, who share the machine with the servers. */
  readonly players: Compared;
  readonly lost: number;
}

interface Side {
  readonly rush: Rush;
  /** Processor time used so far. */
  used(): number;
}

interface Round {
  readonly moves: number;
  readonly processor: number;
  readonly players: number;
}

const SECONDS = 2;

/** The code of a fresh server isn't compiled yet, and one with more code takes longer. On a busy machine, time says little. */
const WARM_UP_MOVES = 10_000;

/** Both play at full speed, taking turns in short rounds, so that other load on the machine affects both alike. */
export async function sideBySide({ against, kind, rounds, ...rest }: SideBySideOptions): Promise<SideBySideReport> {
  const other = checkOut(against);
  const options: RushOptions = { database: kind, ...rest };
  const before = await openSide({ ...options, script: other.script });
  const after = await openSide(options);
  try {
    for (const { rush } of [before, after]) await warmUp(rush);
    const found: { readonly before: Round; readonly after: Round }[] = [];
    for (let round = 0; round < rounds; round++) {
      const first = await play(before);
      found.push({ before: first, after: await play(after) });
    }
    const of = (value: (round: Round) => number): Compared => compare(found, value);
    return {
      against: other.commit,
      movesPerSecond: of(({ moves }) => moves),
      processor: of(({ processor }) => processor),
      players: of(({ players }) => players),
      lost: (await before.rush.lost()) + (await after.rush.lost()),
    };
  } finally {
    await before.rush.close();
    await after.rush.close();
    other.remove();
  }
}

/** Compares a figure of both sides. The median round counts. */
export const compare = <Round>(
  rounds: readonly { readonly before: Round; readonly after: Round }[],
  figure: (round: Round) => number,
): Compared => ({
  before: rounded(median(rounds.map(({ before }) => figure(before)))),
  after: rounded(median(rounds.map(({ after }) => figure(after)))),
  ratio: rounded(median(rounds.map(({ before, after }) => figure(after) / figure(before)))),
});

async function openSide(options: RushOptions): Promise<Side> {
  const rush = await openRush(options);
  const postmaster = options.database === 'postgres' ? await postmasterOf(rush.where) : undefined;
  const used = (): number =>
    rush.nodes.reduce(
      (sum, { pid }) => sum + processorTime(pid),
      postmaster === undefined ? 0 : postgresTime(postmaster),
    );
  return { rush, used };
}

async function warmUp(rush: Rush): Promise<void> {
  for (let made = 0; made < WARM_UP_MOVES; ) made += (await rush.run(SECONDS)) * SECONDS;
}

async function play({ rush, used }: Side): Promise<Round> {
  // Replace finished games by new tables before the clock starts.
  await rush.run(0);
  const [before, began, own] = [used(), performance.now(), process.cpuUsage()];
  const moves = await rush.run(SECONDS);
  const made = (moves * (performance.now() - began)) / 1000;
  const { user, system } = process.cpuUsage(own);
  return { moves, processor: (used() - before) / made, players: (user + system) / 1000 / made };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
