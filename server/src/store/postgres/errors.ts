import pg from 'pg';
import { Unavailable } from '../unavailable.ts';

/** SQLSTATE: no room on the disk. */
const DISK_FULL = '53100';

/** The server is stopping, starting, or has too many connections. */
const GOING: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

/** A statement, a lock or a commit took too long, or a deadlock was broken: nothing was written. */
const TOO_SLOW: ReadonlySet<string> = new Set(['57014', '55P03', '40P01', '40001']);

/** What the statements were doing when they failed. */
type Doing = 'connecting' | 'reading' | 'writing';

/** Tells trouble with the database apart from a statement it refused. */
export function explain(error: unknown, doing: Doing): unknown {
  if (error instanceof Unavailable) return error;
  const unknown = doing === 'writing' ? 'unknown' : 'no';
  // What isn't an answer from PostgreSQL is a broken or silent line.
  if (!(error instanceof pg.DatabaseError)) {
    return error instanceof TypeError ? error : new Unavailable({ cause: error, why: 'away', written: unknown });
  }
  const code = error.code ?? '';
  if (code === DISK_FULL) return new Unavailable({ cause: error, why: 'full', written: 'no' });
  if (TOO_SLOW.has(code)) return new Unavailable({ cause: error, why: 'away', written: 'no' });
  // A backend that is being stopped may have committed just before.
  if (GOING.has(code)) return new Unavailable({ cause: error, why: 'away', written: unknown });
  return doing === 'connecting' ? new Unavailable({ cause: error, why: 'away', written: 'no' }) : error;
}
