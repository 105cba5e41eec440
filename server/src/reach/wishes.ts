import { OCCASIONS, type Occasion, type QuietHours, WAY_KINDS, type WayKind, type Wishes } from '@moonstaff/client';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** What somebody gets who has chosen nothing: everything, over every way they switch on, at any hour. */
export const defaultWishes = (noticeDelay: number): Wishes => ({
  occasions: Object.fromEntries(OCCASIONS.map((occasion) => [occasion, [...WAY_KINDS]])) as Wishes['occasions'],
  quiet: { on: false, from: 22 * 60 + 30, to: 7 * 60, zone: 'UTC', deadlines: true },
  turnAfter: Math.round(noticeDelay / MINUTE),
  deadlineBefore: 6,
  gather: 0,
});

/** Whether messages about this occasion go over this kind of way. */
export const wants = ({ occasions }: Wishes, occasion: Occasion, kind: WayKind): boolean =>
  occasions[occasion].includes(kind);

/** Whether the name of a time zone means anything here. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Minutes since midnight in that time zone. */
function minuteOfDay(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

const isWithin = ({ from, to }: QuietHours, minute: number): boolean =>
  from <= to ? from <= minute && minute < to : minute >= from || minute < to;

/** When the quiet hours end that it's in the middle of now, if it is. */
export function quietUntil(quiet: QuietHours, now: number): number | undefined {
  if (!quiet.on) return undefined;
  const minute = minuteOfDay(quiet.zone, now);
  if (!isWithin(quiet, minute)) return undefined;
  const end = now - (now % MINUTE) + ((quiet.to - minute + DAY) % DAY) * MINUTE;
  // The clocks may be put forward or back in between.
  const off = ((quiet.to - minuteOfDay(quiet.zone, end) + DAY + DAY / 2) % DAY) - DAY / 2;
  return end + off * MINUTE;
}

/**
 * Until when this occasion waits, if it does: for the end of the quiet hours, or for the next message, which
 * brings several together. Deadlines wait for nobody, unless they mustn't break the quiet hours.
 */
export function heldUntil(wishes: Wishes, occasion: Occasion, sentAt: number, now: number): number | undefined {
  const { quiet, gather } = wishes;
  const quietEnds = occasion === 'deadline' && quiet.deadlines ? undefined : quietUntil(quiet, now);
  if (quietEnds !== undefined) return quietEnds;
  const next = sentAt + gather * 60 * MINUTE;
  return occasion !== 'deadline' && next > now ? next : undefined;
}
