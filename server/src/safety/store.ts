import type { Blocked } from '@moonstaff/client';
import { change, type Sql, text } from '../store/sql.ts';

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly sender: string;
  readonly about: string;
  readonly table?: string | undefined;
  readonly seq?: number | undefined;
  /** What was written. It's kept: the record may be erased before the operator looks. */
  readonly quote?: string | undefined;
  readonly words: string;
}

/** Whom people keep away from themselves, and what they tell the operator. */
export class SafetyStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async blockedBy(person: string): Promise<readonly Blocked[]> {
    const rows = await this.#sql.read(
      `SELECT blocks.blocked, people.name FROM blocks JOIN people ON people.id = blocks.blocked
        WHERE blocks.person = $1 ORDER BY blocks.created_at, blocks.blocked`,
      [person],
    );
    return rows.map((row) => ({ person: text(row, 'blocked'), name: text(row, 'name') }));
  }

  async hasBlocked(person: string, other: string): Promise<boolean> {
    const rows = await this.#sql.read('SELECT 1 AS one FROM blocks WHERE person = $1 AND blocked = $2', [
      person,
      other,
    ]);
    return rows.length > 0;
  }

  async block(person: string, other: string, now: number): Promise<void> {
    await change(
      this.#sql,
      'INSERT INTO blocks (person, blocked, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [person, other, now],
    );
  }

  async unblock(person: string, other: string): Promise<void> {
    await change(this.#sql, 'DELETE FROM blocks WHERE person = $1 AND blocked = $2', [person, other]);
  }

  async report({ id, at, sender, about, table, seq, quote, words }: Report): Promise<void> {
    await change(
      this.#sql,
      `INSERT INTO reports (id, at, sender, about, table_id, seq, quote, words)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, at, sender, about, table, seq, quote, words],
    );
  }
}
