/** Days of the server's calendar, such as `2026-11-17`. Sorted as text, they're sorted by time. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: zone,
    ...parts,
  });
  formats.set(zone, made);
  return made;
}

/** The day it is in this time zone. */
export function dayAt(instant: number, zone: string): string {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The first instant after this day. Days have 23 or 25 hours when clocks change. */
export function endOf(day: string, zone: string): number {
  // No zone is further than 14 hours from UTC.
  let [before, after] = [Date.parse(day) + 6 * HOUR, Date.parse(day) + 42 * HOUR];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle, zone) > day) after = middle;
    else before = middle;
  }
  return after;
}

/** The day this many days before. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
