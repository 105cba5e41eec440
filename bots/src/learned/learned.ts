import type { Outlook } from '../forecast/outlook.ts';

/** What was learned about a game, as it's kept. */
export interface Learned {
  /** The command that made it. */
  readonly by: string;
  /** How many generations were kept. */
  readonly generations: number;
  /** What a master plays by: a number for each feature (`floats.ts`). */
  readonly weights: string;
  /** Which actions it draws in playouts, in games where that's learned. */
  readonly policy?: string;
  /** How sure a forecast can be. */
  readonly outlook: Outlook;
}
