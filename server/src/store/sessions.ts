import { type Person, readPerson } from './people.ts';
import { change, maybeText, number, type Sql, text } from './sql.ts';

/** What's stored of a browser that somebody is signed in with. */
export interface Session {
  /** Hash of its secret. */
  readonly hash: string;
  readonly createdAt: number;
  /** To within a few minutes. */
  readonly usedAt: number;
  readonly browser?: string;
  readonly system?: string;
}

/** A session is over at `expiresAt`, and earlier if it hasn't been used since `unusedSince`. */
interface Validity {
  readonly now: number;
  readonly unusedSince: number;
}

/** How precisely the last use is noted, in milliseconds. Saves a write per request. */
const NOTED_EVERY = 600_000;

export class SessionStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add(session: Session, person: string, expiresAt: number): Promise<void> {
    await change(
      this.#sql,
      `INSERT INTO sessions (hash, person, expires_at, created_at, used_at, browser, system)
        VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [session.hash, person, expiresAt, session.createdAt, session.usedAt, session.browser, session.system],
    );
  }

  /** The browser signs in again. Pushes that are the same person's go on. */
  async replace(old: string, session: Session, person: string, expiresAt: number): Promise<void> {
    await this.add(session, person, expiresAt);
    await change(this.#sql, 'UPDATE ways SET session = $1 WHERE session = $2 AND person = $3', [
      session.hash,
      old,
      person,
    ]);
    await this.end(old);
  }

  /** Who is signed in with this session. Notes that it was used. */
  async personOf(hash: string, { now, unusedSince }: Validity): Promise<Person | undefined> {
    const [row] = await this.#sql.read(
      `SELECT p.*, s.used_at FROM people p JOIN sessions s ON s.person = p.id
        WHERE s.hash = $1 AND s.expires_at > $2 AND s.used_at > $3 AND p.banned = 0`,
      [hash, now, unusedSince],
    );
    if (row === undefined) return undefined;
    if (number(row, 'used_at') <= now - NOTED_EVERY) await this.#noteUse(hash, now);
    return readPerson(row);
  }

  /** On a full disk, people can still look at their tables. The next request tries again. */
  async #noteUse(hash: string, now: number): Promise<void> {
    await change(this.#sql, 'UPDATE sessions SET used_at = $2 WHERE hash = $1', [hash, now]).catch(() => []);
  }

  /** Those that are still good, the last one used first. */
  async ofPerson(person: string, { now, unusedSince }: Validity): Promise<readonly Session[]> {
    const rows = await this.#sql.read(
      `SELECT * FROM sessions WHERE person = $1 AND expires_at > $2 AND used_at > $3 ORDER BY used_at DESC, hash`,
      [person, now, unusedSince],
    );
    return rows.map((row) => {
      const [browser, system] = [maybeText(row, 'browser'), maybeText(row, 'system')];
      return {
        hash: text(row, 'hash'),
        createdAt: number(row, 'created_at'),
        usedAt: number(row, 'used_at'),
        ...(browser !== undefined && { browser }),
        ...(system !== undefined && { system }),
      };
    });
  }

  /** Its browser gets no more pushes. */
  async end(hash: string): Promise<void> {
    await this.#sql.commit([
      { text: 'DELETE FROM ways WHERE session = $1', values: [hash] },
      { text: 'DELETE FROM sessions WHERE hash = $1', values: [hash] },
    ]);
  }

  /** Ends all sessions of a person, except perhaps one. No other browser gets pushes any more. */
  async endAll(person: string, except = ''): Promise<void> {
    await this.#sql.commit([
      {
        text: `DELETE FROM ways WHERE person = $1 AND kind = 'push' AND COALESCE(session, '') <> $2`,
        values: [person, except],
      },
      { text: 'DELETE FROM sessions WHERE person = $1 AND hash <> $2', values: [person, except] },
    ]);
  }

  async forget({ now, unusedSince }: Validity): Promise<void> {
    await change(this.#sql, 'DELETE FROM sessions WHERE expires_at <= $1 OR used_at <= $2', [now, unusedSince]);
  }
}
