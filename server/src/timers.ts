import type { Config } from './config.ts';
import { forgetGuests } from './people/guests.ts';
import type { Services } from './services.ts';

const SWEEP_EVERY = 30_000;
const HEARTBEAT_EVERY = 15_000;
const FORGET_EVERY = 3_600_000;
const DEPART_EVERY = 30_000;
const FORGET_GUESTS_EVERY = 600_000;
const GUESTS_AT_ONCE = 100;

/** Starts all regular tasks. Returns a function that stops them. */
export function startTimers(
  { liveTables, store, sessions, log, now, departures }: Services,
  checkOperator: () => Promise<void>,
  {
    pollEvery,
    idleAfter,
    forgetGuests: days,
  }: Pick<Config, 'idleAfter' | 'forgetGuests'> & { readonly pollEvery: number },
): () => void {
  const failed = (error: unknown): void => log.error('timer.failed', { error });
  /** Some at a time, so that nobody waits for it. */
  const forget = async (): Promise<void> => {
    if (days > 0 && (await forgetGuests(store, days, now(), GUESTS_AT_ONCE)) > 0) departures.start();
  };
  const timers = [
    setInterval(() => void liveTables.poll().catch(failed), pollEvery),
    setInterval(() => void checkOperator().catch(failed), pollEvery),
    setInterval(() => departures.start(), Math.max(pollEvery, DEPART_EVERY)),
    setInterval(() => liveTables.heartbeat(), HEARTBEAT_EVERY),
    setInterval(() => liveTables.sweep(), Math.min(SWEEP_EVERY, idleAfter)),
    setInterval(() => void sessions.forget().catch(failed), FORGET_EVERY),
    setInterval(() => void store.people.forgetResets(now()).catch(failed), FORGET_EVERY),
    setInterval(() => void forget().catch(failed), FORGET_GUESTS_EVERY),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
