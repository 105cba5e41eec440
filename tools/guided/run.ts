import { Worker } from 'node:worker_threads';
import type { GuidedReport } from './loop.ts';

export type { Finding, GuidedReport, Target } from './loop.ts';

export interface GuidedRun {
  /** The module that exports `targets`: functions that open one, by name. */
  readonly module: URL;
  readonly target: string;
  readonly inputs: number;
  /** Stops after this time, even if there's more to try. */
  readonly seconds: number;
  readonly seed: number;
  /** Inputs that an earlier run found worth keeping. */
  readonly kept?: readonly string[];
  /** Doesn't look at what runs, which is several times faster, and keeps nothing new. */
  readonly blind?: boolean;
}

export interface GuidedWork {
  readonly module: string;
  readonly target: string;
  readonly inputs: number;
  readonly milliseconds: number;
  readonly slow: number;
  readonly seed: number;
  readonly kept: readonly string[];
  readonly blind: boolean;
  /** A counter, the length of the current input, and the input itself. */
  readonly shared: SharedArrayBuffer;
}

/** A task that takes longer is a finding; one that takes much longer has to be ended. In milliseconds. */
const SLOW = 1000;
const HANGING = 120_000;
const ROOM = 1 << 20;

/** Fuzzes one target, guided by coverage. An input that never ends is the last finding. */
export async function runGuided(run: GuidedRun): Promise<GuidedReport> {
  const { module, target, inputs, seconds, seed, kept = [], blind = false } = run;
  const shared = new SharedArrayBuffer(ROOM);
  const milliseconds = seconds * 1000;
  const workerData: GuidedWork = {
    module: module.href,
    target,
    inputs,
    milliseconds,
    slow: SLOW,
    seed,
    kept,
    blind,
    shared,
  };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const counter = new Int32Array(shared, 0, 2);
  let [tried, since] = [0, performance.now()];
  try {
    return await new Promise<GuidedReport>((done, fail) => {
      const watch = setInterval(() => {
        if (counter[0] !== tried) [tried, since] = [counter[0] ?? 0, performance.now()];
        else if (tried > 0 && performance.now() - since > HANGING) done(hung(tried, currentOf(shared)));
      }, 1000);
      worker.once('message', done).once('error', fail);
      worker.once('exit', (code) => {
        clearInterval(watch);
        if (code !== 0) fail(new Error(`it ended with ${code}`));
      });
    });
  } finally {
    await worker.terminate();
  }
}

const currentOf = (shared: SharedArrayBuffer): string =>
  new TextDecoder().decode(new Uint8Array(shared, 8).slice(0, new Int32Array(shared, 0, 2)[1]));

const hung = (inputs: number, input: string): GuidedReport => ({
  inputs,
  reachedAtFirst: 0,
  reached: 0,
  corpus: 0,
  refused: 0,
  longest: HANGING,
  processor: 0,
  kept: [],
  findings: [{ input, what: `hadn't ended after ${HANGING / 1000} s` }],
});
