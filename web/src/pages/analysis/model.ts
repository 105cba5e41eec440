import type { Analysis, Grade, JudgedTurn } from '@moonstaff/bots/analysis';
import type { Seat } from '@moonstaff/kernel';
import type { ShellKey } from '@moonstaff/text';
import type { Seated } from '../../table/source.ts';

/** How a turn is marked: always a sign and a word. */
export type MarkKind = 'find' | 'inaccuracy' | 'mistake' | 'blunder';

export const SIGNS: { readonly [Kind in MarkKind]: string } = {
  find: '!!',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** What a turn is marked with, if it's worth remarking on. */
export function markOf({ find, grade }: JudgedTurn): MarkKind | undefined {
  if (find) return 'find';
  return grade === 'best' || grade === 'fine' ? undefined : grade;
}

const GRADE_WORDS = {
  best: 'analysis.best',
  fine: 'analysis.fine',
  inaccuracy: 'analysis.inaccuracy',
  mistake: 'analysis.mistake',
  blunder: 'analysis.blunder',
} as const satisfies { readonly [G in Grade]: ShellKey };

export const gradeWord = ({ find, grade }: JudgedTurn) => (find ? 'analysis.find' : GRADE_WORDS[grade]);

/** The most turns that are listed at once. */
const MOST_LISTED = 10;

/** A point counts like this much chance to win. */
const POINT = 0.02;

const weightOf = ({ cost, find }: JudgedTurn, swing: number): number =>
  find ? Math.max(POINT, Math.abs(swing)) : Math.max(cost.chance, cost.points * POINT);

/** What a turn did to its seat's chance to win. */
export function swingOf(
  { curve }: Analysis,
  { turn, seat }: JudgedTurn,
): { readonly from: number; readonly to: number } {
  return { from: curve[turn - 1]?.[seat]?.chance ?? 0, to: curve[turn]?.[seat]?.chance ?? 0 };
}

/** The turns that decided most, in the order of the game; of one seat alone, if that's wanted. */
export function decisive(analysis: Analysis, only?: Seat): readonly JudgedTurn[] {
  const weight = (turn: JudgedTurn): number => {
    const { from, to } = swingOf(analysis, turn);
    return weightOf(turn, to - from);
  };
  return analysis.turns
    .filter((turn) => markOf(turn) !== undefined && (only === undefined || turn.seat === only))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_LISTED)
    .sort((a, b) => a.at - b.at);
}

/** How many turns stand out, of which the list has those that decided most. */
export const remarkable = ({ turns }: Analysis, only?: Seat): number =>
  turns.filter((turn) => markOf(turn) !== undefined && (only === undefined || turn.seat === only)).length;

const TENTH = 0.1;
const inTenths = (value: number): number => Math.round(value / TENTH) / 10;
const inPercent = (share: number): number => Math.round(share * 100) / 100;

/** What a turn cost against the better one, as it's shown: the chances are those that both promise, as people read them. */
export function lossOf({ better, cost }: JudgedTurn): {
  readonly points: number;
  readonly chance: number;
  /** What the rest of the turn cost besides. */
  readonly rest: number;
} {
  const points = inTenths(better?.cost?.points ?? cost.points);
  const chance =
    better === undefined ? cost.chance : Math.max(0, inPercent(better.best.chance) - inPercent(better.played.chance));
  return { points, chance: inPercent(chance), rest: inTenths(cost.points - (better?.cost?.points ?? cost.points)) };
}

/** Which turn of the game is looked at, and whose part in it. */
export interface Place {
  readonly turn: number;
  readonly seat: Seat | undefined;
}

/** What was judged there. Where several seats took part in a turn, the viewer's own part comes first. */
export function turnAt({ turns }: Analysis, { turn, seat }: Place, you: Seat | undefined): JudgedTurn | undefined {
  const there = turns.filter((one) => one.turn === turn);
  return there.find((one) => one.seat === seat) ?? there.find((one) => one.seat === you) ?? there[0];
}

/** The next turning point after a place, or the last one before it. */
export function turningPoint(listed: readonly JudgedTurn[], { turn }: Place, step: 1 | -1): JudgedTurn | undefined {
  return step === 1 ? listed.find((one) => one.turn > turn) : listed.findLast((one) => one.turn < turn);
}

/** The one person at the table; nobody, if there are several. */
export function youAmong(sitters: readonly Seated[]): Seat | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** Of what a chart draws: points on one seat's line, from the left to the right. */
export interface ChartLine {
  readonly seat: Seat;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** The lines of a chart, within 0 to 1 on both sides; 1 is above. */
export function linesOf({ curve, seats }: Analysis): readonly ChartLine[] {
  const last = Math.max(1, curve.length - 1);
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: curve.map((all, turn) => ({ x: turn / last, y: all[seat]?.chance ?? 0 })),
  }));
}

/** How much of the game has been judged, from its beginning on: 0 to 1. */
export function judgedShare({ turns, of, ends }: Analysis): number {
  if (turns.length >= of) return 1;
  return Math.max(0, ...turns.map(({ turn }) => turn)) / Math.max(1, ends.length);
}
