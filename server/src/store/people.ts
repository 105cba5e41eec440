import { change, inList, maybeText, number, type Row, type Sql, text, type Value } from './sql.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly username?: string;
  /** Hash of the password. */
  readonly password?: string;
  readonly language?: string;
  readonly email?: string;
  /** Hash of the code that confirms the address; absent once it is confirmed. */
  readonly emailCode?: string;
  readonly banned: boolean;
  /** Shows their page to nobody else. */
  readonly hidden: boolean;
  /** When they last did something here. */
  readonly seenAt: number;
  readonly createdAt: number;
}

export type PersonChange = Partial<{
  [Field in keyof Omit<Person, 'id' | 'createdAt' | 'seenAt'>]: Person[Field] | undefined;
}>;

export interface Token {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt?: number;
}

const COLUMNS: { readonly [field in keyof PersonChange]-?: string } = {
  name: 'name',
  username: 'username',
  password: 'password',
  language: 'language',
  email: 'email',
  emailCode: 'email_code',
  banned: 'banned',
  hidden: 'hidden',
};

/** PostgreSQL's code for a value that already exists. */
const UNIQUE_VIOLATION = '23505';

/** Selects the owner of a token or of a code. */
const OWNER = 'SELECT p.* FROM people p JOIN';

export class PeopleStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(person: { readonly id: string; readonly name: string; readonly createdAt: number }): Promise<void> {
    await change(this.#sql, 'INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)', [
      person.id,
      person.name,
      person.createdAt,
    ]);
  }

  async byId(id: string): Promise<Person | undefined> {
    return this.#one('SELECT * FROM people WHERE id = $1', [id]);
  }

  /** What these people are called now. Those who are gone are left out. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const { list, values } = inList(ids);
    const rows = await this.#sql.read(`SELECT id, name FROM people WHERE id IN (${list})`, values);
    return new Map(rows.map((row) => [text(row, 'id'), text(row, 'name')]));
  }

  /** The names of those who show themselves to everybody. */
  async shownNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const { list, values } = inList(ids);
    const rows = await this.#sql.read(`SELECT id, name FROM people WHERE id IN (${list}) AND hidden = 0`, values);
    return new Map(rows.map((row) => [text(row, 'id'), text(row, 'name')]));
  }

  /** They're here now. */
  async seen(id: string, now: number): Promise<void> {
    await change(this.#sql, 'UPDATE people SET seen_at = $2 WHERE id = $1', [id, now]);
  }

  async byUsername(username: string): Promise<Person | undefined> {
    return this.#one('SELECT * FROM people WHERE handle = $1', [username.toLowerCase()]);
  }

  async update(id: string, fields: PersonChange): Promise<void> {
    const entries = Object.entries(fields) as [keyof PersonChange, Value | boolean][];
    if (entries.length === 0) return;
    const sets = entries.map(([field], i) => `${COLUMNS[field]} = $${i + 2}`).join(', ');
    const values = entries.map(([, value]): Value => (typeof value === 'boolean' ? Number(value) : value));
    await change(this.#sql, `UPDATE people SET ${sets} WHERE id = $1`, [id, ...values]);
  }

  /** Gives a guest a user name and password. Returns false if the name is taken or the guest already has one. */
  async claim(id: string, username: string, password: string): Promise<boolean> {
    try {
      const rows = await change(
        this.#sql,
        `UPDATE people SET username = $2, handle = $3, password = $4 WHERE id = $1 AND handle IS NULL
           AND NOT EXISTS (SELECT 1 FROM people WHERE handle = $3) RETURNING id`,
        [id, username, username.toLowerCase(), password],
      );
      return rows.length > 0;
    } catch (error) {
      // Somebody else took it at the same moment.
      if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await this.#sql.commit([
      { text: 'DELETE FROM people WHERE id = $1', values: [id] },
      { text: 'DELETE FROM leaving WHERE person = $1', values: [id] },
    ]);
  }

  /** Erases everything about a person except their id, which is needed to clean up their tables. */
  async leave(id: string): Promise<void> {
    const values = [id];
    await this.#sql.commit([
      {
        text: `INSERT INTO leaving (person, after_table, lease) VALUES ($1, '', 0) ON CONFLICT (person) DO NOTHING`,
        values,
      },
      {
        text: `UPDATE people SET name = '', username = NULL, handle = NULL, password = NULL, email = NULL,
          email_code = NULL, banned = 1 WHERE id = $1`,
        values,
      },
      { text: 'DELETE FROM sessions WHERE person = $1', values },
      { text: 'DELETE FROM tokens WHERE person = $1', values },
      { text: 'DELETE FROM ratings WHERE person = $1', values },
      { text: 'DELETE FROM pairs WHERE person = $1 OR other = $1', values },
      { text: 'DELETE FROM tallies WHERE person = $1', values },
      { text: 'DELETE FROM factors WHERE person = $1', values },
      { text: 'DELETE FROM recovery_codes WHERE person = $1', values },
      { text: 'DELETE FROM challenges WHERE person = $1', values },
      { text: 'DELETE FROM tries WHERE person = $1', values },
      { text: 'DELETE FROM ways WHERE person = $1', values },
      { text: 'DELETE FROM reach WHERE person = $1', values },
      { text: 'DELETE FROM resets WHERE person = $1', values },
      { text: 'DELETE FROM blocks WHERE person = $1 OR blocked = $1', values },
    ]);
  }

  /**
   * Takes a deleted person that no other node is working on, with the last table already cleaned. A lease too far ahead was
   * written before the clock was set back, so it counts as over.
   */
  async takeLeaver(
    now: number,
    until: number,
  ): Promise<{ readonly person: string; readonly afterTable: string } | undefined> {
    const [row] = await change(
      this.#sql,
      `UPDATE leaving SET lease = $2 WHERE (lease <= $1 OR lease > $3)
         AND person = (SELECT person FROM leaving WHERE lease <= $1 OR lease > $3 ORDER BY person LIMIT 1)
         RETURNING person, after_table`,
      [now, until, 2 * until - now],
    );
    return row === undefined ? undefined : { person: text(row, 'person'), afterTable: text(row, 'after_table') };
  }

  async noteLeaver(person: string, afterTable: string, until: number): Promise<void> {
    await change(this.#sql, 'UPDATE leaving SET after_table = $2, lease = $3 WHERE person = $1', [
      person,
      afterTable,
      until,
    ]);
  }

  /** Asks all nodes to close a person's sockets. For programs that aren't a node themselves. */
  async signOutEverywhere(person: string): Promise<void> {
    await change(this.#sql, 'INSERT INTO sign_outs (seq, person) SELECT COALESCE(MAX(seq), 0) + 1, $1 FROM sign_outs', [
      person,
    ]);
  }

  /** The number of the last such request, and the people of those after `after`. */
  async signOuts(after?: number): Promise<{ readonly seq: number; readonly people: readonly string[] }> {
    if (after === undefined) {
      const [last] = await this.#sql.read('SELECT COALESCE(MAX(seq), 0) AS seq FROM sign_outs');
      return { seq: last === undefined ? 0 : number(last, 'seq'), people: [] };
    }
    const rows = await this.#sql.read('SELECT seq, person FROM sign_outs WHERE seq > $1 ORDER BY seq', [after]);
    const last = rows.at(-1);
    return { seq: last === undefined ? after : number(last, 'seq'), people: rows.map((row) => text(row, 'person')) };
  }

  /** Accounts with this user name, or with this confirmed address. */
  async forReset(who: string): Promise<readonly Person[]> {
    const rows = await this.#sql.read(
      `SELECT * FROM people WHERE (handle = $1 OR (LOWER(email) = $1 AND handle IS NOT NULL))
        AND email IS NOT NULL AND email_code IS NULL AND banned = 0 ORDER BY created_at LIMIT 3`,
      [who.toLowerCase()],
    );
    return rows.map(readPerson);
  }

  async addReset(hash: string, person: string, until: number): Promise<void> {
    await change(this.#sql, 'INSERT INTO resets (hash, person, until) VALUES ($1, $2, $3)', [hash, person, until]);
  }

  async byReset(hash: string, now: number): Promise<Person | undefined> {
    return this.#one(`${OWNER} resets r ON r.person = p.id WHERE r.hash = $1 AND r.until > $2 AND p.banned = 0`, [
      hash,
      now,
    ]);
  }

  async endResets(person: string): Promise<void> {
    await change(this.#sql, 'DELETE FROM resets WHERE person = $1', [person]);
  }

  /** Ends all sessions of a person and revokes all their tokens. */
  async endAccess(person: string): Promise<void> {
    await this.#sql.commit([
      { text: 'DELETE FROM sessions WHERE person = $1', values: [person] },
      { text: 'DELETE FROM tokens WHERE person = $1', values: [person] },
    ]);
  }

  async forgetResets(now: number): Promise<void> {
    await change(this.#sql, 'DELETE FROM resets WHERE until <= $1', [now]);
  }

  async addToken(token: Token, hash: string): Promise<void> {
    await change(this.#sql, 'INSERT INTO tokens (id, person, name, hash, created_at) VALUES ($1, $2, $3, $4, $5)', [
      token.id,
      token.person,
      token.name,
      hash,
      token.createdAt,
    ]);
  }

  async byToken(hash: string, now: number): Promise<Person | undefined> {
    const person = await this.#one(`${OWNER} tokens k ON k.person = p.id WHERE k.hash = $1 AND p.banned = 0`, [hash]);
    if (person !== undefined) {
      // Once a minute is enough, and saves a write per request.
      await change(this.#sql, 'UPDATE tokens SET used_at = $2 WHERE hash = $1 AND COALESCE(used_at, 0) < $3', [
        hash,
        now,
        now - 60_000,
      ]);
    }
    return person;
  }

  async tokens(person: string): Promise<readonly Token[]> {
    const rows = await this.#sql.read('SELECT * FROM tokens WHERE person = $1 ORDER BY created_at', [person]);
    return rows.map((row) => ({
      id: text(row, 'id'),
      person,
      name: text(row, 'name'),
      createdAt: number(row, 'created_at'),
      ...(row['used_at'] !== undefined && { usedAt: number(row, 'used_at') }),
    }));
  }

  async removeToken(person: string, id: string): Promise<boolean> {
    const rows = await change(this.#sql, 'DELETE FROM tokens WHERE id = $1 AND person = $2 RETURNING id', [id, person]);
    return rows.length > 0;
  }

  async #one(statement: string, values: readonly Value[]): Promise<Person | undefined> {
    const [row] = await this.#sql.read(statement, values);
    return row === undefined ? undefined : readPerson(row);
  }
}

export function readPerson(row: Row): Person {
  const optional = {
    username: maybeText(row, 'username'),
    password: maybeText(row, 'password'),
    language: maybeText(row, 'language'),
    email: maybeText(row, 'email'),
    emailCode: maybeText(row, 'email_code'),
  };
  const present = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    ...present,
    banned: number(row, 'banned') === 1,
    hidden: number(row, 'hidden') === 1,
    seenAt: number(row, 'seen_at'),
    createdAt: number(row, 'created_at'),
  };
}
