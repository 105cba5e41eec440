export interface Failure {
  readonly cause: unknown;
  /** `away`: no answer, or none in time. `full`: no room left on the disk. */
  readonly why: 'away' | 'full';
  /** `unknown`: it was sent, but the answer never came. Only a fresh look tells. */
  readonly written: 'no' | 'unknown';
}

/** The database can't do its work at the moment. The message says why, for operators. */
export class Unavailable extends Error {
  readonly why: Failure['why'];
  readonly written: Failure['written'];

  constructor({ cause, why, written }: Failure) {
    super(reasonOf(cause), { cause });
    this.why = why;
    this.written = written;
  }
}

/** When several addresses were tried, each has its own message; what they share is the code. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return code.startsWith('E') && !code.startsWith('ERR_') ? code : cause.message;
}
