/** Where a history is being rewritten: see `Seam`. */
export const SEAMS_SHAPE: readonly string[] = [
  'ALTER TABLE tables ADD COLUMN seam_seq BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE tables ADD COLUMN seam_link TEXT',
];
