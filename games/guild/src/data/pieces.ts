/** What a player has, and how much things pay. Tower pay is in `doubtful.ts`. */

export const EXPLORERS = 36;
export const VILLAGES = 13;

/** Coins for a village founded in era 1, 2, 3, 4 (G-VIL-3). */
export const VILLAGE_PAY: readonly number[] = [1, 2, 3, 4];

export const GOALS_IN_PLAY = 3;
export const INVESTIGATE_CARDS_DEALT = 2;

/** In the order of the score sheet. Stored logs are sealed with these names, so coin spaces keep their old one. */
export const CATEGORIES = ['villages', 'towers', 'trade', 'coinFields', 'crystals', 'goals', 'treasures'] as const;
export type Category = (typeof CATEGORIES)[number];
