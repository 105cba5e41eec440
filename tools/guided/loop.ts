import { type Below, mutate } from './mutate.ts';

/** Shows which code has run. */
export interface CoverageSource {
  readonly size: number;
  takeNew(): Promise<number>;
  again<T>(job: () => Promise<T>): Promise<T>;
}

/** Without looking at what runs, code is several times faster. Good inputs are made of what guided runs have kept. */
export const NO_COVERAGE: CoverageSource = { size: 0, takeNew: async () => 0, again: (job) => job() };

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
  /** Inputs that an earlier run found worth keeping. */
  readonly kept: readonly string[];
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
  /** Seconds of processor time. */
  readonly processor: number;
  /** Those of the corpus that weren't there from the beginning. */
  readonly kept: readonly string[];
  readonly findings: readonly Finding[];
}

/** Looking at the coverage takes as long as many inputs, so it's done less often when there's little new. */
const BATCH = { least: 64, most: 2048 };
const MAX_KEPT = 2000;
const MAX_FINDINGS = 20;

type Attempt = (input: string) => Promise<void>;

/** Tries inputs, keeps those that reach new code, and makes new ones of them. */
export async function guide(target: Target, coverage: CoverageSource, options: GuidedOptions): Promise<GuidedReport> {
  const { below } = options;
  const corpus = [...target.seeds, ...options.kept];
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
  const start = worked();
  for (const seed of corpus) await attempt(seed);
  await coverage.takeNew();
  const reachedAtFirst = coverage.size;
  let size = BATCH.least;
  while (tried < options.inputs && performance.now() < until && findings.size < MAX_FINDINGS) {
    const batch = Array.from({ length: Math.min(size, options.inputs - tried) }, () =>
      mutate(corpus[choose(corpus.length, below)] ?? '', corpus, below),
    );
    for (const input of batch) await attempt(input);
    const isNew = (await coverage.takeNew()) > 0;
    size = isNew ? Math.max(BATCH.least, size / 4) : Math.min(BATCH.most, size * 2);
    if (!isNew) continue;
    corpus.push(...(await coverage.again(() => whichWere(batch, again, coverage))));
  }
  return {
    inputs: tried,
    reachedAtFirst,
    reached: coverage.size,
    corpus: corpus.length,
    refused,
    longest: Math.round(longest),
    processor: Math.round((worked() - start) / 1000),
    kept: corpus.slice(target.seeds.length).slice(-MAX_KEPT),
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
async function whichWere(
  batch: readonly string[],
  attempt: Attempt,
  coverage: CoverageSource,
): Promise<readonly string[]> {
  if (batch.length === 1) return batch;
  const middle = Math.ceil(batch.length / 2);
  const kept: string[] = [];
  for (const half of [batch.slice(0, middle), batch.slice(middle)]) {
    for (const input of half) await attempt(input);
    if ((await coverage.takeNew()) > 0) kept.push(...(await coverage.again(() => whichWere(half, attempt, coverage))));
  }
  return kept;
}
