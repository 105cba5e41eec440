/** So many at once, then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** By address. */
  readonly requests: Rate;
  readonly newGuests: Rate;
  /** By address, and by user name. */
  readonly signIns: Rate;
  /** By address: tokens nobody has. */
  readonly wrongTokens: Rate;
  /** By address: lines in the log about what was refused. */
  readonly refusalsLogged: Rate;
  /** By person. */
  readonly newTables: Rate;
  readonly messages: Rate;
  readonly chat: Rate;
  readonly replays: Rate;
  readonly mails: Rate;
  readonly hostedTables: number;
  readonly tokens: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly tablesPerSocket: number;
  /** Commands of one socket under way at once. */
  readonly underway: number;
  /** Bytes. */
  readonly message: number;
  readonly body: number;
  /** Bytes a client may leave unread before it is cut off; it comes back and gets what it missed. */
  readonly unread: number;
  readonly recordsPerTable: number;
}

export const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 20 },
  newGuests: { burst: 20, perSecond: 1 / 30 },
  signIns: { burst: 10, perSecond: 1 / 12 },
  wrongTokens: { burst: 20, perSecond: 1 / 12 },
  refusalsLogged: { burst: 30, perSecond: 1 / 10 },
  newTables: { burst: 10, perSecond: 1 / 10 },
  messages: { burst: 80, perSecond: 20 },
  chat: { burst: 10, perSecond: 1 / 2 },
  replays: { burst: 30, perSecond: 1 },
  mails: { burst: 3, perSecond: 1 / 300 },
  hostedTables: 50,
  tokens: 20,
  socketsPerPerson: 12,
  socketsPerAddress: 100,
  sockets: 10_000,
  tablesPerSocket: 20,
  underway: 32,
  message: 16 * 1024,
  body: 64 * 1024,
  unread: 4 * 1024 * 1024,
  recordsPerTable: 20_000,
};

/** Token buckets by key. A bucket that is full again is forgotten. */
export class Limiter {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Whether there is one left. */
  has(key: string, now: number): boolean {
    return this.#left(key, now) >= 1;
  }

  /** Whether there was one left to take. */
  take(key: string, now: number): boolean {
    const left = this.#left(key, now);
    const enough = left >= 1;
    this.#buckets.set(key, { left: enough ? left - 1 : left, at: now });
    if (this.#buckets.size > 10_000) this.#forget(now);
    return enough;
  }

  #left(key: string, now: number): number {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return burst;
    return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  }

  #forget(now: number): void {
    const { burst, perSecond } = this.#rate;
    for (const [key, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(key);
    }
  }
}
