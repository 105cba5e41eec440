import type { ActionShape, Seat } from '@moonstaff/kernel';

/** Everything a bot gets to choose its move: what its seat may know, and nothing else. */
export interface MoveRequest {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly ActionShape[];
  /** For bots that use randomness. */
  readonly seed: string;
  /** How long it may think, in milliseconds. */
  readonly budget: number;
}

/** The server is stopping. The next one to start asks again. */
export class Stopped extends Error {}

/** Chooses moves for bots, away from the event loop. */
export interface Thinker {
  readonly levels: readonly string[];
  choose(request: MoveRequest): Promise<ActionShape>;
  close(): Promise<void>;
}
