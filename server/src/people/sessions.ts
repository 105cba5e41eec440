import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { SessionInfo } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { hashOf } from '../ids.ts';
import { Limiter, type Rate } from '../limits.ts';
import type { Person, Session, Store } from '../store/index.ts';
import type { CookieKeys } from './cookie-keys.ts';
import { deviceOf } from './device.ts';

const DAY = 24 * 60 * 60 * 1000;
const SESSION_LENGTH = 180 * DAY;
const COOKIE = 'moonstaff';
const DEVICE_COOKIE = 'moonstaff-device';
/** No cookie of ours lives longer. */
export const DEVICE_LENGTH = 2 * SESSION_LENGTH;
const TOKEN_PREFIX = 'moonstaff_';

/** What a browser sent along, by name. */
type Cookies = Readonly<Record<string, string | undefined>>;

/** A cookie for the browser to keep, as `reply.setCookie` takes it. */
type NewCookie = [name: string, value: string, options: CookieSerializeOptions];

interface SessionOptions {
  readonly store: Store;
  readonly keys: CookieKeys;
  readonly now: () => number;
  /** A clock in milliseconds that nobody can set, for limits. */
  readonly monotonic: () => number;
  readonly wrongTokens: Rate;
  /** A session that isn't used for this many days ends. */
  readonly unusedDays: number;
}

/** Recognizes people: browsers by a signed cookie, programs by a token. */
export class Sessions {
  readonly #store: Store;
  readonly #keys: CookieKeys;
  readonly #now: () => number;
  readonly #monotonic: () => number;
  readonly #wrongTokens: Limiter;
  readonly #unused: number;

  constructor({ store, keys, now, monotonic, wrongTokens, unusedDays }: SessionOptions) {
    this.#store = store;
    this.#keys = keys;
    this.#now = now;
    this.#monotonic = monotonic;
    this.#wrongTokens = new Limiter(wrongTokens);
    this.#unused = unusedDays * DAY;
  }

  /** Starts a session, in place of the one in the cookies if they're given, and returns its cookie. */
  async begin(person: string, secure: boolean, userAgent?: string, cookies: Cookies = {}): Promise<NewCookie> {
    const id = randomBytes(32).toString('base64url');
    const now = this.#now();
    const session = { hash: hashOf(id), createdAt: now, usedAt: now, ...deviceOf(userAgent) };
    const old = this.hashIn(cookies, secure);
    if (old === undefined) await this.#store.sessions.add(session, person, now + SESSION_LENGTH);
    else await this.#store.sessions.replace(old, session, person, now + SESSION_LENGTH);
    return this.#cookie(COOKIE, `${id}.${this.#keys.sign(id)}`, SESSION_LENGTH / 1000, secure);
  }

  /** Where this person is signed in, and which of these is the browser with these cookies. */
  async list(person: Person, cookies: Cookies, secure: boolean): Promise<readonly SessionInfo[]> {
    const own = this.hashIn(cookies, secure);
    const sessions = await this.#store.sessions.ofPerson(person.id, this.#validity());
    return sessions.map(({ hash, ...shown }) => ({ id: publicId(hash), ...shown, current: hash === own }));
  }

  /** Ends another session of this person. Returns whether there was one. */
  async endOther(person: Person, id: string): Promise<boolean> {
    const sessions = await this.#store.sessions.ofPerson(person.id, this.#validity());
    const found = sessions.find(({ hash }) => publicId(hash) === id);
    if (found !== undefined) await this.#store.sessions.end(found.hash);
    return found !== undefined;
  }

  /** Ends all sessions of this person but the one in the cookies. */
  async endOthers(person: Person, cookies: Cookies, secure: boolean): Promise<void> {
    await this.#store.sessions.endAll(person.id, this.hashIn(cookies, secure));
  }

  /** Deletes the sessions that are over. */
  async forget(): Promise<void> {
    await this.#store.sessions.forget(this.#validity());
  }

  /** Ends the session in the cookies and returns a cookie that deletes it in the browser. */
  async end(cookies: Cookies, secure: boolean): Promise<NewCookie> {
    const hash = this.hashIn(cookies, secure);
    if (hash !== undefined) await this.#store.sessions.end(hash);
    return this.#cookie(COOKIE, '', 0, secure);
  }

  /** The person behind the cookies. Those we didn't sign aren't even looked up. */
  async byCookie(cookies: Cookies, secure: boolean): Promise<Person | undefined> {
    const hash = this.hashIn(cookies, secure);
    return hash === undefined ? undefined : this.#store.sessions.personOf(hash, this.#validity());
  }

  /**
   * The person behind a token. Addresses that keep guessing are soon told to wait, but a valid token always works: others
   * may share the address, and nobody guesses 256 bits.
   */
  async byToken(token: string, address: string): Promise<Person | undefined> {
    const known = token.startsWith(TOKEN_PREFIX);
    const person = known ? await this.#store.people.byToken(hashOf(token), this.#now()) : undefined;
    if (person === undefined && !this.#wrongTokens.take(address, this.#monotonic()))
      throw new Refusal('server.limit.rate');
    return person;
  }

  /** A cookie that recognizes this browser when its owner signs in again, even while others guess the password. */
  deviceCookie(username: string, secure: boolean): NewCookie {
    const id = randomBytes(16).toString('base64url');
    const value = `${id}.${this.#keys.sign(`device ${id} ${username.toLowerCase()}`)}`;
    return this.#cookie(DEVICE_COOKIE, value, DEVICE_LENGTH / 1000, secure);
  }

  /** The id of the browser, if this person has signed in with it before. */
  deviceOf(cookies: Cookies, username: string, secure: boolean): string | undefined {
    const value = cookies[nameOf(DEVICE_COOKIE, secure)] ?? '';
    const [id = '', signature = ''] = value.split('.', 2);
    const text = `device ${id} ${username.toLowerCase()}`;
    return this.#keys.isSigned(text, signature, DEVICE_LENGTH) ? id : undefined;
  }

  static newToken(): string {
    return TOKEN_PREFIX + randomBytes(32).toString('base64url');
  }

  /**
   * The hash of the session in the cookies. Over https only a `__Host-` cookie counts: other sites of the domain can't set
   * one.
   */
  hashIn(cookies: Cookies, secure: boolean): string | undefined {
    const value = cookies[nameOf(COOKIE, secure)] ?? '';
    const [id = '', signature = ''] = value.split('.', 2);
    return this.#keys.isSigned(id, signature, SESSION_LENGTH) ? hashOf(id) : undefined;
  }

  #validity(): { readonly now: number; readonly unusedSince: number } {
    const now = this.#now();
    return { now, unusedSince: now - this.#unused };
  }

  #cookie(name: string, value: string, maxAge: number, secure: boolean): NewCookie {
    return [nameOf(name, secure), value, { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure }];
  }
}

/** Tells sessions apart, and says nothing about their secret. */
const publicId = (hash: Session['hash']): string => hashOf(hash).slice(0, 22);

const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
