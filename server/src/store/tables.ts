import { type Append, type AppendResult, creation, move, type StoredRecord, type TableRow } from './append.ts';
import { change, maybeText, number, type Row, type Sql, text } from './sql.ts';

export class TableStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(append: Append): Promise<void> {
    await this.#sql.append(creation(append));
  }

  /** Durable when it says `done`. */
  async append(append: Append): Promise<AppendResult> {
    return (await this.#sql.append(move(append))) ? 'done' : 'raced';
  }

  async row(id: string): Promise<TableRow | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM tables WHERE id = $1', [id]);
    return row === undefined ? undefined : tableRow(row);
  }

  async records(table: string, after = 0): Promise<readonly StoredRecord[]> {
    const rows = await this.#sql.read('SELECT * FROM records WHERE table_id = $1 AND seq > $2 ORDER BY seq', [
      table,
      after,
    ]);
    return rows.map(storedRecord);
  }

  async plans(table: string): Promise<ReadonlyMap<number, string>> {
    const rows = await this.#sql.read('SELECT seat, action FROM plans WHERE table_id = $1', [table]);
    return new Map(rows.map((row) => [number(row, 'seat'), text(row, 'action')]));
  }

  /** The record a command became, if it was carried out. */
  async done(table: string, sender: string, command: string): Promise<number | undefined> {
    const [row] = await this.#sql.read('SELECT seq FROM records WHERE table_id = $1 AND sender = $2 AND command = $3', [
      table,
      sender,
      command,
    ]);
    return row === undefined ? undefined : number(row, 'seq');
  }

  /** The last record of each of these tables: the cheap look that finds what a lost notification missed. */
  async seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    // In few sizes, so that few statements have to be prepared.
    const size = 2 ** Math.ceil(Math.log2(ids.length));
    const padded = Array.from({ length: size }, (_, i) => ids[i % ids.length]);
    const list = padded.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#sql.read(`SELECT id, seq FROM tables WHERE id IN (${list})`, padded);
    return new Map(rows.map((row) => [text(row, 'id'), number(row, 'seq')]));
  }

  async open(limit: number): Promise<readonly TableRow[]> {
    const rows = await this.#sql.read(
      `SELECT * FROM tables WHERE status IN ('open', 'playing') AND public = 1 ORDER BY status, changed_at DESC LIMIT $1`,
      [limit],
    );
    return rows.map(tableRow);
  }

  /** Those of a person that are not over, the ones that wait for this person first. */
  async mine(person: string, limit: number): Promise<readonly TableRow[]> {
    const rows = await this.#sql.read(
      `SELECT t.* FROM tables t JOIN seats s ON s.table_id = t.id
       WHERE s.person = $1 AND t.status IN ('open', 'playing')
       ORDER BY CASE WHEN t.turn LIKE $2 THEN 0 ELSE 1 END, t.changed_at DESC LIMIT $3`,
      [person, `%,${person},%`, limit],
    );
    return rows.map(tableRow);
  }

  async finished(person: string, limit: number, before: number): Promise<readonly TableRow[]> {
    const rows = await this.#sql.read(
      `SELECT t.* FROM tables t JOIN seats s ON s.table_id = t.id
       WHERE s.person = $1 AND t.status = 'finished' AND t.changed_at < $2 ORDER BY t.changed_at DESC LIMIT $3`,
      [person, before, limit],
    );
    return rows.map(tableRow);
  }

  /** How many tables this person hosts that are not over. */
  async hosted(person: string): Promise<number> {
    const [row] = await this.#sql.read(
      `SELECT COUNT(*) AS n FROM tables WHERE host = $1 AND status IN ('open', 'playing')`,
      [person],
    );
    return row === undefined ? 0 : number(row, 'n');
  }

  async remove(id: string): Promise<boolean> {
    const rows = await change(this.#sql, 'DELETE FROM tables WHERE id = $1 RETURNING id', [id]);
    return rows.length > 0;
  }

  /** The histories a person has written in, for taking along and for forgetting. */
  async writtenBy(person: string): Promise<readonly (StoredRecord & { readonly table: string })[]> {
    const rows = await this.#sql.read('SELECT * FROM records WHERE sender = $1 ORDER BY at, table_id, seq', [person]);
    return rows.map((row) => ({ table: text(row, 'table_id'), ...storedRecord(row) }));
  }

  /** Puts other words into records; used only to take a person's name and chat out of them. */
  async rewrite(
    changes: readonly { readonly table: string; readonly seq: number; readonly body: string }[],
  ): Promise<void> {
    const text = 'UPDATE records SET body = $3 WHERE table_id = $1 AND seq = $2';
    await this.#sql.commit(changes.map(({ table, seq, body }) => ({ text, values: [table, seq, body] })));
  }

  async setSummary(id: string, summary: string): Promise<void> {
    await change(this.#sql, 'UPDATE tables SET summary = $2 WHERE id = $1', [id, summary]);
  }
}

function tableRow(row: Row): TableRow {
  return {
    id: text(row, 'id'),
    seq: number(row, 'seq'),
    planStamp: number(row, 'plan_stamp'),
    status: text(row, 'status'),
    public: number(row, 'public') === 1,
    host: text(row, 'host'),
    invite: text(row, 'invite'),
    turn: text(row, 'turn')
      .split(',')
      .filter((person) => person !== ''),
    summary: text(row, 'summary'),
    changedAt: number(row, 'changed_at'),
  };
}

function storedRecord(row: Row): StoredRecord {
  const sender = maybeText(row, 'sender');
  const command = maybeText(row, 'command');
  return {
    seq: number(row, 'seq'),
    at: number(row, 'at'),
    body: text(row, 'body'),
    ...(sender !== undefined && { sender }),
    ...(command !== undefined && { command }),
  };
}
