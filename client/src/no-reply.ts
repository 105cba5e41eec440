/** The server didn't reply: it can't be reached, or something in front of it replied instead. */
export class NoReply extends Error {
  /** The HTTP status that came instead, if any. */
  readonly status: number | undefined;

  constructor(status: number | undefined, options?: ErrorOptions) {
    super(status === undefined ? 'the server cannot be reached' : `the server answered ${status}`, options);
    this.name = 'NoReply';
    this.status = status;
  }

  /** Whether another try may help: the network is down, or a proxy says that the server is. */
  get isTemporary(): boolean {
    return this.status === undefined || this.status === 429 || this.status >= 500;
  }
}
