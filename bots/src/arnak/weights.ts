/** What things are worth to an Arnak player, in points: set by hand, then tuned (`bots/results/tune-arnak.json`). */
export const weights = {
  coins: 0.75,
  compass: 1.65,
  tablet: 0.877,
  arrowhead: 1.5,
  jewel: 2,
  /** A travel icon at hand. */
  icon: 0.5,
  /** A card in hand this round, before it is used. */
  handCard: 1,
  draw: 0.929,
  /** Getting rid of a card. */
  exile: 1.1,
  /** An archaeologist at home while the round goes on. */
  figure: 2.2,
  /** What a card's effect is worth each time it comes to hand, as a share of its worth on paper. */
  cardUse: 0.3,
  /** What any card would bring in its place. */
  plain: 0.675,
  /** Fear in the deck, beyond its minus point, per round to come. */
  fear: 0.361,
  /** A guardian that will frighten one's archaeologist at the end of the round. */
  threat: 1.3,
  /** A guardian at one's site that could still be overcome. */
  chance: 2.5,
  assistant: 2.3,
  gold: 1,
  ready: 0.7,
  /** An idol that can still go into a slot. */
  idol: 1.56,
  boon: 0.763,
  /** The rows one will probably still climb: how much of their points counts, and how many rows a round. */
  climb: 1.2,
  pace: 2,
  notebookPace: 1.02,
  /** The next step on the track when its price is at hand. */
  step: 2,
  /** Research action, site use, free overcoming, inside effects. */
  action: 1.8,
  /** A card for nothing. */
  card: 2.46,
};

export type Weights = typeof weights;
