import type { Seam } from './chain.ts';
import { type GuardedWrite, IF_GUARDED, placeholders, type Statement, type Value } from './sql.ts';

/** One step in a table's history as it's stored, secrets included. */
export interface StoredRecord {
  readonly seq: number;
  readonly at: number;
  /**
   * Who sent the command (or made the plan) that led to it. The first record of a command also has its id, which
   * prevents the command from being carried out twice.
   */
  readonly sender?: string;
  readonly command?: string;
  /** JSON. */
  readonly body: string;
  /** Links it to the record before. Absent in records of earlier versions. */
  readonly link?: string;
}

/** What lists need to know about a table, stored beside its history. */
export interface TableRow {
  readonly id: string;
  readonly seq: number;
  /** Counts changes of plans. They aren't records, because nobody else may notice them. */
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
  /** The club it was opened in. */
  readonly club?: string;
  /** The link of the last record; absent if that has none. */
  readonly link?: string;
  /** Records up to this one may lack links. */
  readonly linkedAfter?: number;
  /** Only while its history is being rewritten. */
  readonly seam?: Seam;
  /** How many lines of the chat the person whose list it is has read. */
  readonly readLines?: number;
}

/** Only if this person has a way switched on, and at the time they chose. */
interface NoticeWish {
  readonly by: string;
  /** The time they count from: after it (`turn_after`) or before it (`deadline_before`), in milliseconds. */
  readonly from: number;
  readonly shift: 'none' | 'turn_after' | 'deadline_before';
  /** What counts for people who chose nothing. */
  readonly preset: number;
  readonly most?: number;
}

/** A change of due work. `name` is unique: `set` replaces existing work, `keep` leaves it alone. */
export type DueChange =
  | {
      readonly change: 'set' | 'keep';
      readonly name: string;
      readonly kind: string;
      readonly at: number;
      readonly body?: string;
      readonly wanted?: NoticeWish;
    }
  | { readonly change: 'drop'; readonly name: string };

export interface Append {
  readonly row: TableRow;
  /** The last record and plan change that the writer knew. */
  readonly after: { readonly seq: number; readonly planStamp: number };
  /** Whether its place in lists changes: `status`, `public` or `listedAt` is new. */
  readonly relisted?: boolean;
  readonly records: readonly StoredRecord[];
  /** Everyone who has a seat, if that has changed. */
  readonly people?: readonly string[];
  readonly plans?: readonly { readonly seat: number; readonly action?: string }[];
  readonly due?: readonly DueChange[];
  /** What became of somebody's try at a challenge. Without a score it has no place. */
  readonly tried?: { readonly score?: { readonly won: boolean; readonly total: number } };
}

/** `raced`: somebody else wrote first, or this command is already done. Nothing was written. */
export type AppendResult = 'done' | 'raced';

/** The command isn't in the table's records yet. Always true without a command. */
const NOT_DONE = 'NOT EXISTS (SELECT 1 FROM records WHERE sender = $10 AND table_id = $1 AND command = $11)';

/** Lists of all tables are sorted by this time. It's coarse, so that most moves leave the index alone. */
export const listedAt = (changedAt: number): number => changedAt - (changedAt % 600_000);

/** Whether the game is over or will never start. */
const isOver = ({ status }: TableRow): boolean => status === 'finished' || status === 'closed';

const CREATE = `INSERT INTO tables
    (id, seq, plan_stamp, status, public, host, invite, turn, summary, changed_at, link, listed_at, club)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (id) DO NOTHING`;

/**
 * The table's row is where two writers collide: the second one finds another `seq`. SQLite updates the index of every
 * column that's set, changed or not, so a move sets no indexed column.
 */
const moveOn = (columns: string): string =>
  `UPDATE tables SET seq = $4, plan_stamp = $5, turn = $6, summary = $7, changed_at = $8, link = $9${columns}
  WHERE id = $1 AND seq = $2 AND plan_stamp = $3 AND ${NOT_DONE}`;

const MOVE_ON = moveOn('');
const RELIST = moveOn(', status = $12, public = $13, listed_at = $14');

/** Creates a table, unless it already exists. */
export function creation(append: Append): GuardedWrite {
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
    row.link,
    listedAt(row.changedAt),
    row.club,
  ];
  return { key: row.id, guard: { text: CREATE, values }, rest: restOf(append) };
}

/** Moves a table on, unless somebody else was first or the command is already done. */
export function move(append: Append): GuardedWrite {
  const { row, after, relisted, records } = append;
  const [first] = records;
  const values = [
    row.id,
    after.seq,
    after.planStamp,
    row.seq,
    row.planStamp,
    joined(row.turn),
    row.summary,
    row.changedAt,
    row.link,
    first?.sender,
    first?.command,
  ];
  const guard =
    relisted === true
      ? { text: RELIST, values: [...values, row.status, Number(row.public), listedAt(row.changedAt)] }
      : { text: MOVE_ON, values };
  return { key: row.id, guard, rest: restOf(append) };
}

/** The people whose turn it is, in a form that LIKE can search. */
const joined = (people: readonly string[]): string => (people.length === 0 ? '' : `,${people.join(',')},`);

function restOf(append: Append): readonly Statement[] {
  const { row, records, people, plans = [], due = [], tried } = append;
  return [
    ...(records.length > 0 ? [insertRecordsStatement(row.id, records)] : []),
    ...(people === undefined ? [] : seatStatements(row, people)),
    ...(people === undefined && isOver(row) ? [overStatement(row)] : []),
    ...plans.map((plan) => planStatement(row.id, plan)),
    ...due.map((change) => dueStatement(row.id, change)),
    ...(tried === undefined ? [] : [triedStatement(row, tried)]),
  ];
}

