import { Refusal } from '@moonstaff/kernel';
import type { Fanout } from '../fanout/index.ts';
import { type Append, type Store, Unavailable } from '../store/index.ts';
import { type Circumstances, Draft } from '../table/decide/index.ts';
import type { Paces } from '../table/due.ts';
import type { Table } from '../table/table.ts';
import type { LiveTable } from './live.ts';
import { loadPlans } from './load.ts';
import { appendOf } from './write.ts';

/** Something to be done at a table, once, whatever others do meanwhile. */
export interface Change {
  /** Tries it; says whether there is anything to write. */
  carryOut(draft: Draft): boolean;
  readonly sender?: { readonly person: string; readonly command: string };
}

export interface ChangeOptions {
  readonly store: Store;
  readonly fanout: Pick<Fanout, 'publish'>;
  readonly circumstances: () => Circumstances;
  readonly paces: Paces;
  /** Called after every commit, with what was written and the table before and after. */
  readonly committed: (append: Append, before: Table | undefined, after: Table) => void;
}

/** Nobody loses this many races in a row: something is wrong with the store. */
const MAX_RACES = 50;

/** How often a change is tried again whose commit was never answered. */
const MAX_UNANSWERED = 3;

/**
 * Tried on a fork, written, and only then kept and shown. The store decides who was first; who wasn't catches up and
 * tries again. Gives the record it became. Only for those who hold the table's lock.
 */
export async function changeTable(live: LiveTable, change: Change, options: ChangeOptions): Promise<number> {
  let lost: Lost | undefined;
  for (let tries = 0; tries < MAX_UNANSWERED; tries++) {
    try {
      return await raceToChange(live, change, options);
    } catch (error) {
      // After a lost answer only this proves that nothing was written: the table has moved on without it.
      if (error instanceof Refusal && (lost === undefined || (await hasMovedOn(live, lost)))) throw error;
      if (error instanceof LostAnswer) lost = error.lost;
      else if (!(error instanceof Refusal)) throw lost?.cause ?? error;
      // What nobody waits for is decided anew when it falls due again.
      if (change.sender === undefined) break;
    }
  }
  throw lost?.cause ?? new Error(`table ${live.id}: no answer to a commit`);
}

/** A commit whose answer never came. It may still be carried out, unless somebody else writes first. */
interface Lost {
  readonly cause: Unavailable;
  /** The last record it builds on. */
  readonly after: number;
}

class LostAnswer extends Error {
  readonly lost: Lost;

  constructor(lost: Lost) {
    super('no answer to a commit', { cause: lost.cause });
    this.lost = lost;
  }
}

const hasMovedOn = async (live: LiveTable, { after }: Lost): Promise<boolean> => (await live.load()).seq > after;

async function raceToChange(live: LiveTable, change: Change, options: ChangeOptions): Promise<number> {
  const { store, circumstances, paces } = options;
  const { sender } = change;
  const doneBefore = async (): Promise<number | undefined> =>
    sender === undefined ? undefined : store.tables.done(live.id, sender.person, sender.command);
  for (let races = 0; races < MAX_RACES; races++) {
    const before = await live.load();
    const draft = new Draft(before, circumstances());
    try {
      if (!change.carryOut(draft)) {
        // Nothing to do, unless this node is behind.
        if (await live.fetchNew(before)) continue;
        return before.seq;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Perhaps it's refused only because it was done before, or because this node is behind.
      const done = await doneBefore();
      if (done !== undefined) return done;
      if (!(await live.fetchNew(before))) throw error;
      continue;
    }
    const append = appendOf(before, draft, paces, sender);
    if ((await write(live, append, store)) === 'done') {
      keep(live, before, draft, append, sender?.person, options);
      return append.records[0]?.seq ?? before.seq;
    }
    const done = await doneBefore();
    await live.fetchNew(before);
    if (done !== undefined) return done;
    const row = await loadPlans(store, before);
    // A name was taken out of its history: it has to be read again.
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
    throw new LostAnswer({ cause: error, after: append.after.seq });
  }
}

function keep(
  live: LiveTable,
  before: Table,
  draft: Draft,
  append: Append,
  person: string | undefined,
  { fanout, committed, circumstances }: ChangeOptions,
): void {
  const after = draft.table;
  live.keep(after);
  if (draft.records.length === 0) {
    if (person !== undefined) live.watchers.tellOnly(person, after, circumstances().now);
    return;
  }
  live.tell(after, draft.records);
  fanout.publish({ kind: 'table', table: after.id, seq: after.seq, records: append.records });
  committed(append, before, after);
}
