/** 180 days, which sessions had when this step was written. */
const LENGTH = 15_552_000_000;

/** Since when a session has been there, when it was last used, and with what. */
export const SESSIONS_SHAPE: readonly string[] = [
  'ALTER TABLE sessions ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE sessions ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE sessions ADD COLUMN browser TEXT',
  'ALTER TABLE sessions ADD COLUMN system TEXT',
  `UPDATE sessions SET created_at = expires_at - ${LENGTH}`,
  // We know when the person was last here. That counts for all their sessions.
  `UPDATE sessions SET used_at = CASE
    WHEN created_at < (SELECT seen_at FROM people WHERE id = sessions.person)
      THEN (SELECT seen_at FROM people WHERE id = sessions.person)
    ELSE created_at END`,
];
