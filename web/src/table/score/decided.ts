import type { Analysis, JudgedTurn } from '@moonstaff/bots/analysis';
import type { FromJudge } from '../analysis/judging.ts';

type Outlined = Extract<FromJudge, { outline: Analysis }>;

/** A turn that moved its seat's chance to win. */
export interface DecidingTurn extends Pick<JudgedTurn, 'seat' | 'turn' | 'at' | 'end'> {
  readonly from: number;
  readonly to: number;
}

/** A turn that moves a chance by less decided nothing. */
const LEAST = 0.05;

const swingOf = ({ from, to }: DecidingTurn): number => Math.abs(to - from);

/** All turns that moved a chance, in the order of the game; of a turn that all share, the seat it helped most. */
export function decidingTurns({ outline: { curve, ends }, starts }: Outlined): readonly DecidingTurn[] {
  const helped = new Map<number, DecidingTurn>();
  for (const { seat, at } of starts) {
    const turn = ends.findIndex((end) => at < end) + 1;
    const from = curve[turn - 1]?.[seat]?.chance ?? 0;
    const to = curve[turn]?.[seat]?.chance ?? 0;
    const one = { seat, turn, at, end: ends[turn - 1] ?? at, from, to };
    const other = helped.get(turn);
    if (other === undefined || one.to - one.from > other.to - other.from) helped.set(turn, one);
  }
  return [...helped.values()].filter((one) => swingOf(one) >= LEAST).sort((a, b) => a.turn - b.turn);
}

/** As many of them that moved it most, in the order of the game. */
export const weightiest = (turns: readonly DecidingTurn[], most: number): readonly DecidingTurn[] =>
  turns
    .toSorted((a, b) => swingOf(b) - swingOf(a))
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn);
