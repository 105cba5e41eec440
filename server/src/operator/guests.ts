import { Refusal } from '@moonstaff/kernel';
import type { Store } from '../store/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Guests who came before that time, have done nothing at any table since, and aren't at one that's still open. */
const FORGOTTEN = `SELECT id FROM people WHERE username IS NULL AND banned = 0 AND created_at < $1
  AND NOT EXISTS (SELECT 1 FROM records WHERE records.sender = people.id AND records.at >= $1)
  AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.person = people.id AND tables.status IN ('open', 'playing'))`;

/** Deletes guests who haven't played for some days, as if they had deleted themselves. Returns how many. */
export async function forgetGuests(store: Store, days: string, now = Date.now()): Promise<number> {
  const count = Number(days);
  if (!/^\d+$/.test(days) || count < 1) throw new Refusal('server.operator.badDays', { given: days });
  const guests = await store.sql.read(FORGOTTEN, [now - count * DAY]);
  for (const { id } of guests) {
    await store.people.leave(String(id));
    await store.people.signOutEverywhere(String(id));
  }
  return guests.length;
}
