import type { Announcement } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { announce } from '../announcements.ts';
import type { Store } from '../store/index.ts';

const MINUTE = 60_000;
/** A page shows it in one or two lines. */
const LONGEST = 300;
/** A week. */
const MOST_MINUTES = 7 * 24 * 60;

/** Tells everybody something, or that the server will stop in some minutes, or both. */
export async function makeAnnouncement(
  store: Store,
  { text, stop }: { readonly text: string; readonly stop?: string },
  now = Date.now(),
): Promise<Announcement> {
  const tidy = text.replaceAll(/\s+/g, ' ').trim();
  if (tidy === '' && stop === undefined) throw new Refusal('server.operator.noAnnouncement');
  if (tidy.length > LONGEST) throw new Refusal('server.operator.longAnnouncement', { limit: LONGEST });
  const minutes = Number(stop);
  if (stop !== undefined && (!/^\d+$/.test(stop) || minutes < 1 || minutes > MOST_MINUTES))
    throw new Refusal('server.operator.badMinutes', { given: stop, most: MOST_MINUTES });
  const announcement = { text: tidy, at: now, ...(stop !== undefined && { stopAt: now + minutes * MINUTE }) };
  await announce(store, announcement);
  return announcement;
}

export const withdrawAnnouncement = (store: Store): Promise<void> => announce(store, undefined);
