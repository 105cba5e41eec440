import type { Score } from '@moonstaff/kernel';
import type { Standing } from '../source.ts';

type Side = Score['seat'];

/** A turn that decided something: somebody took the lead, or never lost it again, or had their best turn. */
export interface TurningPoint {
  readonly kind: 'lead' | 'ahead' | 'best';
  readonly seat: Side;
  /** After how many turns. */
  readonly turn: number;
  /** What the turn brought this seat. */
  readonly gain: number;
}

/** The most changes of the lead that are listed. */
const LEADS = 3;

/** The leads that lasted longest and everybody's best turn, in the order of the game. */
export function turningPoints(history: readonly Standing[]): readonly TurningPoint[] {
  const leads = leadsOf(history).slice(0, LEADS);
  const best = bestTurns(history).filter(
    ({ turn, seat }) => !leads.some((one) => one.turn === turn && one.seat === seat),
  );
  return [...leads, ...best].sort((a, b) => a.turn - b.turn);
}

/** What a turn brought a seat. Of the first one we only know what stood after it, so it counts for nothing. */
function gainOf(history: readonly Standing[], turn: number, seat: Side): number {
  const after = (turns: number): number => history[turns - 1]?.scores.find((score) => score.seat === seat)?.total ?? 0;
  return turn === 1 ? 0 : after(turn) - after(turn - 1);
}

/** Who alone has the most, among several. */
function leaderOf({ scores }: Standing): Side | undefined {
  const most = Math.max(...scores.map(({ total }) => total));
  const [first, other] = scores.filter(({ total }) => total === most);
  return scores.length > 1 && other === undefined ? first?.seat : undefined;
}

/** Whenever the lead went to somebody else, and when it was won for good; the longest first. */
function leadsOf(history: readonly Standing[]): readonly TurningPoint[] {
  const reigns: { readonly seat: Side; readonly turn: number }[] = [];
  history.forEach((standing, index) => {
    const seat = leaderOf(standing);
    if (seat !== undefined && seat !== reigns.at(-1)?.seat) reigns.push({ seat, turn: index + 1 });
  });
  const end = history.at(-1);
  const winner = end && leaderOf(end);
  return reigns
    .map(({ seat, turn }, i) => {
      const next = reigns[i + 1]?.turn;
      const kind = next === undefined && seat === winner ? ('ahead' as const) : ('lead' as const);
      return { kind, seat, turn, gain: gainOf(history, turn, seat), first: i === 0, lasted: (next ?? Infinity) - turn };
    })
    .filter(({ kind, first }) => kind === 'ahead' || !first)
    .sort((a, b) => b.lasted - a.lasted)
    .map(({ kind, seat, turn, gain }) => ({ kind, seat, turn, gain }));
}

/** The turn that brought each seat the most; the earlier of two alike. */
function bestTurns(history: readonly Standing[]): readonly TurningPoint[] {
  const sides = history[0]?.scores ?? [];
  return sides.flatMap(({ seat }) => {
    const gains = history.map((_, index) => gainOf(history, index + 1, seat));
    const gain = Math.max(...gains);
    return gain > 0 ? [{ kind: 'best', seat, turn: gains.indexOf(gain) + 1, gain } as const] : [];
  });
}
