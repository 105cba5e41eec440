import type { ActionShape } from '@moonstaff/kernel';
import { PoolClosed, ThreadPool } from '@moonstaff/threads';
import type { GameSource } from '../games.ts';
import { loadBrain } from './brain.ts';
import { type MoveRequest, Stopped, type Thinker } from './thinker.ts';
import type { start } from './worker.ts';

export interface PoolOptions {
  readonly games: readonly GameSource[];
  /** The module that exports the bots. */
  readonly bots: string | undefined;
  readonly workers: number;
  /** Milliseconds a bot may exceed its budget before its thread is stopped. */
  readonly overtime?: number;
}

const OVERTIME = 10_000;

/** The threads that bots think in. */
export class ThinkerPool implements Thinker {
  readonly levels: readonly string[];
  readonly #overtime: number;
  readonly #threads: ThreadPool<typeof start>;

  private constructor({ games, bots, workers, overtime = OVERTIME }: PoolOptions, levels: readonly string[]) {
    this.levels = levels;
    this.#overtime = overtime;
    const module = new URL('./worker.ts', import.meta.url);
    this.#threads = new ThreadPool({ module, threads: workers, setup: { games, bots } });
  }

  static async open(options: PoolOptions): Promise<ThinkerPool> {
    const { levels } = await loadBrain(options.bots);
    return new ThinkerPool(options, levels);
  }

  async choose(request: MoveRequest): Promise<ActionShape> {
    try {
      return await this.#threads.run(request, { timeoutMs: request.budget + this.#overtime });
    } catch (error) {
      throw error instanceof PoolClosed ? new Stopped() : error;
    }
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
