/** What things are worth to a Guild player, in coins: set by hand; tuning found none better (`bots/results/tune-guild.json`). */
export const weights = {
  /** A field within reach this era, and what each further step of distance leaves of it. */
  near: 0.3,
  fade: 0.62,
  /** The same from villages and the capital, for each era to come. */
  later: 0.22,
  laterFade: 0.7,
  /** A treasure card not yet drawn. */
  treasure: 3.2,
  /** A city, per point of its value, while it has no trading post. */
  city: 1.5,
  /** An explorer on an open city, per point of its value: half a trade route. */
  foothold: 1.1,
  /** A region all but explored, times its share squared. */
  region: 3.2,
  /** A village as a starting point, for each era to come. */
  village: 1.6,
  /** A goal under way, times its share squared. */
  goal: 0.45,
  /** A placement still to come in the card at hand. */
  placement: 1.2,
};

export type Weights = typeof weights;
