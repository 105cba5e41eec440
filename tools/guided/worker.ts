/** Tries inputs in a thread of its own, so that one that never ends can be noticed and named. */
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Coverage } from './coverage.ts';
import { guide, NO_COVERAGE, type Target } from './loop.ts';
import type { GuidedWork } from './run.ts';

const { module, target, inputs, milliseconds, slow, seed, kept, blind, shared } = workerData as GuidedWork;
const root = pathToFileURL(dirname(dirname(fileURLToPath(new URL('.', import.meta.url))))).href;
const isOurs = (url: string): boolean => url.startsWith(root) && !/node_modules|\/(trials|guided)\//.test(url);
const coverage = blind ? NO_COVERAGE : await Coverage.start(isOurs);
const { targets } = (await import(module)) as { readonly targets: Readonly<Record<string, () => Promise<Target>>> };
const opened = await targets[target]?.();
if (opened === undefined) throw new Error(`${module} has no target ${target}`);

/** A small generator, so that a run can be repeated. */
let state = seed >>> 0 || 1;
function below(limit: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}

const counter = new Int32Array(shared, 0, 2);
const bytes = new Uint8Array(shared, 8);
const encoder = new TextEncoder();
const trying = (input: string): void => {
  counter[1] = encoder.encodeInto(input, bytes).written;
  Atomics.add(counter, 0, 1);
};
const report = await guide(opened, coverage, { inputs, milliseconds, slow, below, trying, kept });
parentPort?.postMessage(report);
process.exit();
