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

interface Compared {
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
}

const SECONDS = 2;

/** Both play at full speed, taking turns in short rounds, so that other load on the machine affects both alike. */
export async function sideBySide({ against, kind, rounds, ...rest }: SideBySideOptions): Promise<SideBySideReport> {
  const other = checkOut(against);
  const options: RushOptions = { database: kind, ...rest };
  const before = await openSide({ ...options, script: other.script });
  const after = await openSide(options);
  try {
    // Warm up: the code of a fresh server isn't compiled yet.
    for (const side of [before, after, before, after]) await side.rush.run(SECONDS);
    const found: { readonly before: Round; readonly after: Round }[] = [];
    for (let round = 0; round < rounds; round++) {
      const first = await play(before);
      found.push({ before: first, after: await play(after) });
    }
    const of = (value: (round: Round) => number): Compared => ({
      before: rounded(median(found.map((each) => value(each.before)))),
      after: rounded(median(found.map((each) => value(each.after)))),
      ratio: rounded(median(found.map((each) => value(each.after) / value(each.before)))),
    });
    return {
      against: other.commit,
      movesPerSecond: of(({ moves }) => moves),
      processor: of(({ processor }) => processor),
      lost: (await before.rush.lost()) + (await after.rush.lost()),
    };
  } finally {
    await before.rush.close();
    await after.rush.close();
    other.remove();
  }
}

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

async function play({ rush, used }: Side): Promise<Round> {
  // Replace finished games by new tables before the clock starts.
  await rush.run(0);
  const [before, began] = [used(), performance.now()];
  const moves = await rush.run(SECONDS);
  const seconds = (performance.now() - began) / 1000;
  return { moves, processor: (used() - before) / (moves * seconds) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
