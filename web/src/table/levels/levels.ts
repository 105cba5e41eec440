import type { Words } from '@moonstaff/text';

/** The levels of bots that people are offered, the easiest first. */
export const LEVELS = ['novice', 'skilled', 'expert'] as const;

export const LEVEL_KEYS = { novice: 'web.calm', skilled: 'web.steady', expert: 'web.sharp' } as const;

/** What a level is called; one that only programs choose by the name they choose it. */
export function levelName(name: string, words: Words): string {
  const level = LEVELS.find((one) => one === name);
  return level === undefined ? name : words.t(LEVEL_KEYS[level]);
}
