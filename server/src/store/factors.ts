import { change, maybeText, number, type Row, type Sql, text } from './sql.ts';

/** A second factor of a person. */
export interface Factor {
  readonly id: string;
  readonly person: string;
  readonly kind: 'app' | 'passkey';
  readonly name: string;
  /** An app's secret in base32, or a passkey's public key in base64url. */
  readonly secret: string;
  /** A passkey's id. */
  readonly credential?: string;
  /** The last time step an app's code was used for, or a passkey's counter. */
  readonly counter: number;
  readonly confirmed: boolean;
  readonly createdAt: number;
}

export class FactorStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Only those that are confirmed count. */
  async of(person: string): Promise<readonly Factor[]> {
    const rows = await this.#sql.read(
      'SELECT * FROM factors WHERE person = $1 AND confirmed = 1 ORDER BY created_at, id',
      [person],
    );
    return rows.map(factorIn);
  }

  async find(person: string, id: string): Promise<Factor | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM factors WHERE person = $1 AND id = $2', [person, id]);
    return row === undefined ? undefined : factorIn(row);
  }

  /** Replaces earlier ones that were never confirmed. */
  async add(factor: Factor): Promise<void> {
    await this.#sql.commit([
      { text: 'DELETE FROM factors WHERE person = $1 AND confirmed = 0', values: [factor.person] },
      {
        text: `INSERT INTO factors (id, person, kind, name, secret, credential, counter, confirmed, created_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        values: [
          factor.id,
          factor.person,
          factor.kind,
          factor.name,
          factor.secret,
          factor.credential,
          factor.counter,
          Number(factor.confirmed),
          factor.createdAt,
        ],
      },
    ]);
  }

  /** Moves its counter on. Returns false if it's there already: a code or answer is used a second time. */
  async use({ id }: Factor, counter: number): Promise<boolean> {
    const rows = await change(
      this.#sql,
      'UPDATE factors SET counter = $2, confirmed = 1 WHERE id = $1 AND counter < $2 RETURNING id',
      [id, counter],
    );
    return rows.length > 0;
  }

  /** Removes one. With the last one go the recovery codes. */
  async remove(person: string, id: string): Promise<boolean> {
    const rows = await change(this.#sql, 'DELETE FROM factors WHERE person = $1 AND id = $2 RETURNING id', [
      person,
      id,
    ]);
    if ((await this.of(person)).length === 0) await this.setRecoveryCodes(person, []);
    return rows.length > 0;
  }

  async removeAll(person: string): Promise<void> {
    await change(this.#sql, 'DELETE FROM factors WHERE person = $1', [person]);
    await this.setRecoveryCodes(person, []);
  }

  /** Replaces all of them. Only their hashes are stored. */
  async setRecoveryCodes(person: string, hashes: readonly string[]): Promise<void> {
    await this.#sql.commit([
      { text: 'DELETE FROM recovery_codes WHERE person = $1', values: [person] },
      ...hashes.map((hash) => ({
        text: 'INSERT INTO recovery_codes (person, hash) VALUES ($1, $2)',
        values: [person, hash],
      })),
    ]);
  }

  async recoveryCodes(person: string): Promise<number> {
    const [row] = await this.#sql.read('SELECT COUNT(*) AS n FROM recovery_codes WHERE person = $1', [person]);
    return row === undefined ? 0 : number(row, 'n');
  }

  /** Each works once. */
  async useRecoveryCode(person: string, hash: string): Promise<boolean> {
    const rows = await change(
      this.#sql,
      'DELETE FROM recovery_codes WHERE person = $1 AND hash = $2 RETURNING person',
      [person, hash],
    );
    return rows.length > 0;
  }

  /** Remembers a challenge for a browser's authenticator. A new one replaces the one before. */
  async setChallenge(person: string, challenge: string, until: number): Promise<void> {
    await change(
      this.#sql,
      `INSERT INTO challenges (person, challenge, until) VALUES ($1, $2, $3)
        ON CONFLICT (person) DO UPDATE SET challenge = $2, until = $3`,
      [person, challenge, until],
    );
  }

  /** Each works once, and not for long. */
  async takeChallenge(person: string, now: number): Promise<string | undefined> {
    const [row] = await change(
      this.#sql,
      'DELETE FROM challenges WHERE person = $1 AND until > $2 RETURNING challenge',
      [person, now],
    );
    return row === undefined ? undefined : text(row, 'challenge');
  }
}

function factorIn(row: Row): Factor {
  const credential = maybeText(row, 'credential');
  return {
    id: text(row, 'id'),
    person: text(row, 'person'),
    kind: text(row, 'kind') === 'passkey' ? 'passkey' : 'app',
    name: text(row, 'name'),
    secret: text(row, 'secret'),
    ...(credential !== undefined && { credential }),
    counter: number(row, 'counter'),
    confirmed: number(row, 'confirmed') === 1,
    createdAt: number(row, 'created_at'),
  };
}
