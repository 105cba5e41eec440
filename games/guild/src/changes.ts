/** What each version of the rules changed. Components say themselves which version they came with (`since`). */
import type { Changes } from '@moonstaff/kernel';

export const changes = {
  /** Paths and the lines of ray cards grow at either end (G-ACT-1, G-ACT-3, G-ACT-4). */
  growAtEitherEnd: 2,
  /** The player chooses in which order village, trade routes and treasure of one placement come (G-ORD-1). */
  chooseOrder: 2,
  /** Until everybody is done, a player may take back being done (G-TRN-4). */
  withdrawDone: 2,
} as const satisfies Changes;

/** Whether this table is played with that change. */
export const hasChange = ({ rules }: { readonly rules: number }, change: keyof typeof changes): boolean =>
  rules >= changes[change];