const RECORD = ['', 'BIGINT', 'BIGINT', '', '', '', ''];

/** Without a type, PostgreSQL takes a value for text. */
const typed = (rows: number, types: readonly string[]): string =>
  placeholders(rows, types.length).replaceAll(/\$(\d+)/g, (place, index: string) => {
    const type = types[(Number(index) - 1) % types.length] ?? '';
    return type === '' ? place : `CAST(${place} AS ${type})`;
  });

const insertRecords = (count: number): string =>
  `INSERT INTO records (table_id, seq, at, sender, command, body, link)
  SELECT * FROM (VALUES ${typed(count, RECORD)}) AS new WHERE 1 = 1 ${IF_GUARDED}`;

const INSERTS = Array.from({ length: 8 }, (_, index) => insertRecords(index));

const insertRecordsStatement = (table: string, records: readonly StoredRecord[]): Statement => ({
  text: INSERTS[records.length] ?? insertRecords(records.length),
  values: records.flatMap((r): Value[] => [table, r.seq, r.at, r.sender, r.command, r.body, r.link]),
});

/** Replaces everyone who has a seat. */
function seatStatements(row: TableRow, people: readonly string[]): readonly Statement[] {
  const table = row.id;
  if (people.length === 0) return [{ text: `DELETE FROM seats WHERE table_id = $1 ${IF_GUARDED}`, values: [table] }];
  const list = people.map((_, index) => `$${index + 2}`).join(', ');
  const values = [table, ...people];
  const remove = { text: `DELETE FROM seats WHERE table_id = $1 AND person NOT IN (${list}) ${IF_GUARDED}`, values };
  const over = `CAST($${people.length + 2} AS BIGINT)`;
  const rows = people.map((_, index) => `($1, $${index + 2}, ${over})`).join(', ');
  const insert = {
    text: `INSERT INTO seats (table_id, person, over_at) SELECT * FROM (VALUES ${rows}) AS new
      WHERE 1 = 1 ${IF_GUARDED} ON CONFLICT (table_id, person) DO UPDATE SET over_at = ${over}`,
    values: [...values, isOver(row) ? row.changedAt : undefined],
  };
  return [remove, insert];
}

/** Lists of finished games are sorted by this time. */
const overStatement = ({ id, changedAt }: TableRow): Statement => ({
  text: `UPDATE seats SET over_at = $2 WHERE table_id = $1 ${IF_GUARDED}`,
  values: [id, changedAt],
});

const triedStatement = ({ id, changedAt }: TableRow, { score }: NonNullable<Append['tried']>): Statement => ({
  text: `UPDATE tries SET finished_at = $2, ranked = $3, won = $4, total = $5 WHERE table_id = $1 ${IF_GUARDED}`,
  values: [id, changedAt, Number(score !== undefined), score && Number(score.won), score?.total],
});

const planStatement = (table: string, { seat, action }: NonNullable<Append['plans']>[number]): Statement =>
  action === undefined
    ? { text: `DELETE FROM plans WHERE table_id = $1 AND seat = $2 ${IF_GUARDED}`, values: [table, seat] }
    : {
        text: `INSERT INTO plans (table_id, seat, action) SELECT $1, CAST($2 AS INTEGER), $3 WHERE 1 = 1 ${IF_GUARDED}
          ON CONFLICT (table_id, seat) DO UPDATE SET action = $3`,
        values: [table, seat, action],
      };

const DUE = `INSERT INTO due (name, kind, table_id, at, lease, body)`;

/** When a notice falls due, by what its person chose. */
const NOTICE_AT: { readonly [Shift in NoticeWish['shift']]: string } = {
  none: 'CAST($4 AS BIGINT)',
  turn_after: 'CAST($4 AS BIGINT) + COALESCE(reach.turn_after, CAST($7 AS BIGINT))',
  deadline_before: `CAST($4 AS BIGINT) - CASE
    WHEN COALESCE(reach.deadline_before, CAST($7 AS BIGINT)) < CAST($8 AS BIGINT)
    THEN COALESCE(reach.deadline_before, CAST($7 AS BIGINT)) ELSE CAST($8 AS BIGINT) END`,
};

function dueStatement(table: string, change: DueChange): Statement {
  if (change.change === 'drop') return { text: `DELETE FROM due WHERE name = $1 ${IF_GUARDED}`, values: [change.name] };
  const conflict =
    change.change === 'keep'
      ? 'NOTHING'
      : 'UPDATE SET kind = $2, at = EXCLUDED.at, body = $5, lease = 0, holder = NULL, tries = 0';
  const { name, kind, at, body = '', wanted } = change;
  if (wanted === undefined) {
    return {
      text: `${DUE} SELECT $1, $2, $3, CAST($4 AS BIGINT), 0, $5 WHERE 1 = 1 ${IF_GUARDED}
        ON CONFLICT (name) DO ${conflict}`,
      values: [name, kind, table, at, body],
    };
  }
  const { by, from, shift, preset, most } = wanted;
  const values = [name, kind, table, from, body, by];
  return {
    text: `${DUE} SELECT $1, $2, $3, ${NOTICE_AT[shift]}, 0, $5
      FROM people LEFT JOIN reach ON reach.person = people.id
      WHERE people.id = $6 AND EXISTS (SELECT 1 FROM ways WHERE ways.person = people.id AND ways.is_on = 1) ${IF_GUARDED}
      ON CONFLICT (name) DO ${conflict}`,
    values:
      shift === 'none' ? values : shift === 'turn_after' ? [...values, preset] : [...values, preset, most ?? preset],
  };
}
