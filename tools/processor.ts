import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** The kernel counts in hundredths of a second, on every machine we know. */
const TICKS = 100;

/**
 * In `/proc/PID/stat`, behind the name: who started it; and the time in the program and in the kernel, then the same for
 * children that have ended.
 */
const [PARENT, FIRST, LAST] = [1, 11, 14];

interface Use {
  readonly parent: number;
  readonly seconds: number;
}

/** One line of `/proc/PID/stat`. */
export function useIn(stat: string): Use {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(FIRST, LAST + 1).reduce((sum, time) => sum + Number(time), 0);
  return { parent: Number(fields[PARENT]), seconds: ticks / TICKS };
}

/** A process that ends meanwhile isn't there any more. */
function useOf(id: string): Use | undefined {
  try {
    return useIn(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The processor time of this process and of everything it has started, in seconds. Unlike the time on the clock, it
 * hardly depends on what else the machine does. To be asked while shared servers and browsers still run: what theirs
 * have used isn't handed on when they end. Only Linux says it.
 */
export function processorSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const uses = new Map(ids.map((id) => [Number(id), useOf(id)] as const));
  const isOurs = (id: number): boolean => {
    const parent = uses.get(id)?.parent;
    return id === process.pid || (parent !== undefined && parent > 0 && isOurs(parent));
  };
  return [...uses].reduce((sum, [id, use]) => (isOurs(id) ? sum + (use?.seconds ?? 0) : sum), 0);
}
