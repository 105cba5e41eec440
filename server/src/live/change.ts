import { Refusal } from '@moonstaff/kernel';
import type { Fanout } from '../fanout/index.ts';
import { type Append, type Store, Unavailable } from '../store/index.ts';
import { type DecisionContext, Draft } from '../table/decide/index.ts';
import type { Delays } from '../table/due.ts';
import type { Table } from '../table/table.ts';
import type { LiveTable } from './live-table.ts';
import { loadPlans } from './load.ts';
import { appendOf } from './write.ts';

/** Something to do at a table exactly once, whatever others do in the meantime. */
export interface TableChange {
  /** Tries it on the draft. Returns whether there's anything to write. */
  carryOut(draft: Draft): boolean;
  readonly sender?: { readonly person: string; readonly command: string };
}

export interface ChangeOptions {
  readonly store: Store;
  readonly fanout: Pick<Fanout, 'publish'>;
  readonly context: () => DecisionContext;
  readonly delays: Delays;
  /** Called after every commit. */
  readonly committed: (append: Append, before: Table | undefined, after: Table) => void;
  /** Called with errors that nobody is waiting for. */
  readonly failed: (error: unknown) => void;
}

/** Losing this many races in a row means that something is wrong with the store. */
const MAX_RACES = 50;

/** How often to try a change again when nobody knows whether its commit succeeded. */
const MAX_UNCONFIRMED = 3;

/**
 * Tries the change on a fork of the table, writes it, and only then keeps and shows it. If another node wrote first, it
 * catches up and tries again. Returns the number of the record. Call it only while holding the table's lock.
 */
export async function changeTable(live: LiveTable, change: TableChange, options: ChangeOptions): Promise<number> {
  let lost: Lost | undefined;
  for (let tries = 0; tries < MAX_UNCONFIRMED; tries++) {
    try {
      return await raceToChange(live, change, options);
    } catch (error) {
      // An unconfirmed commit is known to have failed only once the table has moved on without it.
      if (error instanceof Refusal && (lost === undefined || (await hasMovedOn(live, lost)))) throw error;
      if (error instanceof UnconfirmedCommit) lost = error.lost;
      else if (!(error instanceof Refusal)) throw lost?.cause ?? error;
      // Nobody waits for this one. It's decided afresh when it falls due again.
      if (change.sender === undefined) break;
    }
  }
  throw lost?.cause ?? new Error(`table ${live.id}: commit not confirmed`);
}

/** A commit that was sent but not confirmed. It may still take effect, unless somebody else writes first. */
interface Lost {
  readonly cause: Unavailable;
  /** The last record it builds on. */
  readonly after: number;
}

class UnconfirmedCommit extends Error {
  readonly lost: Lost;

  constructor(lost: Lost) {
    super('commit not confirmed', { cause: lost.cause });
    this.lost = lost;
  }
}

const hasMovedOn = async (live: LiveTable, { after }: Lost): Promise<boolean> => (await live.load()).seq > after;

async function raceToChange(live: LiveTable, change: TableChange, options: ChangeOptions): Promise<number> {
  const { store, context, delays } = options;
  const { sender } = change;
  const doneBefore = async (): Promise<number | undefined> =>
    sender === undefined ? undefined : store.tables.done(live.id, sender.person, sender.command);
  for (let races = 0; races < MAX_RACES; races++) {
    const before = await live.load();
    const draft = new Draft(before, context());
    try {
      if (!change.carryOut(draft)) {
        // There's nothing to do, unless this node is behind.
        if (await live.fetchNew(before)) continue;
        return before.seq;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // It may be refused only because it was already done, or because this node is behind.
      const done = await doneBefore();
      if (done !== undefined) return done;
      if (!(await live.fetchNew(before))) throw error;
      continue;
    }
    const append = appendOf(before, draft, delays, sender);
    if ((await write(live, append, store)) === 'done') {
      try {
        keep(live, before, draft, append, sender?.person, options);
      } catch (error) {
        // It's on disk, so its sender mustn't get a refusal.
        options.failed(error);
      }
      return append.records[0]?.seq ?? before.seq;
    }
    const done = await doneBefore();
    await live.fetchNew(before);
    if (done !== undefined) return done;
    const row = await loadPlans(store, before);
    // A name was erased from the history, so it has to be read again.
    if (row?.seq === before.seq && row.link !== undefined && row.link !== before.link) live.forget();
    if (row === undefined) {
      live.forget();
      live.watchers.shutAll(live.id);
      throw new Refusal('server.table.none');
    }
  }
  throw new Error(`table ${live.id}: ${MAX_RACES} races lost in a row`);
}

async function write(live: LiveTable, append: Append, store: Store): Promise<'done' | 'raced'> {
  try {
    return await store.tables.append(append);
  } catch (error) {
    live.forget();
    if (!(error instanceof Unavailable) || error.written === 'no') throw error;
    throw new UnconfirmedCommit({ cause: error, after: append.after.seq });
  }
}

function keep(
  live: LiveTable,
  before: Table,
  draft: Draft,
  append: Append,
  person: string | undefined,
  { fanout, committed, context }: ChangeOptions,
): void {
  const after = draft.table;
  live.keep(after);
  if (draft.records.length === 0) {
    if (person !== undefined) live.watchers.sendTo(person, after, context().now);
    return;
  }
  live.sendUpdate(after, draft.records);
  fanout.publish({ kind: 'table', table: after.id, seq: after.seq, records: append.records });
  committed(append, before, after);
}
