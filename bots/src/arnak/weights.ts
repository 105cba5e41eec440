/** What things are worth to an Arnak player, in points: set by hand, then tuned (`bots/results/tune-arnak.json`). */
export const weights = {
  coins: 0.75,
  compass: 1.65,
  tablet: 0.877,
  arrowhead: 1.5,
  jewel: 2,
  /** A travel icon that can be used now. */
  icon: 0.5,
  /** A card in hand this round, before it is used. */
  handCard: 1,
  draw: 0.929,
  /** Getting rid of a card. */
  exile: 1.1,
  /** An archaeologist at home while the round goes on. */
  figure: 2.2,
  /** What a card's effect is worth each time it's drawn, as a share of its worth on paper. */
  cardUse: 0.3,
  /** What any other card would give in its place. */
  plain: 0.675,
  /** A fear card in the deck, beyond its minus point, for each later round. */
  fear: 0.361,
  /** A guardian that will give the player a fear card at the end of the round. */
  threat: 1.3,
  /** A guardian at the player's site that can still be overcome. */
  chance: 2.5,
  assistant: 2.3,
  gold: 1,
  ready: 0.7,
  /** An idol that can still go into a slot. */
  idol: 1.56,
  boon: 0.763,
  /** The rows the player will probably still climb: how much of their points counts, and how many rows a round. */
  climb: 1.2,
  pace: 2,
  notebookPace: 1.02,
  /** The next step on the track if the player can pay for it. */
  step: 2,
  /** Research, using a site and overcoming for free, as parts of an effect. */
  action: 1.8,
  /** A free card. */
  card: 2.46,
};

export type Weights = typeof weights;
