/** The session in which a browser was switched on for pushes. They end together, unless the session merely expires. */
export const PUSH_SESSIONS_SHAPE: readonly string[] = [
  'ALTER TABLE ways ADD COLUMN session TEXT REFERENCES sessions (hash) ON DELETE SET NULL',
  'CREATE INDEX ways_session ON ways (session)',
];
