import type { Standing } from '../table/source.ts';

/** A turn that decided something: somebody took the lead, or gained more than in most turns. */
export interface TurningPoint {
  readonly kind: 'lead' | 'leap';
  readonly seat: number;
  /** When so many turns were over. */
  readonly turn: number;
  /** What the turn brought this seat. */
  readonly gain: number;
}

const POINTS = 5;
const LEADS = 3;

/** The leads that lasted longest and the largest leaps, in the order of the game. */
export function turningPoints(history: readonly Standing[]): readonly TurningPoint[] {
  const leads = leadsOf(history).slice(0, LEADS);
  const leaps = leapsOf(history).filter(
    ({ turn, seat }) => !leads.some((one) => one.turn === turn && one.seat === seat),
  );
  return [...leads, ...leaps].slice(0, POINTS).sort((a, b) => a.turn - b.turn);
}

const pointsAt = (history: readonly Standing[], turn: number, seat: number): number =>
  history[turn - 1]?.points[seat] ?? 0;

const gainAt = (history: readonly Standing[], turn: number, seat: number): number =>
  pointsAt(history, turn, seat) - pointsAt(history, turn - 1, seat);

/** Who alone has the most. */
function leaderOf({ points }: Standing): number | undefined {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return first === points.lastIndexOf(most) ? first : undefined;
}

/** Whenever the lead went to somebody else, the longest first; that somebody leads at first decides nothing. */
function leadsOf(history: readonly Standing[]): readonly TurningPoint[] {
  const reigns: { readonly seat: number; readonly turn: number }[] = [];
  history.forEach((standing, index) => {
    const seat = leaderOf(standing);
    if (seat !== undefined && seat !== reigns.at(-1)?.seat) reigns.push({ seat, turn: index + 1 });
  });
  const lasted = reigns.map(({ turn }, i) => (reigns[i + 1]?.turn ?? history.length + 1) - turn);
  return reigns
    .map(({ seat, turn }, i) => ({ seat, turn, lasted: lasted[i] ?? 0 }))
    .slice(1)
    .sort((a, b) => b.lasted - a.lasted)
    .map(({ seat, turn }) => ({ kind: 'lead', seat, turn, gain: gainAt(history, turn, seat) }));
}

/** Every gain, the largest first. */
function leapsOf(history: readonly Standing[]): readonly TurningPoint[] {
  return history
    .flatMap(({ points }, index) =>
      points.map((_, seat): TurningPoint => {
        const turn = index + 1;
        return { kind: 'leap', seat, turn, gain: gainAt(history, turn, seat) };
      }),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
}
