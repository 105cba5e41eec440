/** The levels of bots that people are offered, the easiest first. */
export const LEVELS = ['novice', 'skilled', 'expert'] as const;

export const LEVEL_KEYS = { novice: 'web.calm', skilled: 'web.steady', expert: 'web.sharp' } as const;
