/** How well bots can play, weakest first. */
export const LEVELS = ['random', 'novice', 'skilled', 'expert', 'master'] as const;

export type Level = (typeof LEVELS)[number];

/** The levels people choose from. `random` is for tests and trials: nobody enjoys playing against it. */
export const OFFERED_LEVELS: readonly Level[] = LEVELS.filter((level) => level !== 'random');

/** The level of a bot if nobody has chosen one. */
export const DEFAULT_LEVEL: Level = 'skilled';

export const isLevel = (word: unknown): word is Level => LEVELS.some((level) => level === word);
