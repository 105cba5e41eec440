export interface Failure {
  readonly cause: unknown;
  /** `away`: the database can't be reached or is too slow. `full`: no room left on the disk. */
  readonly why: 'away' | 'full';
  /** `unknown`: it was sent but never confirmed. Only reading again can tell. */
  readonly written: 'no' | 'unknown';
}

/** The database isn't available. The message says why, for operators. */
export class Unavailable extends Error {
  readonly why: Failure['why'];
  readonly written: Failure['written'];

  constructor({ cause, why, written }: Failure) {
    super(reasonOf(cause), { cause });
    this.why = why;
    this.written = written;
  }
}

/** If several addresses were tried, each has its own message. They share the code. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return code.startsWith('E') && !code.startsWith('ERR_') ? code : cause.message;
}
