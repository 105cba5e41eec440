import { Session } from 'node:inspector/promises';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Which characters of our own code have run, by V8's own counters. Has to be started before the code is loaded. */
export class Coverage {
  readonly #session: Session;
  readonly #isOurs: (url: string) => boolean;
  /** By script, a 1 for each character that has run. */
  readonly #reached = new Map<string, Uint8Array>();
  #last: { readonly url: string; readonly at: number }[] = [];
  #size = 0;

  private constructor(session: Session, isOurs: (url: string) => boolean) {
    this.#session = session;
    this.#isOurs = isOurs;
  }

  static async start(isOurs: (url: string) => boolean): Promise<Coverage> {
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    return new Coverage(session, isOurs);
  }

  /** How many characters have run so far. */
  get size(): number {
    return this.#size;
  }

  /** How many characters have run since the last call that had never run before. */
  async takeNew(): Promise<number> {
    this.#last = [];
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    for (const { url, functions } of result) {
      const ranges = functions.flatMap((each) => each.ranges);
      if (this.#isOurs(url) && ranges.some(({ count }) => count > 0)) this.#note(url, ranges);
    }
    this.#size += this.#last.length;
    return this.#last.length;
  }

  /** Does a job for which what was new at the last call counts as new again. */
  async again<T>(job: () => Promise<T>): Promise<T> {
    const last = this.#last;
    const mark = (value: 0 | 1): void => {
      for (const { url, at } of last) this.#mark(url, at, value);
    };
    const size = this.#size;
    mark(0);
    const value = await job();
    mark(1);
    this.#size = size;
    return value;
  }

  #mark(url: string, at: number, value: 0 | 1): void {
    const reached = this.#reached.get(url);
    if (reached !== undefined) reached[at] = value;
  }

  /** A range is listed if it ran more or less often than the one around it, which comes before it. */
  #note(url: string, ranges: readonly Range[]): void {
    const length = Math.max(...ranges.map(({ endOffset }) => endOffset));
    const now = new Uint8Array(length);
    for (const { startOffset, endOffset, count } of ranges) now.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    const known = this.#reached.get(url) ?? new Uint8Array(length);
    this.#reached.set(url, known);
    for (let at = 0; at < length; at++) {
      if (now[at] !== 1 || known[at] === 1) continue;
      known[at] = 1;
      this.#last.push({ url, at });
    }
  }

  stop(): void {
    this.#session.disconnect();
  }
}
