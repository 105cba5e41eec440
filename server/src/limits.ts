import { isIPv6 } from 'node:net';
import { Refusal } from '@moonstaff/kernel';

/** `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** By address: requests, and files of the page. Opening a table takes dozens of files, and a club may share an address. */
  readonly requests: Rate;
  readonly files: Rate;
  readonly newGuests: Rate;
  /** Tries to sign in, by user name and address together; all names from an address; and a name from all addresses. */
  readonly signIns: Rate;
  readonly signInsByAddress: Rate;
  readonly signInsByName: Rate;
  /** By person: codes and passwords that guard changes of the account. */
  readonly codes: Rate;
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
  /** Reports to the operator. */
  readonly reports: Rate;
  /** New ways to be reached, and tests of them. */
  readonly tests: Rate;
  /** All of one's own data. */
  readonly downloads: Rate;
  /** By the address written to, no matter who asks for them. */
  readonly mailsTo: Rate;
  /** Bytes over sockets and in bodies, and milliseconds of processor time. */
  readonly bytesByPerson: Rate;
  readonly bytesByAddress: Rate;
  readonly workByPerson: Rate;
  readonly workByAddress: Rate;
  /** New sockets, by address. */
  readonly newSockets: Rate;
  readonly hostedTables: number;
  readonly tokens: number;
  /** Clubs somebody owns, and members of one. */
  readonly clubs: number;
  readonly clubMembers: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly tablesPerSocket: number;
  readonly tablesInMemory: number;
  /** Commands of one socket being handled at once. */
  readonly underway: number;
  /** Bytes. */
  readonly message: number;
  readonly body: number;
  /** Bytes a client may leave unread before it's cut off. It reconnects and gets what it missed. */
  readonly unread: number;
  readonly recordsPerTable: number;
  /** Milliseconds until a socket must have said hello, and a connection its first request. */
  readonly helloWithin: number;
}

export const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 20 },
  files: { burst: 3000, perSecond: 300 },
  newGuests: { burst: 20, perSecond: 1 / 30 },
  signIns: { burst: 10, perSecond: 1 / 12 },
  signInsByAddress: { burst: 40, perSecond: 1 / 3 },
  signInsByName: { burst: 100, perSecond: 1 / 30 },
  codes: { burst: 10, perSecond: 1 / 30 },
  wrongTokens: { burst: 20, perSecond: 1 / 12 },
  refusalsLogged: { burst: 30, perSecond: 1 / 10 },
  newTables: { burst: 10, perSecond: 1 / 10 },
  messages: { burst: 80, perSecond: 20 },
  chat: { burst: 10, perSecond: 1 / 2 },
  replays: { burst: 30, perSecond: 1 },
  mails: { burst: 3, perSecond: 1 / 300 },
  reports: { burst: 5, perSecond: 1 / 600 },
  tests: { burst: 15, perSecond: 1 / 10 },
  downloads: { burst: 3, perSecond: 1 / 60 },
  mailsTo: { burst: 3, perSecond: 1 / 1200 },
  bytesByPerson: { burst: 256 * 1024, perSecond: 32 * 1024 },
  bytesByAddress: { burst: 2 * 1024 * 1024, perSecond: 256 * 1024 },
  workByPerson: { burst: 400, perSecond: 40 },
  workByAddress: { burst: 1000, perSecond: 100 },
  newSockets: { burst: 120, perSecond: 10 },
  hostedTables: 50,
  tokens: 20,
  clubs: 20,
  clubMembers: 500,
  socketsPerPerson: 12,
  socketsPerAddress: 100,
  sockets: 10_000,
  tablesPerSocket: 20,
  tablesInMemory: 5000,
  underway: 32,
  message: 16 * 1024,
  body: 64 * 1024,
  unread: 1024 * 1024,
  recordsPerTable: 20_000,
  helloWithin: 8000,
};

/** Where more people share an address, they share more. */
export const limitsFor = (socketsPerAddress: number): Limits => {
  const share = Math.max(1, socketsPerAddress / LIMITS.socketsPerAddress);
  const more = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * share, perSecond: perSecond * share });
  return {
    ...LIMITS,
    socketsPerAddress,
    bytesByAddress: more(LIMITS.bytesByAddress),
    newSockets: more(LIMITS.newSockets),
  };
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

  /** Takes this many. Returns whether there were enough left. */
  take(key: string, now: number, amount = 1): boolean {
    const source = sourceOf(key);
    const left = this.#left(source, now);
    const enough = left >= amount;
    this.#set(source, enough ? left - amount : left, now);
    return enough;
  }

  /** Takes this many, even if there aren't enough left. Then the rest is owed. */
  spend(key: string, now: number, amount: number): void {
    const source = sourceOf(key);
    this.#set(source, this.#left(source, now) - amount, now);
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

  #set(source: string, left: number, now: number): void {
    const bucket = this.#buckets.get(source);
    if (bucket === undefined) this.#buckets.set(source, { left, at: now });
    else {
      bucket.left = left;
      bucket.at = now;
    }
    if (this.#buckets.size > MANY && now - this.#forgotAt >= FORGET_EVERY) this.#forget(now);
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
  /** Mails to an address that isn't confirmed yet, by who asks and by who gets them. */
  readonly mails: Limiter;
  readonly mailsTo: Limiter;
}

export const quotasOf = (limits: Limits): Quotas => ({
  messages: new Limiter(limits.messages),
  chat: new Limiter(limits.chat),
  mails: new Limiter(limits.mails),
  mailsTo: new Limiter(limits.mailsTo),
});

/**
 * The network an address counts for. With IPv6 that's its /64, because anyone with one address there has them all. An
 * IPv4 address written as IPv6 counts as IPv4. Anything else stays as it is.
 */
export function sourceOf(address: string): string {
  // Ids and IPv4 addresses. Every message is counted by several limiters, so this has to be quick.
  if (!address.includes(':')) return address;
  const known = sources.get(address);
  if (known !== undefined) return known;
  const source = networkOf(address);
  if (sources.size >= MANY_SOURCES) sources.clear();
  sources.set(address, source);
  return source;
}

const MANY_SOURCES = 1000;
const sources = new Map<string, string>();

function networkOf(address: string): string {
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
