import { Refusal } from '@moonstaff/kernel';
import type { Store } from '../store/index.ts';
import { change } from '../store/sql.ts';

/** Marks a report as dealt with. It's no longer listed. */
export async function closeReport(store: Store, id: string, now = Date.now()): Promise<void> {
  const rows = await change(
    store.sql,
    'UPDATE reports SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL RETURNING id',
    [id, now],
  );
  if (rows.length === 0) throw new Refusal('server.operator.noReport', { report: id });
}
