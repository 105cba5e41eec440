import { Refusal } from '@moonstaff/kernel';
import type { Store } from '../store/index.ts';

/** Removes a table with all its records. Running servers notice within about a second. */
export async function removeTable(store: Store, id: string): Promise<void> {
  if (!(await store.tables.remove(id))) throw new Refusal('server.table.none');
}
