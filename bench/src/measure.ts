/** Something whose cost is measured. */
export interface Subject {
  readonly name: string;
  /** Prepares, untimed, and returns what's timed: does its work `size` times, and returns the number of operations. */
  prepare(size: number): () => number;
}

export interface Plan {
  /** How long each subject runs before anything counts. */
  readonly warmUpMs: number;
  readonly repetitions: number;
  /** About how long a subject runs in one repetition. */
  readonly sliceMs: number;
}

/** Nanoseconds that one operation took, per repetition. */
export type Samples = readonly number[];

/**
 * Measures all subjects in turn, again and again. If something slows the machine down for a while, it slows all of
 * them down, and ratios within a repetition stay true. Other programs don't count: the clock is the processor time
 * of this thread.
 */
export function measure(
  subjects: readonly Subject[],
  plan: Plan,
  progress: (done: number, total: number) => void,
): ReadonlyMap<string, Samples> {
  const total = subjects.length * (plan.repetitions + 1);
  let done = 0;
  const sized = subjects.map((subject) => {
    const size = warmUp(subject, plan);
    progress(++done, total);
    return { subject, size, samples: [] as number[] };
  });
  for (let repetition = 0; repetition < plan.repetitions; repetition++) {
    for (const { subject, size, samples } of sized) {
      const { ms, operations } = time(subject, size);
      samples.push((ms * 1e6) / operations);
      progress(++done, total);
    }
  }
  return new Map(sized.map(({ subject, samples }) => [subject.name, samples]));
}

/** Runs the subject for a while and returns the size that fills a slice. The clock is too coarse for less. */
function warmUp(subject: Subject, { warmUpMs, sliceMs }: Plan): number {
  let size = 1;
  let spent = 0;
  for (;;) {
    const { ms } = time(subject, size);
    spent += ms;
    if (ms < sliceMs / 2) size *= 2;
    else if (spent >= warmUpMs) return size;
  }
}

function time(subject: Subject, size: number): { readonly ms: number; readonly operations: number } {
  const work = subject.prepare(size);
  const began = process.threadCpuUsage();
  const operations = work();
  const { user, system } = process.threadCpuUsage(began);
  return { ms: (user + system) / 1000, operations };
}
