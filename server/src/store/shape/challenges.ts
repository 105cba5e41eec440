/** One deal a day in each game, everybody's one try at it, and how bots played it. */
export const CHALLENGES_SHAPE: readonly string[] = [
  // Drawn when it's first needed. `seats` and `options` are JSON.
  `CREATE TABLE daily_challenges (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    seats TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    rules INTEGER NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (day, game)
  )`,
  // One for each person and challenge. `ranked`: played to the end before the day was over.
  `CREATE TABLE tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    started_at BIGINT NOT NULL,
    finished_at BIGINT,
    ranked INTEGER NOT NULL DEFAULT 0,
    won INTEGER,
    total INTEGER,
    PRIMARY KEY (day, game, person)
  )`,
  'CREATE INDEX tries_ranked ON tries (day, game, ranked, won DESC, total DESC, finished_at)',
  'CREATE INDEX tries_person ON tries (person)',
  // The entries of a bot's game as far as it got, as JSON. Several lines of one level differ by its own chance alone.
  `CREATE TABLE challenge_lines (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    line INTEGER NOT NULL,
    entries TEXT NOT NULL,
    done INTEGER NOT NULL,
    won INTEGER,
    total INTEGER,
    PRIMARY KEY (day, game, level, line)
  )`,
];
