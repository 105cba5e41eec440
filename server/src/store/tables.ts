import { type Append, type AppendResult, creation, move, type StoredRecord, type TableRow } from './append.ts';
import type { Seam } from './chain.ts';
import { change, inList, maybeText, number, type Row, type Sql, type Statement, text } from './sql.ts';

/** How many records to read at a time. */
export const PAGE = 250;

export class TableStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(append: Append): Promise<void> {
    await this.#sql.append(creation(append));
  }

  /** On disk once it returns `done`. */
  async append(append: Append): Promise<AppendResult> {
    return (await this.#sql.append(move(append))) ? 'done' : 'raced';
  }

  async row(id: string): Promise<TableRow | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM tables WHERE id = $1', [id]);
    return row === undefined ? undefined : tableRow(row);
  }

  /** The table an invitation is for. */
  async byInvite(invite: string): Promise<string | undefined> {
    const [row] = await this.#sql.read(LISTS.byInvite, [invite]);
    return row === undefined ? undefined : text(row, 'id');
  }

  /** The rows of these tables, in any order. */
  async rows(ids: readonly string[]): Promise<readonly TableRow[]> {
    if (ids.length === 0) return [];
    const { list, values } = inList(ids);
    return (await this.#sql.read(`SELECT * FROM tables WHERE id IN (${list})`, values)).map(tableRow);
  }

  async records(table: string, after = 0, limit = Number.MAX_SAFE_INTEGER): Promise<readonly StoredRecord[]> {
    const rows = await this.#sql.read('SELECT * FROM records WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3', [
      table,
      after,
      limit,
    ]);
    return rows.map(storedRecord);
  }

  /** All records of a table, in pages, so that nobody else waits for a long one. */
  async *pages(table: string): AsyncGenerator<readonly StoredRecord[]> {
    for (let seq = 0; ; ) {
      const page = await this.records(table, seq, PAGE);
      const last = page.at(-1);
      if (last !== undefined) yield page;
      if (last === undefined || page.length < PAGE) return;
      seq = last.seq;
    }
  }

  async plans(table: string): Promise<ReadonlyMap<number, string>> {
    const rows = await this.#sql.read('SELECT seat, action FROM plans WHERE table_id = $1', [table]);
    return new Map(rows.map((row) => [number(row, 'seat'), text(row, 'action')]));
  }

  /** The record of a command, if it was carried out. */
  async done(table: string, sender: string, command: string): Promise<number | undefined> {
    const [row] = await this.#sql.read('SELECT seq FROM records WHERE table_id = $1 AND sender = $2 AND command = $3', [
      table,
      sender,
      command,
    ]);
    return row === undefined ? undefined : number(row, 'seq');
  }

  /** The last record of each of these tables: a cheap way to find what a lost notification missed. */
  async seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const { list, values } = inList(ids);
    const rows = await this.#sql.read(`SELECT id, seq FROM tables WHERE id IN (${list})`, values);
    return new Map(rows.map((row) => [text(row, 'id'), number(row, 'seq')]));
  }

  /** Public tables: open ones first, then by the latest change. */
  async open(limit: number): Promise<readonly TableRow[]> {
    const rows = (await this.#sql.read(LISTS.open, [limit])).map(tableRow);
    return rows.sort((a, b) => a.status.localeCompare(b.status) || b.changedAt - a.changedAt).slice(0, limit);
  }

  /** A person's tables that aren't over, those waiting for them first. */
  async mine(person: string, limit: number): Promise<readonly TableRow[]> {
    return (await this.#sql.read(LISTS.mine, [person, `%,${person},%`, limit])).map(tableRow);
  }

  async finished(person: string, limit: number, before: number): Promise<readonly TableRow[]> {
    return (await this.#sql.read(LISTS.finished, [person, before, limit])).map(tableRow);
  }

  /** This person has read that many lines of the chat. */
  async setRead(table: string, person: string, lines: number): Promise<void> {
    await change(this.#sql, 'UPDATE seats SET read_lines = $3 WHERE table_id = $1 AND person = $2', [
      table,
      person,
      lines,
    ]);
  }

  /** How many tables this person hosts that aren't over. */
  async hosted(person: string): Promise<number> {
    const [row] = await this.#sql.read(LISTS.hosted, [person]);
    return row === undefined ? 0 : number(row, 'n');
  }

  async remove(id: string): Promise<boolean> {
    const rows = await change(this.#sql, 'DELETE FROM tables WHERE id = $1 RETURNING id', [id]);
    return rows.length > 0;
  }

  /** What a person has written at a table after this record, for their download. */
  async writtenBy(person: string, table: string, after: number, limit: number): Promise<readonly StoredRecord[]> {
    const rows = await this.#sql.read(
      'SELECT * FROM records WHERE sender = $1 AND table_id = $2 AND seq > $3 ORDER BY seq LIMIT $4',
      [person, table, after, limit],
    );
    return rows.map(storedRecord);
  }

  /** Tables with records of this person (sitting down is one), by id, after the given one. */
  async touchedBy(person: string, after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#sql.read(
      'SELECT DISTINCT table_id FROM records WHERE sender = $1 AND table_id > $2 ORDER BY table_id LIMIT $3',
      [person, after, limit],
    );
    return rows.map((row) => text(row, 'table_id'));
  }

  /**
   * Replaces the bodies and links of some records, only to erase a person's name and chat: up to a seam, or up to the last
   * record. Returns false if another node rewrote some of them, or somebody wrote after the last one, at the same time.
   */
  async rewrite(row: TableRow, records: readonly StoredRecord[], upTo: RewrittenUpTo): Promise<boolean> {
    const { id, seq, planStamp, seam } = row;
    const before = seam?.seq ?? 0;
    const done = await this.#sql.commit([
      'seam' in upTo
        ? { text: MOVE_SEAM, values: [id, before, upTo.seam.seq, upTo.seam.link], changes: 1 }
        : { text: END_REWRITE, values: [id, before, seq, planStamp, upTo.link], changes: 1 },
      ...Array.from({ length: Math.ceil(records.length / REWRITTEN_AT_ONCE) }, (_, i) =>
        rewriting(id, records.slice(i * REWRITTEN_AT_ONCE, (i + 1) * REWRITTEN_AT_ONCE)),
      ),
    ]);
    return done !== undefined;
  }

  /** Whether its history may have been rewritten since this row was read. */
  async isRewritten({ id, planStamp, seam }: TableRow): Promise<boolean> {
    const now = await this.row(id);
    return now?.planStamp !== planStamp || now.seam?.seq !== seam?.seq;
  }

  async setSummary(id: string, summary: string): Promise<void> {
    await change(this.#sql, 'UPDATE tables SET summary = $2 WHERE id = $1', [id, summary]);
  }
}

