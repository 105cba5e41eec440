/** How often to look, in milliseconds. */
const STEP = 1;

/**
 * The longest this thread worked without letting anybody else in, in milliseconds of processor time. Unlike time by the
 * clock, it says the same on a busy machine.
 */
export class LongestTask {
  #longest = 0;
  #timer: NodeJS.Timeout | undefined;

  start(): void {
    this.stop();
    this.#longest = 0;
    let before = worked();
    this.#timer = setInterval(() => {
      const now = worked();
      this.#longest = Math.max(this.#longest, now - before);
      before = now;
    }, STEP);
  }

  stop(): number {
    clearInterval(this.#timer);
    return Math.round(this.#longest * 10) / 10;
  }
}

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
