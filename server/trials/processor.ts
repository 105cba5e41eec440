import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Clock ticks per second in /proc, the same on all Linux systems. */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  /** Milliseconds of processor time: of the process, and of its finished children. */
  readonly own: number;
  readonly children: number;
}

function statOf(pid: number | string): Stat | undefined {
  try {
    // The name in parentheses may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    const milliseconds = (ticks: number): number => (ticks * 1000) / TICKS;
    return { parent, own: milliseconds(user + system), children: milliseconds(childUser + childSystem) };
  } catch {
    return undefined;
  }
}

/** Processor time of a process so far, all threads together. Only works with /proc. */
export const processorTime = (pid: number | undefined): number => (pid === undefined ? 0 : (statOf(pid)?.own ?? 0));

/** The main process of a PostgreSQL on this machine. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const parent = statOf(rows[0]?.pid ?? 0)?.parent ?? 0;
  await client.end();
  return parent;
}

/** Processor time of a PostgreSQL so far, all its processes together. */
export function postgresTime(postmaster: number): number {
  const first = statOf(postmaster);
  const running = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    return stat?.parent === postmaster ? [stat.own] : [];
  });
  return running.reduce((sum, time) => sum + time, (first?.own ?? 0) + (first?.children ?? 0));
}
