import { checkOut } from '@moonstaff/tools/other-commit';
import { spread } from './measure.ts';
import { openRush, type Rush } from './rush.ts';
import { type Compared, compare, type SideBySideOptions } from './side-by-side.ts';

export interface SteadyReport {
  readonly against: string;
  /** Milliseconds until others see a move, when every table makes one every two seconds. */
  readonly p50: Compared;
  readonly p95: Compared;
  readonly p99: Compared;
  /** Memory in use after a garbage collection: of the whole server, and what each table added. */
  readonly megabytes: Compared;
  readonly kilobytesPerTable: Compared;
  readonly lost: number;
}

interface Side {
  readonly rush: Rush;
  /** Bytes in use before the first table. */
  readonly empty: number;
}

interface Memory {
  readonly all: number;
  readonly perTable: number;
}

type Options = SideBySideOptions & { readonly seconds: number };

/** Both play as people do, taking turns in short rounds, so that other load on the machine affects both alike. */
export async function steadySideBySide({ against, kind, rounds, seconds, ...rest }: Options): Promise<SteadyReport> {
  const other = checkOut(against);
  const open = async (script?: string): Promise<Side> => {
    const rush = await openRush({ database: kind, ...rest, ...(script !== undefined && { script }) });
    return { rush, empty: await inUse(rush) };
  };
  const [before, after] = [await open(other.script), await open()];
  try {
    for (const { rush } of [before, after]) await rush.steady(seconds);
    const waits: { readonly before: Waits; readonly after: Waits }[] = [];
    for (let round = 0; round < rounds; round++) {
      const first = spread(await before.rush.steady(seconds));
      waits.push({ before: first, after: spread(await after.rush.steady(seconds)) });
    }
    const memoryOf = async ({ rush, empty }: Side): Promise<Memory> => {
      const all = await inUse(rush);
      return { all, perTable: (all - empty) / rest.tables / rest.nodes };
    };
    const memory = [{ before: await memoryOf(before), after: await memoryOf(after) }];
    return {
      against: other.commit,
      p50: compare(waits, ({ p50 }) => p50),
      p95: compare(waits, ({ p95 }) => p95),
      p99: compare(waits, ({ p99 }) => p99),
      megabytes: compare(memory, ({ all }) => all / 2 ** 20),
      kilobytesPerTable: compare(memory, ({ perTable }) => perTable / 1024),
      lost: (await before.rush.lost()) + (await after.rush.lost()),
    };
  } finally {
    await before.rush.close();
    await after.rush.close();
    other.remove();
  }
}

type Waits = ReturnType<typeof spread>;

async function inUse({ nodes }: Rush): Promise<number> {
  let bytes = 0;
  for (const node of nodes) bytes += await node.memory();
  return bytes;
}
