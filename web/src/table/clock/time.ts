import type { Words } from '@moonstaff/text';
import type { SeatClock } from '../source.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a clock shows at a moment, never less than zero. */
export const timeLeft = ({ left, since }: SeatClock, now: number): number =>
  Math.max(0, since === undefined ? left : left - Math.max(0, now - since));

/** The same in few words: days and hours, or hours alone. */
export const roughTime = (left: number, words: Words): string =>
  left >= HOUR && left < DAY
    ? words.t('home.hours', { hours: Math.round(left / HOUR) })
    : left >= MINUTE && left < HOUR
      ? words.t('home.minutes', { minutes: Math.floor(left / MINUTE) })
      : writtenTime(left, words);

/** Days and hours while there are days, hours and minutes while there are hours, then minutes and seconds. */
export function writtenTime(left: number, words: Words): string {
  if (left >= DAY)
    return words.t('house.daysHours', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return words.t('house.hoursMinutes', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  const seconds = String(Math.floor((left % MINUTE) / SECOND)).padStart(2, '0');
  return `${Math.floor(left / MINUTE)}:${seconds}`;
}
