import process from 'node:process';

/** How many lines to show from the end of a failed program's output. */
const TAIL = 40;
/** Without a terminal, a long step prints a line this often. */
const HEARTBEAT_MS = 10_000;
const REDRAW_MS = 100;

/** A failed step: what went wrong, what to do about it, and the program's output. */
export class StepError extends Error {
  /**
   * @param {string} message
   * @param {string} advice
   * @param {string} [output]
   */
  constructor(message, advice, output = '') {
    super(message);
    this.advice = advice;
    this.output = output;
  }
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Shows the progress of the set-up: step n of m, its name, and how long it took.
 *
 * With `quiet`, it only shows steps that have something to do, so that a command that's already set up prints only its
 * own output.
 */
export class Steps {
  #total;
  #quiet;
  #stream;
  #at = 0;

  /**
   * @param {number} total
   * @param {{ quiet?: boolean, stream?: NodeJS.WritableStream & { isTTY?: boolean } }} [how]
   */
  constructor(total, { quiet = false, stream = process.stderr } = {}) {
    this.#total = total;
    this.#quiet = quiet;
    this.#stream = stream;
  }

  /**
   * `work` calls `busy(what)` as soon as it has something to do and whenever that changes. It returns the words for
   * "done".
   *
   * @param {string} name
   * @param {(busy: (what: string) => void) => Promise<string>} work
   */
  async run(name, work) {
    this.#at += 1;
    const head = `[${this.#at}/${this.#total}] ${name}`;
    const began = Date.now();
    const terminal = this.#stream.isTTY === true;
    let doing = '';
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const show = () => {
      const line = `${head}: ${doing} … ${seconds(Date.now() - began)}`;
      this.#stream.write(terminal ? `\r\x1b[2K${line}` : `${line}\n`);
    };
    /** @param {string} what */
    const busy = (what) => {
      const first = doing === '';
      doing = what;
      if (!first) return;
      show();
      timer = setInterval(show, terminal ? REDRAW_MS : HEARTBEAT_MS);
    };
    try {
      const done = await work(busy);
      if (this.#quiet && doing === '') return;
      this.#stream.write(`${terminal ? '\r\x1b[2K' : ''}${head}: ${done} (${seconds(Date.now() - began)})\n`);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      const output = error.output.trimEnd().split('\n').slice(-TAIL).join('\n');
      this.#stream.write(
        `${terminal ? '\r\x1b[2K' : ''}${output === '' ? '' : `${output}\n\n`}` +
          `${head} failed: ${error.message}\nWhat to do: ${error.advice}\n`,
      );
      throw error;
    } finally {
      clearInterval(timer);
    }
  }
}
