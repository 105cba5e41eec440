import type { ActionShape, Seat } from '@moonstaff/kernel';

/** What a bot is told: what its seat may know, and nothing else. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly ActionShape[];
  /** For bots that use chance. */
  readonly seed: string;
  /** Milliseconds it may think. */
  readonly budget: number;
}

/** The server stops: whoever comes after it asks again. */
export class Stopped extends Error {}

/** Something that plays. It thinks elsewhere than on the event loop. */
export interface Thinker {
  readonly levels: readonly string[];
  choose(question: Question): Promise<ActionShape>;
  close(): Promise<void>;
}
