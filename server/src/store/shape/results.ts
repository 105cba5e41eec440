/**
 * Finished games as lists show them. They follow from the tables' records and are written by due work once a game is
 * over. Sums are kept up to date beside them, so that no list has to count.
 */
export const RESULTS_SHAPE: readonly string[] = [
  `CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    board TEXT NOT NULL,
    club TEXT,
    finished_at BIGINT NOT NULL,
    body TEXT NOT NULL
  )`,
  'CREATE INDEX results_latest ON results (finished_at, table_id)',
  'CREATE INDEX results_club ON results (club, finished_at, table_id)',
  'CREATE INDEX results_club_game ON results (club, game, finished_at, table_id)',
  // One row for each person at a table. Repeats what lists filter by, so that one index finds it.
  `CREATE TABLE result_people (
    table_id TEXT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    board TEXT NOT NULL,
    club TEXT,
    finished_at BIGINT NOT NULL,
    won INTEGER NOT NULL,
    facts TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
  )`,
  'CREATE INDEX result_people_all ON result_people (person, finished_at, table_id)',
  'CREATE INDEX result_people_game ON result_people (person, game, finished_at, table_id)',
  'CREATE INDEX result_people_club ON result_people (club, person, finished_at, table_id)',
  // How many games somebody finished, played against others, and won: in a club, or anywhere (club ''). Person '' counts
  // everyone's games.
  `CREATE TABLE tallies (
    club TEXT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    games INTEGER NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (club, person, game)
  )`,
  // How often somebody was ahead of somebody else, in all games both sat in.
  `CREATE TABLE pairs (
    club TEXT NOT NULL,
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    game TEXT NOT NULL,
    ahead INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    played INTEGER NOT NULL,
    PRIMARY KEY (club, person, other, game)
  )`,
  'CREATE INDEX pairs_other ON pairs (other)',
  // By game, and game '*' for all of them together. `recent` holds the last ratings with their times, as JSON.
  `CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    shown INTEGER NOT NULL,
    games INTEGER NOT NULL,
    recent TEXT NOT NULL,
    PRIMARY KEY (person, game)
  )`,
  'CREATE INDEX ratings_shown ON ratings (game, shown)',
  // Games that were over before there were results.
  `INSERT INTO due (name, kind, table_id, at, lease, body)
    SELECT 'result:' || id, 'result', id, 0, 0, '' FROM tables WHERE status = 'finished'`,
];
