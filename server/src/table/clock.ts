import type { Clock, SeatClock } from '@moonstaff/client';
import type { Seat } from '@moonstaff/kernel';

/** A player who returns after running out of time gets at least this long. */
const GRACE = 30_000;

const SECOND = 1000;

/**
 * The clocks of a table depend only on the times of its records, so they survive a restart.
 */
export interface Clocks {
  readonly clock: Exclude<Clock, { kind: 'none' }>;
  readonly seats: readonly SeatClock[];
}

export function startClocks(clock: Clock, seats: number): Clocks | undefined {
  if (clock.kind === 'none') return undefined;
  return { clock, seats: Array.from({ length: seats }, () => ({ left: clock.seconds * SECOND })) };
}

/** Updates the clocks after a record: these seats are thinking now, and `ended` has finished a turn. */
export function tick(clocks: Clocks, thinking: ReadonlySet<Seat>, ended: Seat | undefined, at: number): Clocks {
  const seats = clocks.seats.map((seat, index) => {
    const stops = seat.since !== undefined && (index === ended || !thinking.has(index));
    const still = stops ? afterTurn(clocks.clock, seat, at) : seat;
    if (!thinking.has(index)) return still;
    // If the server's clock was set back, the time that had run until then doesn't count.
    return still.since === undefined || still.since > at ? { ...still, since: at } : still;
  });
  return { ...clocks, seats };
}

function afterTurn(clock: Clocks['clock'], seat: SeatClock, at: number): SeatClock {
  if (clock.kind === 'slow') {
    const { offUntil } = seat;
    return { left: clock.seconds * SECOND, ...(offUntil !== undefined && offUntil > at && { offUntil }) };
  }
  const used = Math.max(0, at - (seat.since ?? at));
  return { left: Math.max(0, seat.left - used) + clock.increment * SECOND };
}

/** A pause: every clock keeps what it has left. */
export const stopClocks = (clocks: Clocks, at: number): Clocks => ({
  ...clocks,
  seats: clocks.seats.map(({ since, ...seat }) =>
    since === undefined ? seat : { ...seat, left: Math.max(0, seat.left - Math.max(0, at - startOf(seat, since))) },
  ),
});

/** The clock of this seat doesn't run before then. */
export const takeOff = (clocks: Clocks, seat: Seat, offUntil: number): Clocks => {
  const { offUntil: _, ...clock } = clocks.seats[seat] ?? { left: 0 };
  return replaceSeat(clocks, seat, { ...clock, offUntil });
};

/** When a clock that was started then really started. */
const startOf = ({ offUntil = 0 }: Pick<SeatClock, 'offUntil'>, since: number): number => Math.max(since, offUntil);

/** Everybody gets this many more seconds. */
export const addTime = (clocks: Clocks, seconds: number): Clocks => ({
  ...clocks,
  seats: clocks.seats.map((seat) => ({ ...seat, left: seat.left + seconds * SECOND })),
});

/** The clock ran out: it stays at zero until the player returns. */
export const runOut = (clocks: Clocks, seat: Seat): Clocks => replaceSeat(clocks, seat, { left: 0 });

/** A player is back: a slow clock starts again, a live one gets at least the grace period. */
export function grace(clocks: Clocks, seat: Seat): Clocks {
  const left =
    clocks.clock.kind === 'slow' ? clocks.clock.seconds * SECOND : Math.max(GRACE, clocks.seats[seat]?.left ?? 0);
  return replaceSeat(clocks, seat, { left });
}

/** When this clock runs out, if it runs. */
export const endOf = (clock: SeatClock): number | undefined =>
  clock.since === undefined ? undefined : startOf(clock, clock.since) + clock.left;

/** Whose clock runs out next, and when. */
export function deadline(clocks: Clocks | undefined): { readonly seat: Seat; readonly at: number } | undefined {
  let next: { seat: Seat; at: number } | undefined;
  for (const [seat, clock] of clocks?.seats.entries() ?? []) {
    const at = endOf(clock);
    if (at !== undefined && (next === undefined || at < next.at)) next = { seat, at };
  }
  return next;
}

function replaceSeat(clocks: Clocks, seat: Seat, by: SeatClock): Clocks {
  return { ...clocks, seats: clocks.seats.map((old, index) => (index === seat ? by : old)) };
}
