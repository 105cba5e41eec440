/** What things are worth to a Guild player, in coins: set by hand; tuning found none better (`bots/results/tune-guild.json`). */
export const weights = {
  /** A space within reach this era, and how much of that is left with each further step of distance. */
  near: 0.3,
  fade: 0.62,
  /** The same from villages and the capital, for each later era. */
  later: 0.22,
  laterFade: 0.7,
  /** A treasure card not yet drawn. */
  treasure: 3.2,
  /** A city, per point of its value, while it has no trading post. */
  city: 1.5,
  /** An explorer on an open city, per point of its value: half a trade route. */
  foothold: 1.1,
  /** A region, times the square of its explored share. */
  region: 3.2,
  /** A village as a starting point, for each later era. */
  village: 1.6,
  /** A goal, times the square of the share that's done. */
  goal: 0.45,
  /** An explorer the current card still lets the player place. */
  placement: 1.2,
};

export type Weights = typeof weights;
