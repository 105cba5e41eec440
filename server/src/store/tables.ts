import { change, maybeText, number, places, type Row, type Sql, type Step, text, type Value } from './sql.ts';

/** One line of a table's history as it is kept: the whole truth. */
export interface StoredRecord {
  readonly seq: number;
  readonly at: number;
  /**
   * Who sent the command that led to it (of a plan: who made it) and, with the first of its records, the command's
   * id: doing it twice is prevented here.
   */
  readonly sender?: string;
  readonly command?: string;
  /** JSON. */
  readonly body: string;
}

/** What lists need to know of a table, kept beside its history. */
export interface TableRow {
  readonly id: string;
  readonly seq: number;
  /** Counts the changes of plans, which are no records since nobody else may notice them. */
  readonly planStamp: number;
  readonly status: string;
  readonly public: boolean;
  readonly host: string;
  readonly invite: string;
  /** The people whose turn it is. */
  readonly turn: readonly string[];
  /** JSON for lists. */
  readonly summary: string;
  readonly changedAt: number;
}

/** Work that falls due. `name` is unique: `set` replaces what is there, `keep` lets it be. */
export type DueChange =
  | {
      readonly change: 'set' | 'keep';
      readonly name: string;
      readonly kind: string;
      readonly at: number;
      readonly body?: string;
      /** Only if this person wants notices outside the page. */
      readonly ifWantedBy?: string;
    }
  | { readonly change: 'drop'; readonly name: string };

export interface Append {
  readonly row: TableRow;
  /** The last record and the last change of plans the writer knew. */
  readonly after: { readonly seq: number; readonly planStamp: number };
  /** Whether it belongs in other lists than before: `status` or `public` is new. */
  readonly relisted?: boolean;
  readonly records: readonly StoredRecord[];
  /** Everybody who has a seat, when that has changed. */
  readonly people?: readonly string[];
  readonly plans?: readonly { readonly seat: number; readonly action?: string }[];
  readonly due?: readonly DueChange[];
}

/** `raced`: somebody else wrote first, or this command was done before. Nothing was written. */
export type AppendResult = 'done' | 'raced';

const CREATE = `INSERT INTO tables (id, seq, plan_stamp, status, public, host, invite, turn, summary, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/**
 * The row of the table is what two writers meet at: the second finds another `seq`. SQLite writes the indexes of
 * every column that is set, changed or not, so a move sets none that has one.
 */
const moveOn = (columns: string): string =>
  `UPDATE tables SET seq = $4, plan_stamp = $5, turn = $6, summary = $7, changed_at = $8${columns}
  WHERE id = $1 AND seq = $2 AND plan_stamp = $3`;

const MOVE_ON = moveOn('');
const RELIST = moveOn(', status = $9, public = $10');

export class TableStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(append: Append): Promise<void> {
    const { row } = append;
    const values = [
      row.id,
      row.seq,
      row.planStamp,
      row.status,
      Number(row.public),
      row.host,
      row.invite,
      joined(row.turn),
      row.summary,
      row.changedAt,
    ];
    await this.#sql.commit([{ text: CREATE, values }, ...restOf(append)]);
  }

  /** Durable when it says `done`. */
  async append(append: Append): Promise<AppendResult> {
    const { row, after, relisted } = append;
    const values = [
      row.id,
      after.seq,
      after.planStamp,
      row.seq,
      row.planStamp,
      joined(row.turn),
      row.summary,
      row.changedAt,
    ];
    const step =
      relisted === true
        ? { text: RELIST, values: [...values, row.status, Number(row.public)], changes: 1 }
        : { text: MOVE_ON, values, changes: 1 };
    const rows = await this.#sql.commit([step, ...restOf(append)]);
    return rows === undefined ? 'raced' : 'done';
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
    const list = ids.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#sql.read(`SELECT id, seq FROM tables WHERE id IN (${list})`, ids);
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

/** What is written beside the row of the table. A record that is there already (the command was done) undoes it all. */
function restOf(append: Append): readonly Step[] {
  const { row, records, people, plans = [], due = [] } = append;
  return [
    ...(records.length > 0 ? [recordsStep(row.id, records)] : []),
    ...(people === undefined ? [] : peopleSteps(row.id, people)),
    ...plans.flatMap((plan) => planSteps(row.id, plan)),
    ...due.map((change) => dueStep(row.id, change)),
  ];
}

const insertRecords = (count: number): string =>
  `INSERT INTO records (table_id, seq, at, sender, command, body) VALUES ${places(count, 6)} ON CONFLICT DO NOTHING`;

const INSERT_ONE = insertRecords(1);

const recordsStep = (table: string, records: readonly StoredRecord[]): Step => ({
  text: records.length === 1 ? INSERT_ONE : insertRecords(records.length),
  values: records.flatMap((r): Value[] => [table, r.seq, r.at, r.sender, r.command, r.body]),
  changes: records.length,
});

const peopleSteps = (table: string, people: readonly string[]): readonly Step[] => [
  { text: 'DELETE FROM seats WHERE table_id = $1', values: [table] },
  ...people.map((person) => ({
    text: 'INSERT INTO seats (table_id, person) VALUES ($1, $2)',
    values: [table, person],
  })),
];

const planSteps = (table: string, { seat, action }: NonNullable<Append['plans']>[number]): readonly Step[] =>
  action === undefined
    ? [{ text: 'DELETE FROM plans WHERE table_id = $1 AND seat = $2', values: [table, seat] }]
    : [
        {
          text: `INSERT INTO plans (table_id, seat, action) VALUES ($1, $2, $3)
            ON CONFLICT (table_id, seat) DO UPDATE SET action = $3`,
          values: [table, seat, action],
        },
      ];

const DUE = 'INSERT INTO due (name, kind, table_id, at, lease, body)';

function dueStep(table: string, change: DueChange): Step {
  if (change.change === 'drop') return { text: 'DELETE FROM due WHERE name = $1', values: [change.name] };
  const conflict =
    change.change === 'keep'
      ? 'NOTHING'
      : 'UPDATE SET kind = $2, at = $4, body = $5, lease = 0, holder = NULL, tries = 0';
  const values = [change.name, change.kind, table, change.at, change.body ?? ''];
  if (change.ifWantedBy === undefined) {
    return { text: `${DUE} VALUES ($1, $2, $3, $4, 0, $5) ON CONFLICT (name) DO ${conflict}`, values };
  }
  return {
    text: `${DUE} SELECT $1, $2, $3, CAST($4 AS BIGINT), 0, $5 FROM people
      WHERE id = $6 AND (by_email = 1 OR by_webhook = 1) ON CONFLICT (name) DO ${conflict}`,
    values: [...values, change.ifWantedBy],
  };
}

const joined = (people: readonly string[]): string => (people.length === 0 ? '' : `,${people.join(',')},`);

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
