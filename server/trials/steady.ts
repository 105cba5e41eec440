import type { LoadTable } from './load-table.ts';

/** How often people at a table make a move, in milliseconds. */
const EVERY = 2000;

/** Every table makes a move every two seconds, spread evenly. Returns how long others waited to see each. */
export async function playSteadily(tables: readonly LoadTable[], seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    tables.map(async (table, index) => {
      let next = performance.now() + (index / tables.length) * EVERY;
      for (; next < end; next += EVERY) {
        await new Promise((done) => setTimeout(done, Math.max(0, next - performance.now())));
        const took = await table.move();
        if (took !== undefined) times.push(took);
      }
    }),
  );
  return times;
}

/** Players at other tables, who shouldn't notice anything. */
export class SteadyPlay {
  readonly waits: number[] = [];
  #stopped = false;
  readonly #playing: Promise<unknown>;

  /** Every table makes a move once per interval, spread evenly. */
  constructor(tables: readonly LoadTable[], every: number) {
    this.#playing = Promise.all(tables.map((table, i) => this.#play(table, every, (every * i) / tables.length)));
  }

  async stop(): Promise<readonly number[]> {
    this.#stopped = true;
    await this.#playing;
    return this.waits;
  }

  async #play(table: LoadTable, every: number, offset: number): Promise<void> {
    const began = performance.now() + offset;
    for (let turn = 0; !this.#stopped && !table.over; turn++) {
      const early = began + turn * every - performance.now();
      if (early > 0) await new Promise((done) => setTimeout(done, early));
      const wait = await table.move();
      if (wait !== undefined) this.waits.push(wait);
    }
  }
}
