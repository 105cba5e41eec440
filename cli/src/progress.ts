import type { Terminal } from './terminal.ts';

const WIDTH = 30;
const REDRAW_AFTER_MS = 100;

/** A progress bar, redrawn in place. Writes nothing in a pipe. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #began = performance.now();
  #drawn = 0;
  #done = 0;

  constructor(terminal: Terminal, total: number) {
    this.#terminal = terminal;
    this.#total = total;
  }

  add(count: number): void {
    this.#done += count;
    if (!this.#terminal.isLive || performance.now() - this.#drawn < REDRAW_AFTER_MS) return;
    this.#drawn = performance.now();
    this.#terminal.err(`\r${this.#line()}`);
  }

  /** Removes the bar from the screen. */
  clear(): void {
    if (this.#terminal.isLive) this.#terminal.err('\r\x1b[K');
  }

  #line(): string {
    const share = this.#total === 0 ? 1 : this.#done / this.#total;
    const filled = Math.round(share * WIDTH);
    const left = share === 0 ? '' : ` ${Math.ceil(((performance.now() - this.#began) / 1000) * (1 / share - 1))} s`;
    return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${this.#done}/${this.#total}${left}\x1b[K`;
  }
}
