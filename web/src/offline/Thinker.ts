import type { Judged } from '@moonstaff/bots';
import type { BotTurn } from './host.ts';

/** Bots think in a thread of their own, so that the table answers people meanwhile. */
export class Thinker {
  #worker: Worker | undefined;
  #waiting: ((best: readonly Judged[]) => void) | undefined;

  get busy(): boolean {
    return this.#waiting !== undefined;
  }

  /** The best moves, the best one first. */
  think(turn: BotTurn): Promise<readonly Judged[]> {
    this.#worker ??= this.#hire();
    this.#worker.postMessage(turn);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Whatever was asked is not answered any more. */
  close(): void {
    this.#worker?.terminate();
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./think.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<readonly Judged[]>) => {
      const answer = this.#waiting;
      this.#waiting = undefined;
      answer?.(data);
    };
    return worker;
  }
}
