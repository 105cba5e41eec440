import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@moonstaff/kernel';
import { parseCookie, stringifySetCookie } from 'cookie';
import { hashOf } from '../ids.ts';
import { Limiter, type Rate } from '../limits.ts';
import type { Person, Store } from '../store/index.ts';

const SESSION_LENGTH = 180 * 24 * 60 * 60 * 1000;
const COOKIE = 'moonstaff';
const TOKEN_PREFIX = 'moonstaff_';

/** Recognizes people: browsers by a signed cookie, programs by a token. */
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

  /** Starts a session and returns its cookie. */
  async begin(person: string, secure: boolean): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await this.#store.people.addSession(hashOf(id), person, this.#now() + SESSION_LENGTH);
    return this.#cookie(`${id}.${this.#sign(id)}`, SESSION_LENGTH / 1000, secure);
  }

  /** Ends the session of a `Cookie` header and returns a cookie that deletes it in the browser. */
  async end(header: string | undefined, secure: boolean): Promise<string> {
    const id = this.#idIn(header, secure);
    if (id !== undefined) await this.#store.people.endSession(hashOf(id));
    return this.#cookie('', 0, secure);
  }

  /** The person behind a `Cookie` header. Cookies we didn't sign aren't even looked up. */
  async byCookie(header: string | undefined, secure: boolean): Promise<Person | undefined> {
    const id = this.#idIn(header, secure);
    return id === undefined ? undefined : this.#store.people.bySession(hashOf(id), this.#now());
  }

  /** The person behind a token. Addresses that keep guessing are soon refused without a lookup. */
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

  /** Over https only a `__Host-` cookie counts: other sites of the domain can't set one. */
  #idIn(header: string | undefined, secure: boolean): string | undefined {
    const value = parseCookie(header ?? '')[nameOf(secure)] ?? '';
    const [id = '', signature = ''] = value.split('.', 2);
    const expected = Buffer.from(this.#sign(id));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64url');
  }

  #cookie(value: string, seconds: number, secure: boolean): string {
    return stringifySetCookie({
      name: nameOf(secure),
      value,
      path: '/',
      maxAge: seconds,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  }
}

const nameOf = (secure: boolean): string => (secure ? `__Host-${COOKIE}` : COOKIE);
