import pg from 'pg';
import { Unavailable } from '../unavailable.ts';

/** SQLSTATE: no room on the disk. */
const DISK_FULL = '53100';

/** The server is stopping, starting, or has too many connections. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

/** A timeout or a deadlock. Nothing was written. */
const TOO_SLOW: ReadonlySet<string> = new Set(['57014', '55P03', '40P01', '40001']);

/** What we were doing when the statements failed. */
type Phase = 'connecting' | 'reading' | 'writing';

/** Tells an unavailable database from a refused statement. */
export function classify(error: unknown, phase: Phase): unknown {
  if (error instanceof Unavailable) return error;
  const written = phase === 'writing' ? 'unknown' : 'no';
  // Anything that PostgreSQL didn't send means a broken or silent connection.
  if (!(error instanceof pg.DatabaseError)) {
    return error instanceof TypeError ? error : new Unavailable({ cause: error, why: 'away', written });
  }
  const code = error.code ?? '';
  if (code === DISK_FULL) return new Unavailable({ cause: error, why: 'full', written: 'no' });
  if (TOO_SLOW.has(code)) return new Unavailable({ cause: error, why: 'away', written: 'no' });
  // A backend that's being stopped may have committed just before.
  if (UNAVAILABLE.has(code)) return new Unavailable({ cause: error, why: 'away', written });
  return phase === 'connecting' ? new Unavailable({ cause: error, why: 'away', written: 'no' }) : error;
}
