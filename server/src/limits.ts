import { isIPv6 } from 'node:net';
import { Refusal } from '@moonstaff/kernel';

/** `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** By address. */
  readonly requests: Rate;
  readonly newGuests: Rate;
  /** By address and by user name. */
  readonly signIns: Rate;
  /** By address: tokens that don't exist. */
  readonly wrongTokens: Rate;
  /** By address: refusals written to the log. */
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
  /** Commands of one socket being handled at once. */
  readonly underway: number;
  /** Bytes. */
  readonly message: number;
  readonly body: number;
  /** Bytes a client may leave unread before it's cut off. It reconnects and gets what it missed. */
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

/** Clean up only when there are more buckets than this, and at most once per interval, in milliseconds. */
const MANY = 10_000;
const FORGET_EVERY = 1000;

/** Token buckets by key. Addresses of the same network share one. Buckets that are full again are dropped. */
export class Limiter {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, { left: number; at: number }>();
  #forgotAt = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Whether there's one left. */
  has(key: string, now: number): boolean {
    return this.#left(sourceOf(key), now) >= 1;
  }

  /** Takes one. Returns whether there was one left. */
  take(key: string, now: number): boolean {
    const source = sourceOf(key);
    const left = this.#left(source, now);
    const enough = left >= 1;
    this.#buckets.set(source, { left: enough ? left - 1 : left, at: now });
    if (this.#buckets.size > MANY && now - this.#forgotAt >= FORGET_EVERY) this.#forget(now);
    return enough;
  }

  /** Takes one, or refuses. */
  demand(key: string, now: number): void {
    if (!this.take(key, now)) throw new Refusal('server.limit.rate');
  }

  #left(source: string, now: number): number {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(source);
    if (bucket === undefined) return burst;
    return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  }

  #forget(now: number): void {
    this.#forgotAt = now;
    for (const source of this.#buckets.keys()) {
      if (this.#left(source, now) >= this.#rate.burst) this.#buckets.delete(source);
    }
  }
}

/** What a person may send, over HTTP and sockets together. */
export interface Quotas {
  readonly messages: Limiter;
  readonly chat: Limiter;
}

export const quotasOf = (limits: Limits): Quotas => ({
  messages: new Limiter(limits.messages),
  chat: new Limiter(limits.chat),
});

/**
 * The network an address counts for. With IPv6 that's its /64, because anyone with one address there has them all. An
 * IPv4 address written as IPv6 counts as IPv4. Anything else stays as it is.
 */
export function sourceOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const groups = isIPv6(bare) ? groupsOf(bare) : [];
  if (groups.length !== 8) return address;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '';
  const [before = [], after = []] = host.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
