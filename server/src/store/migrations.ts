import { Refusal } from '@moonstaff/kernel';
import { CHALLENGES_SHAPE } from './shape/challenges.ts';
import { CLUBS_SHAPE } from './shape/clubs.ts';
import { PUSH_SESSIONS_SHAPE } from './shape/push-sessions.ts';
import { REACH_SHAPE } from './shape/reach.ts';
import { RESULTS_SHAPE } from './shape/results.ts';
import { SEAMS_SHAPE } from './shape/seams.ts';
import { SESSIONS_SHAPE } from './shape/sessions.ts';
import { CLUSTERED, number, type Sql } from './sql.ts';

/**
 * The schema of the database, step by step. Released steps never change; new ones are added at the end. Each runs once,
 * all or nothing, on the first node to get there.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      username TEXT,
      handle TEXT UNIQUE,
      password TEXT,
      language TEXT,
      email TEXT,
      email_code TEXT,
      webhook TEXT,
      webhook_secret TEXT,
      by_email INTEGER NOT NULL DEFAULT 0,
      by_webhook INTEGER NOT NULL DEFAULT 0,
      banned INTEGER NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL
    )`,
    `CREATE TABLE sessions (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX sessions_person ON sessions (person)',
    `CREATE TABLE tokens (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      hash TEXT NOT NULL UNIQUE,
      created_at BIGINT NOT NULL,
      used_at BIGINT
    )`,
    'CREATE INDEX tokens_person ON tokens (person)',
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      seq BIGINT NOT NULL,
      plan_stamp BIGINT NOT NULL,
      status TEXT NOT NULL,
      public INTEGER NOT NULL,
      host TEXT NOT NULL,
      invite TEXT NOT NULL,
      turn TEXT NOT NULL,
      summary TEXT NOT NULL,
      changed_at BIGINT NOT NULL
    )`,
    // No column that changes with every move, so that moves touch no index of this table.
    'CREATE INDEX tables_listed ON tables (status, public)',
    'CREATE INDEX tables_host ON tables (host, status)',
    `CREATE TABLE records (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seq BIGINT NOT NULL,
      at BIGINT NOT NULL,
      sender TEXT,
      command TEXT,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, seq),
      UNIQUE (sender, table_id, command)
    ) ${CLUSTERED}`,
    `CREATE TABLE seats (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      person TEXT NOT NULL,
      PRIMARY KEY (table_id, person)
    )`,
    'CREATE INDEX seats_person ON seats (person)',
    `CREATE TABLE plans (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      action TEXT NOT NULL,
      PRIMARY KEY (table_id, seat)
    )`,
    `CREATE TABLE due (
      name TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      at BIGINT NOT NULL,
      lease BIGINT NOT NULL,
      holder TEXT,
      tries INTEGER NOT NULL DEFAULT 0,
      body TEXT NOT NULL
    ) ${CLUSTERED}`,
    'CREATE INDEX due_at ON due (at)',
  ],
  // Lists start from the person or from the latest changes.
  [
    'ALTER TABLE seats ADD COLUMN over_at BIGINT',
    `UPDATE seats SET over_at = (SELECT changed_at FROM tables WHERE id = seats.table_id)
      WHERE table_id IN (SELECT id FROM tables WHERE status IN ('finished', 'closed'))`,
    'DROP INDEX seats_person',
    'CREATE INDEX seats_listed ON seats (person, over_at)',
    'ALTER TABLE tables ADD COLUMN listed_at BIGINT NOT NULL DEFAULT 0',
    'UPDATE tables SET listed_at = changed_at',
    'DROP INDEX tables_listed',
    'CREATE INDEX tables_listed ON tables (status, public, listed_at)',
  ],
  // Links every record to the one before. Existing records stay as they are.
  [
    'ALTER TABLE records ADD COLUMN link TEXT',
    'ALTER TABLE tables ADD COLUMN link TEXT',
    'ALTER TABLE tables ADD COLUMN linked_after BIGINT NOT NULL DEFAULT 0',
    'UPDATE tables SET linked_after = seq',
  ],
  // People whose traces are being removed, and people whose sockets have to be closed.
  [
    `CREATE TABLE leaving (
      person TEXT PRIMARY KEY,
      after_table TEXT NOT NULL,
      lease BIGINT NOT NULL
    )`,
    'CREATE TABLE sign_outs (seq BIGINT PRIMARY KEY, person TEXT NOT NULL)',
  ],
  // An invitation alone leads to its table.
  ['CREATE INDEX tables_invite ON tables (invite)'],
  RESULTS_SHAPE,
  CLUBS_SHAPE,
  // A second factor besides the password.
  [
    `CREATE TABLE factors (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      secret TEXT NOT NULL,
      credential TEXT,
      counter BIGINT NOT NULL,
      confirmed INTEGER NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX factors_person ON factors (person)',
    `CREATE TABLE recovery_codes (
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      PRIMARY KEY (person, hash)
    )`,
    `CREATE TABLE challenges (
      person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
      challenge TEXT NOT NULL,
      until BIGINT NOT NULL
    )`,
  ],
  REACH_SHAPE,
  CHALLENGES_SHAPE,
  SESSIONS_SHAPE,
  PUSH_SESSIONS_SHAPE,
  SEAMS_SHAPE,
];

/** Brings the database to the current schema. Refuses a database of a later version. */
export async function migrate(
  sql: Pick<Sql, 'exclusively'>,
  steps: readonly (readonly string[])[] = MIGRATIONS,
): Promise<void> {
  await sql.exclusively(async (transaction) => {
    await transaction.all('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)');
    const [row] = await transaction.all('SELECT COALESCE(MAX(step), 0) AS done FROM migrations');
    const done = row === undefined ? 0 : number(row, 'done');
    if (done > steps.length)
      throw new Refusal('server.database.later', { folder: 'DATA_DIR', address: 'DATABASE_URL' });
    for (const [index, statements] of steps.entries()) {
      if (index < done) continue;
      for (const statement of statements) await transaction.all(statement);
      await transaction.all('INSERT INTO migrations (step) VALUES ($1)', [index + 1]);
    }
  });
}
