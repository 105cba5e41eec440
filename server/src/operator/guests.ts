import { Refusal } from '@moonstaff/kernel';
import { forgetGuests as forget } from '../people/guests.ts';
import type { Store } from '../store/index.ts';

/** Deletes guests who haven't been here for some days, as if they had deleted themselves. Returns how many. */
export async function forgetGuests(store: Store, days: string, now = Date.now()): Promise<number> {
  const count = Number(days);
  if (!/^\d+$/.test(days) || count < 1) throw new Refusal('server.operator.badDays', { given: days });
  return forget(store, count, now);
}
