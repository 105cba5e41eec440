import { Refusal } from '@moonstaff/kernel';
import type { Fanout } from '../fanout/index.ts';
import type { Append, Store } from '../store/index.ts';
import { type Circumstances, Draft } from '../table/decide/index.ts';
import type { Paces } from '../table/due.ts';
import type { Table } from '../table/table.ts';
import type { LiveTable } from './live.ts';
import { loadPlans } from './load.ts';
import { appendOf } from './write.ts';

/** Something to be done at a table, once, whoever else does something meanwhile. */
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

/** A command lost so many races in a row: something is wrong with the store. */
const MAX_RACES = 50;

/**
 * Tried on a fork, written, and only then kept and told. The store decides who was first; whoever lost catches
 * up and tries again. Gives the record it became. For whoever has the table in hand.
 */
export async function changeTable(live: LiveTable, change: Change, options: ChangeOptions): Promise<number> {
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
      // Refused perhaps only because it was done before, or because this node is behind.
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
    if (!(await loadPlans(store, before))) {
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
    // Written or not, nobody knows.
    live.forget();
    throw error;
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
  fanout.publish({ kind: 'table', table: after.id, seq: after.seq });
  committed(append, before, after);
}
