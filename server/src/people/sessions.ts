import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@moonstaff/kernel';
import { hashOf } from '../ids.ts';
import { Limiter, type Rate } from '../limits.ts';
import type { Person, Store } from '../store/index.ts';

const LASTS = 180 * 24 * 60 * 60 * 1000;
const COOKIE = 'moonstaff';
const TOKEN_PREFIX = 'moonstaff_';

/** Who somebody is: by a signed cookie in browsers, by a token for programs. */
export class Sessions {
  readonly #store: Store;
  readonly #key: string;
  readonly #now: () => number;
  readonly #wrongTokens: Limiter;

  constructor(store: Store, key: string, now: () => number, wrongTokens: Rate) {
    this.#store = store;
    this.#key = key;
    this.#now = now;
    this.#wrongTokens = new Limiter(wrongTokens);
  }

  /** Starts a session and gives the cookie that carries it. Under https nothing else ever sees it. */
  async begin(person: string, secure: boolean): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await this.#store.people.addSession(hashOf(id), person, this.#now() + LASTS);
    return this.#cookie(`${id}.${this.#sign(id)}`, LASTS / 1000, secure);
  }

  async end(header: string | undefined, secure: boolean): Promise<string> {
    const id = this.#idIn(header);
    if (id !== undefined) await this.#store.people.endSession(hashOf(id));
    return this.#cookie('', 0, secure);
  }

  /** The person behind a `Cookie` header. A cookie this server did not sign is not looked up at all. */
  async byCookie(header: string | undefined): Promise<Person | undefined> {
    const id = this.#idIn(header);
    return id === undefined ? undefined : this.#store.people.bySession(hashOf(id), this.#now());
  }

  /** The person behind a token. Whoever tries tokens from an address soon finds that none is looked up any more. */
  async byToken(token: string, address: string): Promise<Person | undefined> {
    if (!this.#wrongTokens.has(address, this.#now())) throw new Refusal('server.limit.rate');
    const known = token.startsWith(TOKEN_PREFIX);
    const person = known ? await this.#store.people.byToken(hashOf(token), this.#now()) : undefined;
    if (person === undefined) this.#wrongTokens.take(address, this.#now());
    return person;
  }

  static newToken(): string {
    return TOKEN_PREFIX + randomBytes(32).toString('base64url');
  }

  #idIn(header: string | undefined): string | undefined {
    for (const part of header?.split(';') ?? []) {
      const [name, value = ''] = part.trim().split('=', 2);
      if (name !== COOKIE && name !== `__Host-${COOKIE}`) continue;
      const [id = '', signature = ''] = value.split('.', 2);
      const expected = Buffer.from(this.#sign(id));
      const given = Buffer.from(signature);
      if (given.length === expected.length && timingSafeEqual(given, expected)) return id;
    }
    return undefined;
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64url');
  }

  #cookie(value: string, seconds: number, secure: boolean): string {
    const name = secure ? `__Host-${COOKIE}` : COOKIE;
    return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }
}
