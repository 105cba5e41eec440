import type { Coverage } from './coverage.ts';
import { type Below, mutate } from './mutate.ts';

/** Something that reads what strangers may have written. */
export interface Target {
  /** Valid inputs, to begin with. */
  readonly seeds: readonly string[];
  /** Throws what it refuses. */
  run(input: string): void | Promise<void>;
  /** Whether this is how it says no. Any other error is a finding. */
  isRefusal(error: unknown): boolean;
}

export interface Finding {
  readonly input: string;
  readonly what: string;
}

export interface GuidedOptions {
  readonly inputs: number;
  /** Stops after this time, even if there's more to try. */
  readonly milliseconds: number;
  /** An input that takes longer is a finding, in milliseconds of processor time. */
  readonly slow: number;
  readonly below: Below;
  /** Called with each input before it's tried. */
  readonly trying: (input: string) => void;
}

export interface GuidedReport {
  readonly inputs: number;
  /** Characters of our code that were reached, by valid inputs alone and in the end. */
  readonly reachedAtFirst: number;
  readonly reached: number;
  /** Inputs that reached something new. */
  readonly corpus: number;
  readonly refused: number;
  readonly longest: number;
  readonly findings: readonly Finding[];
}

const BATCH = 64;
const MAX_FINDINGS = 20;

type Attempt = (input: string) => Promise<void>;

/** Tries inputs, keeps those that reach new code, and makes new ones of them. */
export async function guide(target: Target, coverage: Coverage, options: GuidedOptions): Promise<GuidedReport> {
  const { below } = options;
  const corpus = [...target.seeds];
  const findings = new Map<string, Finding>();
  const until = performance.now() + options.milliseconds;
  let [tried, refused, longest] = [0, 0, 0];
  const attempt: Attempt = async (input) => {
    options.trying(input);
    tried++;
    const began = worked();
    try {
      await target.run(input);
    } catch (error) {
      if (target.isRefusal(error)) refused++;
      else note(input, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    const took = worked() - began;
    longest = Math.max(longest, took);
    if (took > options.slow) note(input, `took ${Math.round(took)} ms`);
  };
  /** Once more, for its coverage. It was judged the first time. */
  const again: Attempt = async (input) => {
    options.trying(input);
    await Promise.resolve(input)
      .then(target.run)
      .catch(() => {});
  };
  // One of each kind is enough.
  const note = (input: string, what: string): void => {
    const kind = what.split('\n').slice(0, 3).join('\n').replaceAll(/\d+/g, '');
    if (!findings.has(kind)) findings.set(kind, { input, what });
  };
  for (const seed of target.seeds) await attempt(seed);
  await coverage.takeNew();
  const reachedAtFirst = coverage.size;
  while (tried < options.inputs && performance.now() < until && findings.size < MAX_FINDINGS) {
    const batch = Array.from({ length: Math.min(BATCH, options.inputs - tried) }, () =>
      mutate(corpus[choose(corpus.length, below)] ?? '', corpus, below),
    );
    for (const input of batch) await attempt(input);
    if ((await coverage.takeNew()) === 0) continue;
    corpus.push(...(await coverage.again(() => whichWere(batch, again, coverage))));
  }
  return {
    inputs: tried,
    reachedAtFirst,
    reached: coverage.size,
    corpus: corpus.length,
    refused,
    longest: Math.round(longest),
    findings: [...findings.values()],
  };
}

/** Milliseconds of processor time that this thread has used. Other work on the machine doesn't count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Later ones reach further, so they're chosen more often. */
const choose = (length: number, below: Below): number => Math.max(below(length), below(length));

/**
 * Something in this batch was new, and counts as new again. To find out what, each half is tried alone, and halves of
 * halves: an input is kept if it reaches something that those before it didn't.
 */
async function whichWere(batch: readonly string[], attempt: Attempt, coverage: Coverage): Promise<readonly string[]> {
  if (batch.length === 1) return batch;
  const middle = Math.ceil(batch.length / 2);
  const kept: string[] = [];
  for (const half of [batch.slice(0, middle), batch.slice(middle)]) {
    for (const input of half) await attempt(input);
    if ((await coverage.takeNew()) > 0) kept.push(...(await coverage.again(() => whichWere(half, attempt, coverage))));
  }
  return kept;
}
