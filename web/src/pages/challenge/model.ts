import type { Challenge, ChallengeResult, Challenges } from '@moonstaff/client';

/** A day as a date of this device. Noon is the same day wherever clocks change. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** The day it is on this device. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How one stands in a challenge. */
export const phaseOf = ({ mine }: Pick<Challenge, 'mine'>): 'new' | 'playing' | 'over' =>
  mine === undefined ? 'new' : mine.finishedAt === undefined ? 'playing' : 'over';

/** The days one can look at: today, then those that had a challenge, the latest first. */
export const daysOf = ({ day, past }: Pick<Challenges, 'day' | 'past'>): readonly string[] => [
  ...new Set([day, ...past.map((one) => one.day)]),
];

/** A line of the results: somebody's try, or how a level of bots did. */
export interface ResultRow {
  readonly key: string;
  readonly total: number;
  readonly won: boolean;
  readonly place?: number;
  readonly name?: string;
  readonly person?: string;
  readonly level?: string;
  readonly isMe: boolean;
}

/** People and bots together, the best first. Only people have a place. */
export function rowsOf({ tries, bots, mine }: Pick<ChallengeResult, 'tries' | 'bots' | 'mine'>): readonly ResultRow[] {
  const people = tries.map(({ table, ...one }): ResultRow => ({ ...one, key: table, isMe: table === mine?.table }));
  const machines = bots.map((bot): ResultRow => ({ ...bot, key: bot.level, isMe: false }));
  return [...people, ...machines].sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}

/** A result on the scale, from 0 at the left to 1 at the right. Without a label it's only a tick. */
export interface Mark {
  readonly row: ResultRow;
  readonly at: number;
  readonly labelled: boolean;
}

/** How far apart two labels are at least. */
const APART = 0.11;

/** Everybody's points on one scale. Oneself and the best are always labelled, others where there's room. */
export function scaleOf(rows: readonly ResultRow[]): readonly Mark[] {
  const totals = rows.map(({ total }) => total);
  const least = Math.min(...totals);
  const range = Math.max(...totals) - least;
  const at = ({ total }: ResultRow): number => (range === 0 ? 0.5 : (total - least) / range);
  const labelled = new Set<ResultRow>();
  for (const isBot of [false, true]) {
    const side = rows.filter(({ level }) => (level !== undefined) === isBot);
    const byWeight = [...side].sort((a, b) => Number(b.isMe) - Number(a.isMe) || b.total - a.total);
    for (const row of byWeight) {
      const near = [...labelled].some(
        (other) => (other.level !== undefined) === isBot && Math.abs(at(other) - at(row)) < APART,
      );
      if (!near) labelled.add(row);
    }
  }
  return rows.map((row) => ({ row, at: at(row), labelled: labelled.has(row) }));
}

/** The name of a recording: of a try by its table, of a level of bots, or of the best line. */
export const lineId = ({ day, game }: Pick<Challenge, 'day' | 'game'>, line: string): string =>
  `${day}_${game}_${line}`;
