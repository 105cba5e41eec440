import type { Store } from '../store/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Guests who came before that time, haven't been here or played since, and aren't at a table that's still open. */
const FORGOTTEN = `SELECT id FROM people WHERE username IS NULL AND banned = 0 AND created_at < $1 AND seen_at < $1
  AND NOT EXISTS (SELECT 1 FROM records WHERE records.sender = people.id AND records.at >= $1)
  AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.person = people.id AND tables.status IN ('open', 'playing'))
  ORDER BY created_at LIMIT $2`;

/**
 * Deletes guests who haven't been here for some days, with all their data, as if they had deleted themselves. Returns how
 * many.
 */
export async function forgetGuests(store: Store, days: number, now: number, most = 1_000_000): Promise<number> {
  const guests = await store.sql.read(FORGOTTEN, [now - days * DAY, most]);
  for (const { id } of guests) {
    await store.people.leave(String(id));
    await store.people.signOutEverywhere(String(id));
  }
  return guests.length;
}
