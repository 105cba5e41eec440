import type { Advised } from '../source.ts';
import type { BotTurn } from './host.ts';

/** The call that waits for an answer. */
interface Waiting {
  resolve(best: readonly Advised[]): void;
  reject(why: Error): void;
}

/** Bots think in a thread of their own, so that the table answers people meanwhile. */
export class Thinker {
  #worker: Worker | undefined;
  #waiting: Waiting | undefined;

  get busy(): boolean {
    return this.#waiting !== undefined;
  }

  /** The best moves, the best one first. Rejects when the thinking failed; the next question finds a fresh thread. */
  think(turn: BotTurn): Promise<readonly Advised[]> {
    this.#worker ??= this.#hire();
    this.#worker.postMessage(turn);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** Whatever was asked is not answered any more. */
  close(): void {
    this.#worker?.terminate();
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./think.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<readonly Advised[]>) => this.#done()?.resolve(data);
    worker.onerror = (event) => {
      // The caller reports it. Otherwise the page would get it twice.
      event.preventDefault();
      console.error(`${event.message} (${event.filename}:${event.lineno})`);
      worker.terminate();
      this.#worker = undefined;
      this.#done()?.reject(new Error(`no move was found: ${event.message}`));
    };
    return worker;
  }

  #done(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }
}
