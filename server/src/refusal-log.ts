import { Limiter, type Rate } from './limits.ts';
import type { Logger } from './logger.ts';

/** Who was refused, where and why. */
export interface LoggedRefusal {
  readonly where: string;
  readonly key: string;
  readonly address: string;
  readonly person: string | undefined;
}

/**
 * Logs what the server refuses, so that attackers leave traces. Limited by address, so that nobody fills the log. What a
 * game refuses is part of playing and isn't logged.
 */
export class RefusalLog {
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #lines: Limiter;

  constructor(log: Logger, now: () => number, rate: Rate) {
    this.#log = log;
    this.#now = now;
    this.#lines = new Limiter(rate);
  }

  note({ key, address, ...rest }: LoggedRefusal): void {
    if (!key.startsWith('server.') || !this.#lines.take(address, this.#now())) return;
    this.#log.info('refused', { key, address, ...rest });
  }
}
