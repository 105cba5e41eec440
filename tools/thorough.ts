import process from 'node:process';

/** The environment variable of a thorough run. */
export const THOROUGH_RUN = 'MOONSTAFF_THOROUGH';

/**
 * `npm run thorough` does at full length what `npm test` does in part: every language, every device, whole games. Tests
 * with two lengths ask here which one is wanted.
 */
export const isThorough = process.env[THOROUGH_RUN] === '1';

/** Whether the source of a test file has two lengths. */
export const hasTwoLengths = (code: string): boolean => /^import .* from '@moonstaff\/tools\/thorough';$/m.test(code);
