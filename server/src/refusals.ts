import { Limiter, type Rate } from './limits.ts';
import type { Log } from './log.ts';

/** Who was refused something, where, and why. */
export interface Refused {
  readonly where: string;
  readonly key: string;
  readonly address: string;
  readonly person: string | undefined;
}

/**
 * Keeps account of what was refused, so that whoever tries doors leaves traces; at a rate, by address, so that
 * nobody fills the log. What a game refuses is part of playing and not told here.
 */
export class Refusals {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #lines: Limiter;

  constructor(log: Log, now: () => number, rate: Rate) {
    this.#log = log;
    this.#now = now;
    this.#lines = new Limiter(rate);
  }

  note({ key, address, ...rest }: Refused): void {
    if (!key.startsWith('server.') || !this.#lines.take(address, this.#now())) return;
    this.#log.info('refused', { key, address, ...rest });
  }
}
