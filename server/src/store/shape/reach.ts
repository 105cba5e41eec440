/** How people are reached while they're away, and what they keep away from themselves. */
export const REACH_SHAPE: readonly string[] = [
  // `target` and `secret` mean what the kind makes of them. A fault is why the last message didn't arrive, as JSON.
  `CREATE TABLE ways (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    target TEXT NOT NULL,
    secret TEXT,
    is_on INTEGER NOT NULL,
    fault TEXT,
    fault_at BIGINT,
    created_at BIGINT NOT NULL
  )`,
  'CREATE INDEX ways_person ON ways (person)',
  'CREATE INDEX ways_target ON ways (target)',
  // The two times are columns because due work is scheduled by them. The rest is JSON.
  `CREATE TABLE reach (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    turn_after BIGINT,
    deadline_before BIGINT,
    wishes TEXT NOT NULL,
    sent_at BIGINT NOT NULL DEFAULT 0
  )`,
  `CREATE INDEX due_notices ON due (body) WHERE kind = 'notice'`,
  `INSERT INTO ways (id, person, kind, name, target, is_on, created_at)
    SELECT 'm' || SUBSTR(id, 2), id, 'mail', '', '', by_email, created_at FROM people
    WHERE email IS NOT NULL AND banned = 0`,
  `INSERT INTO ways (id, person, kind, name, target, secret, is_on, created_at)
    SELECT 'w' || SUBSTR(id, 2), id, 'webhook', '', webhook, webhook_secret, by_webhook, created_at FROM people
    WHERE webhook IS NOT NULL AND webhook_secret IS NOT NULL AND banned = 0`,
  'ALTER TABLE people DROP COLUMN by_email',
  'ALTER TABLE people DROP COLUMN by_webhook',
  'ALTER TABLE people DROP COLUMN webhook',
  'ALTER TABLE people DROP COLUMN webhook_secret',
  // Who forgot a password asks by user name or by address.
  'CREATE INDEX people_email ON people (LOWER(email))',
  `CREATE TABLE resets (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    until BIGINT NOT NULL
  )`,
  'CREATE INDEX resets_person ON resets (person)',
  // How many lines of the chat somebody has read.
  'ALTER TABLE seats ADD COLUMN read_lines INTEGER NOT NULL DEFAULT 0',
  `UPDATE seats SET read_lines = (SELECT COUNT(*) FROM records
      WHERE records.table_id = seats.table_id AND records.body LIKE '{"kind":"chat"%') WHERE over_at IS NULL`,
  `CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
  )`,
  'CREATE INDEX blocks_blocked ON blocks (blocked)',
  // What people report to the operator. Stays when they leave, without their id.
  `CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    sender TEXT REFERENCES people (id) ON DELETE SET NULL,
    about TEXT REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT,
    seq BIGINT,
    quote TEXT,
    words TEXT NOT NULL,
    closed_at BIGINT
  )`,
  'CREATE INDEX reports_open ON reports (closed_at, at)',
  'CREATE INDEX reports_sender ON reports (sender)',
  'CREATE INDEX reports_about ON reports (about)',
];
