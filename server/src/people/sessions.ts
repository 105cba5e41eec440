import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@moonstaff/kernel';
import { parseCookie, stringifySetCookie } from 'cookie';
import { hashOf } from '../ids.ts';
import { Limiter, type Rate } from '../limits.ts';
import type { Person, Store } from '../store/index.ts';

const SESSION_LENGTH = 180 * 24 * 60 * 60 * 1000;
const COOKIE = 'moonstaff';
const DEVICE_COOKIE = 'moonstaff-device';
const DEVICE_LENGTH = 2 * SESSION_LENGTH;
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
    return this.#cookie(COOKIE, `${id}.${this.#sign(id)}`, SESSION_LENGTH / 1000, secure);
  }

  /** Ends the session of a `Cookie` header and returns a cookie that deletes it in the browser. */
  async end(header: string | undefined, secure: boolean): Promise<string> {
    const id = this.#idIn(header, secure);
    if (id !== undefined) await this.#store.people.endSession(hashOf(id));
    return this.#cookie(COOKIE, '', 0, secure);
  }

  /** The person behind a `Cookie` header. Cookies we didn't sign aren't even looked up. */
  async byCookie(header: string | undefined, secure: boolean): Promise<Person | undefined> {
    const id = this.#idIn(header, secure);
    return id === undefined ? undefined : this.#store.people.bySession(hashOf(id), this.#now());
  }

  /**
   * The person behind a token. Addresses that keep guessing are soon told to wait, but a valid token always works: others
   * may share the address, and nobody guesses 256 bits.
   */
  async byToken(token: string, address: string): Promise<Person | undefined> {
    const known = token.startsWith(TOKEN_PREFIX);
    const person = known ? await this.#store.people.byToken(hashOf(token), this.#now()) : undefined;
    if (person === undefined && !this.#wrongTokens.take(address, this.#now())) throw new Refusal('server.limit.rate');
    return person;
  }

  /** A cookie that recognizes this browser when its owner signs in again, even while others guess the password. */
  deviceCookie(username: string, secure: boolean): string {
    const id = randomBytes(16).toString('base64url');
    const value = `${id}.${this.#sign(`device ${id} ${username.toLowerCase()}`)}`;
    return this.#cookie(DEVICE_COOKIE, value, DEVICE_LENGTH / 1000, secure);
  }

  /** The id of the browser, if this person has signed in with it before. */
  deviceOf(header: string | undefined, username: string, secure: boolean): string | undefined {
    const value = parseCookie(header ?? '')[nameOf(DEVICE_COOKIE, secure)] ?? '';
    const [id = '', signature = ''] = value.split('.', 2);
    return this.#isSigned(`device ${id} ${username.toLowerCase()}`, signature) ? id : undefined;
  }

  static newToken(): string {
    return TOKEN_PREFIX + randomBytes(32).toString('base64url');
  }

  /** Over https only a `__Host-` cookie counts: other sites of the domain can't set one. */
  #idIn(header: string | undefined, secure: boolean): string | undefined {
    const value = parseCookie(header ?? '')[nameOf(COOKIE, secure)] ?? '';
    const [id = '', signature = ''] = value.split('.', 2);
    return this.#isSigned(id, signature) ? id : undefined;
  }

  #isSigned(text: string, signature: string): boolean {
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64url');
  }

  #cookie(name: string, value: string, seconds: number, secure: boolean): string {
    return stringifySetCookie({
      name: nameOf(name, secure),
      value,
      path: '/',
      maxAge: seconds,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  }
}

const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
