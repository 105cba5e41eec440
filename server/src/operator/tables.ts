import { Refusal } from '@moonstaff/kernel';
import type { Store } from '../store/index.ts';

/** Takes a table away, with all its records. Running servers notice within a second or so. */
export async function removeTable(store: Store, id: string): Promise<void> {
  if (!(await store.tables.remove(id))) throw new Refusal('server.table.none');
}
