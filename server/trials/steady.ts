import type { LoadTable } from './load-table.ts';

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
