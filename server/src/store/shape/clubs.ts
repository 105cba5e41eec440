/** Standing groups of people, when people were last here, and whether they show their page to others. */
export const CLUBS_SHAPE: readonly string[] = [
  'ALTER TABLE people ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0',
  `CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    crest TEXT NOT NULL,
    code TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    evening_at BIGINT,
    evening_note TEXT,
    created_at BIGINT NOT NULL
  )`,
  // `coming` answers whether they come to the evening at `coming_at`.
  `CREATE TABLE club_members (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    joined_at BIGINT NOT NULL,
    coming_at BIGINT,
    coming INTEGER,
    PRIMARY KEY (club, person)
  )`,
  'CREATE INDEX club_members_person ON club_members (person)',
  'ALTER TABLE tables ADD COLUMN club TEXT',
  'CREATE INDEX tables_club ON tables (club, status)',
];
