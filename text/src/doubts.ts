/** What is not certain about a component, and what we chose. */
export interface DoubtNote {
  readonly fact: string;
  /** What each source says. */
  readonly sources: string;
  readonly chosen: string;
}

/** A doubt without words does not compile. */
export type DoubtWords<Id extends string> = { readonly [Each in Id]: DoubtNote };
