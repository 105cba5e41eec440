import { Refusal } from '@moonstaff/kernel';
import { Limiter, type Limits, sourceOf } from '../limits.ts';

/** A try to sign in. */
export interface SignInTry {
  readonly username: string;
  readonly address: string;
  /** The browser, if this person has signed in with it before. */
  readonly device: string | undefined;
}

/**
 * How often passwords may be tried: by name and address together, so that somebody who guesses only locks out their own
 * address. All unknown browsers together have a limit for each name too, against many addresses that guess together.
 * A browser that its owner has used before has a limit of its own, so it gets past both.
 */
export class SignInLimits {
  readonly #pairs: Limiter;
  readonly #addresses: Limiter;
  readonly #names: Limiter;

  constructor(limits: Pick<Limits, 'signIns' | 'signInsByAddress' | 'signInsByName'>) {
    this.#pairs = new Limiter(limits.signIns);
    this.#addresses = new Limiter(limits.signInsByAddress);
    this.#names = new Limiter(limits.signInsByName);
  }

  demand({ username, address, device }: SignInTry, now: number): void {
    const name = username.toLowerCase();
    if (device !== undefined) {
      this.#pairs.demand(`device ${device} ${name}`, now);
      return;
    }
    const free =
      this.#pairs.take(`${name} ${sourceOf(address)}`, now) &&
      this.#addresses.take(address, now) &&
      this.#names.take(`name ${name}`, now);
    if (!free) throw new Refusal('server.limit.rate');
  }
}
