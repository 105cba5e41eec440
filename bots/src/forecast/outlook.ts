/** How the figures of a forecast follow from what's expected: fitted to finished games (`npm run learn`). */
export interface Outlook {
  /** The weights of the last generation, whether it played better or not: they fit the results best. */
  readonly weights: string;
  /** For each phase, first for oneself, then for others: a constant, the weight of the expected points, of what's seen. */
  readonly points: string;
  /** For each phase, first for oneself, then for others: how far below and above a tenth of the results are, and their spread. */
  readonly spreads: string;
  /** For each phase how wide the spread is where players are compared: the luck that all share cancels out. */
  readonly rivalries: string;
  /** What the chances of a solo game's needs depend on. A master plays for them. */
  readonly alone: string;
}

/** The place of a phase, for oneself or for others. */
export const groupOf = (phase: number, isOwn: boolean): number => 2 * phase + (isOwn ? 0 : 1);
