// Runs cases against instrumented code: once to learn which case passes which mutant, then with one mutant on.
import { parentPort, workerData } from 'node:worker_threads';
import type { CaseFile } from './case-files.ts';
import type { Case } from './cases.ts';
import { serve } from './hooks.ts';
import { type Hits, mutants } from './switch.ts';

export interface Setting {
  readonly root: string;
  readonly code: ReadonlyMap<string, string>;
  readonly files: readonly CaseFile[];
  /** Counts the cases begun, for the one who watches whether any still end. */
  readonly pulse: Int32Array<SharedArrayBuffer>;
  /** This mutant is on from the start, before anything is loaded. */
  readonly always?: Order;
}

/** Judge this mutant with these cases, in this order. */
export interface Order {
  readonly file: string;
  readonly id: string;
  readonly limit: number;
  /** By their file's place in the list of files, and their place in the file. */
  readonly cases: readonly (readonly [number, number])[];
}

/** What one case passes, and how long it takes. */
export interface Coverage {
  readonly at: readonly [number, number];
  readonly key: string;
  readonly ms: number;
  readonly holds: boolean;
  readonly hits: Hits;
  /** Of these, what it no longer passes the second time, because something was kept. */
  readonly once: Hits;
}

export type WorkerRequest =
  | { readonly do: 'cover'; readonly files: readonly number[] }
  | { readonly do: 'judge'; readonly order: Order };
export type Reply =
  | { readonly kind: 'coverage'; readonly coverage: Coverage }
  | { readonly kind: 'covered'; readonly loading: Hits }
  /** `failed` is the key of the case that noticed; `spoilt`: the case fails without the mutant too by now. */
  | { readonly kind: 'judged'; readonly failed?: string; readonly spoilt?: boolean }
  | { readonly kind: 'not loaded' };

const { root, code, files, pulse, always }: Setting = workerData;
const reply = (message: Reply): void => parentPort?.postMessage(message);

/** Time of this thread alone where Node can tell it, so that a busy machine does not make a case look slow. */
function clock(): number {
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Slower cases are not run a second time to see what was kept. */
const QUICK_MS = 20;

const loaded = new Map<number, readonly Case[]>();
async function load(index: number): Promise<readonly Case[]> {
  const known = loaded.get(index);
  if (known !== undefined) return known;
  const { casesOf } = await import('./cases.ts');
  const file = files[index];
  const cases = file === undefined ? [] : await casesOf(root, file);
  loaded.set(index, cases);
  return cases;
}

async function cover(wanted: readonly number[]): Promise<void> {
  mutants.record();
  for (const index of wanted) await load(index);
  const loading = mutants.record();
  for (const index of wanted) {
    for (const [place, one] of (await load(index)).entries()) {
      Atomics.add(pulse, 0, 1);
      const began = clock();
      const holds = await one.holds();
      const ms = clock() - began;
      const hits = mutants.record();
      let once: Hits = new Map();
      if (ms < QUICK_MS) {
        await one.holds();
        once = without(hits, mutants.record());
      }
      reply({ kind: 'coverage', coverage: { at: [index, place], key: one.key, ms, holds, hits, once } });
    }
  }
  mutants.stopRecording();
  reply({ kind: 'covered', loading });
}

const without = (hits: Hits, others: Hits): Hits =>
  new Map([...hits].map(([file, counts]) => [file, new Map([...counts].filter(([id]) => !others.get(file)?.has(id)))]));

/** The first case that fails with the mutant on. */
async function judge({ file, id, limit, cases }: Order): Promise<void> {
  for (const [index, place] of cases) {
    Atomics.add(pulse, 0, 1);
    mutants.on(file, id, limit);
    const one = (await load(index))[place];
    const holds = one === undefined || (await one.holds());
    if (holds || one === undefined) continue;
    if (always === undefined) mutants.off();
    reply({ kind: 'judged', failed: one.key, spoilt: always === undefined && !(await one.holds()) });
    return;
  }
  mutants.off();
  reply({ kind: 'judged' });
}

serve(root, code);
if (always === undefined) {
  parentPort?.on(
    'message',
    (request: WorkerRequest) => void (request.do === 'cover' ? cover(request.files) : judge(request.order)),
  );
} else {
  mutants.on(always.file, always.id, always.limit);
  try {
    await judge(always);
  } catch {
    reply({ kind: 'not loaded' });
  }
}
