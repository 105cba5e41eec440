/** No word of the server's came back: it is not reached, or something else answered in its place. */
export class NoAnswer extends Error {
  /** What was answered instead, if anything. */
  readonly status: number | undefined;

  constructor(status: number | undefined, options?: ErrorOptions) {
    super(status === undefined ? 'the server is not reached' : `the server answered ${status}`, options);
    this.name = 'NoAnswer';
    this.status = status;
  }

  /** Whether it may answer if it is asked again: the line is down, or a gate before it says so. */
  get passes(): boolean {
    return this.status === undefined || this.status === 429 || this.status >= 500;
  }
}
