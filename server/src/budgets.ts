import { Limiter, type Limits, sourceOf } from './limits.ts';
import { Pauses } from './pauses.ts';

export type BudgetLimits = Pick<Limits, 'bytesByPerson' | 'bytesByAddress' | 'workByPerson' | 'workByAddress'>;

/** Who sent something: always an address, and a person once they've said hello. */
export interface Sender {
  readonly address: string;
  readonly person: string | undefined;
}

/**
 * What senders may cost: bytes, counted before anything reads them, and processor time, counted as it's spent. Each
 * address and each person has both. A sender who has used up one of them is cut off, and stays out for a while.
 */
export class Budgets {
  readonly #bytes: { readonly person: Limiter; readonly address: Limiter };
  readonly #work: { readonly person: Limiter; readonly address: Limiter };
  readonly #pauses = new Pauses();
  readonly #now: () => number;

  constructor(limits: BudgetLimits, now: () => number) {
    this.#bytes = { person: new Limiter(limits.bytesByPerson), address: new Limiter(limits.bytesByAddress) };
    this.#work = { person: new Limiter(limits.workByPerson), address: new Limiter(limits.workByAddress) };
    this.#now = now;
  }

  /** Whether these bytes may be read. Call it before reading them. */
  admit({ address, person }: Sender, bytes: number): boolean {
    const now = this.#now();
    if (!this.hasWork({ address, person })) return false;
    if (!this.#bytes.address.take(address, now, bytes)) return false;
    return person === undefined || this.#bytes.person.take(person, now, bytes);
  }

  /** Whether this sender may still cause work. */
  hasWork({ address, person }: Sender): boolean {
    const now = this.#now();
    return this.#work.address.has(address, now) && (person === undefined || this.#work.person.has(person, now));
  }

  /** Counts milliseconds of processor time that this sender has caused. */
  spend({ address, person }: Sender, milliseconds: number): void {
    const now = this.#now();
    this.#work.address.spend(address, now, milliseconds);
    if (person !== undefined) this.#work.person.spend(person, now, milliseconds);
  }

  /** Keeps this sender out for a while: the person if we know them, so that others at their address can stay. */
  cutOff({ address, person }: Sender): void {
    this.#pauses.begin(person ?? sourceOf(address), this.#now());
  }

  /** How long a person or address still has to stay away, in milliseconds. */
  pauseOf(key: string): number {
    return this.#pauses.left(sourceOf(key), this.#now());
  }
}

/** Processor time of this thread in milliseconds. Node before 23.9 can't tell, and other processes count too. */
export function processorTime(): number {
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
