import type { Clock, SeatClock } from '@moonstaff/client';
import type { Seat } from '@moonstaff/kernel';

/** Who comes back after the clock ran out has at least this long to act. */
const GRACE = 30_000;

const SECOND = 1000;

/**
 * The clocks of a table follow from the times of its records alone, so they go on over a restart as if
 * nothing had been.
 */
export interface Clocks {
  readonly clock: Exclude<Clock, { kind: 'none' }>;
  readonly seats: readonly SeatClock[];
}

export function startClocks(clock: Clock, seats: number): Clocks | undefined {
  if (clock.kind === 'none') return undefined;
  return { clock, seats: Array.from({ length: seats }, () => ({ left: clock.seconds * SECOND })) };
}

/** After a record at `at`: these seats think now, and `ended` finished its turn (it may go on with another). */
export function tick(clocks: Clocks, thinking: ReadonlySet<Seat>, ended: Seat | undefined, at: number): Clocks {
  const seats = clocks.seats.map((seat, index) => {
    const stops = seat.since !== undefined && (index === ended || !thinking.has(index));
    const still = stops ? afterTurn(clocks.clock, seat, at) : seat;
    if (!thinking.has(index)) return still;
    // Where the server's clock was set back, what had run until then is forgiven.
    return still.since === undefined || still.since > at ? { ...still, since: at } : still;
  });
  return { ...clocks, seats };
}

function afterTurn(clock: Clocks['clock'], seat: SeatClock, at: number): SeatClock {
  if (clock.kind === 'slow') return { left: clock.seconds * SECOND };
  const used = Math.max(0, at - (seat.since ?? at));
  return { left: Math.max(0, seat.left - used) + clock.increment * SECOND };
}

/** The clock ran out: it stands at nothing until the seat is taken up again. */
export const runOut = (clocks: Clocks, seat: Seat): Clocks => replaceSeat(clocks, seat, { left: 0 });

/** Somebody is back: a slow clock starts afresh, a live one leaves time to act at all. */
export function grace(clocks: Clocks, seat: Seat): Clocks {
  const left =
    clocks.clock.kind === 'slow' ? clocks.clock.seconds * SECOND : Math.max(GRACE, clocks.seats[seat]?.left ?? 0);
  return replaceSeat(clocks, seat, { left });
}

/** When the next clock runs out, and whose. */
export function deadline(clocks: Clocks | undefined): { readonly seat: Seat; readonly at: number } | undefined {
  let next: { seat: Seat; at: number } | undefined;
  for (const [seat, { left, since }] of clocks?.seats.entries() ?? []) {
    if (since !== undefined && (next === undefined || since + left < next.at)) next = { seat, at: since + left };
  }
  return next;
}

function replaceSeat(clocks: Clocks, seat: Seat, by: SeatClock): Clocks {
  return { ...clocks, seats: clocks.seats.map((old, index) => (index === seat ? by : old)) };
}