/** How far a history was rewritten: up to a seam, or to its end, whose link is this. Tables of early versions have none. */
type RewrittenUpTo = { readonly seam: Seam } | { readonly link?: string };

const MOVE_SEAM = 'UPDATE tables SET seam_seq = $3, seam_link = $4 WHERE id = $1 AND seam_seq = $2';

const END_REWRITE = `UPDATE tables SET seam_seq = 0, seam_link = NULL, link = $5, plan_stamp = plan_stamp + 1
  WHERE id = $1 AND seam_seq = $2 AND seq = $3 AND plan_stamp = $4`;

/** One statement for many records: a statement for each would take long to hand to the database. */
const REWRITTEN_AT_ONCE = 100;

/** Both databases call the columns of VALUES `column1` and so on. */
function rewriting(table: string, records: readonly StoredRecord[]): Statement {
  const rows = records.map((_, i) => `(CAST($${3 * i + 2} AS INTEGER), $${3 * i + 3}, $${3 * i + 4})`);
  return {
    text: `UPDATE records SET body = v.column2, link = v.column3 FROM (VALUES ${rows.join(', ')}) AS v
      WHERE table_id = $1 AND seq = v.column1`,
    values: [table, ...records.flatMap(({ seq, body, link }) => [seq, body, link])],
    changes: records.length,
  };
}

const listed = (status: 'open' | 'playing'): string =>
  `SELECT * FROM (SELECT * FROM tables WHERE status = '${status}' AND public = 1 ORDER BY listed_at DESC LIMIT $1) AS ${status}`;

/** The queries for lists. CROSS JOIN tells SQLite which table to start with. */
export const LISTS = {
  open: `${listed('open')} UNION ALL ${listed('playing')}`,
  mine: `SELECT t.*, s.read_lines FROM seats s CROSS JOIN tables t
    WHERE s.person = $1 AND s.over_at IS NULL AND t.id = s.table_id
    ORDER BY CASE WHEN t.turn LIKE $2 THEN 0 ELSE 1 END, t.changed_at DESC LIMIT $3`,
  finished: `SELECT t.* FROM seats s CROSS JOIN tables t
    WHERE s.person = $1 AND s.over_at < $2 AND t.id = s.table_id AND t.status = 'finished'
    ORDER BY s.over_at DESC LIMIT $3`,
  byInvite: 'SELECT id FROM tables WHERE invite = $1',
  hosted: `SELECT COUNT(*) AS n FROM tables WHERE host = $1 AND status IN ('open', 'playing')`,
};

function tableRow(row: Row): TableRow {
  const link = maybeText(row, 'link');
  const club = maybeText(row, 'club');
  const seam = maybeText(row, 'seam_link');
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
    linkedAfter: number(row, 'linked_after'),
    ...(row['read_lines'] !== undefined && { readLines: number(row, 'read_lines') }),
    ...(club !== undefined && { club }),
    ...(link !== undefined && { link }),
    ...(seam !== undefined && { seam: { seq: number(row, 'seam_seq'), link: seam } }),
  };
}

function storedRecord(row: Row): StoredRecord {
  const sender = maybeText(row, 'sender');
  const command = maybeText(row, 'command');
  const link = maybeText(row, 'link');
  return {
    seq: number(row, 'seq'),
    at: number(row, 'at'),
    body: text(row, 'body'),
    ...(sender !== undefined && { sender }),
    ...(command !== undefined && { command }),
    ...(link !== undefined && { link }),
  };
}
