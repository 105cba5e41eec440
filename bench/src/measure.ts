/** Something whose cost is measured. */
export interface Subject {
  readonly name: string;
  /** Makes ready, untimed, and hands out what is timed: it does something and says how many times. */
  prepare(): () => number;
}

export interface Plan {
  /** How long each subject runs before anything counts. */
  readonly warmUpMs: number;
  readonly repetitions: number;
  /** How long a subject runs in one repetition, at least. */
  readonly sliceMs: number;
}

/** Nanoseconds that one operation took, per repetition. */
export type Samples = readonly number[];

/**
 * Measures all subjects in turn, again and again, so that whatever slows the machine down for a while
 * slows all of them down and ratios within a repetition stay true.
 */
export function measure(
  subjects: readonly Subject[],
  plan: Plan,
  progress: (done: number, total: number) => void,
): ReadonlyMap<string, Samples> {
  const total = subjects.length * (plan.repetitions + 1);
  let done = 0;
  const slice = (subject: Subject, ms: number): number => {
    const cost = sliceOf(subject, ms);
    progress(++done, total);
    return cost;
  };
  for (const subject of subjects) slice(subject, plan.warmUpMs);
  const samples = new Map(subjects.map(({ name }) => [name, [] as number[]]));
  for (let repetition = 0; repetition < plan.repetitions; repetition++) {
    for (const subject of subjects) samples.get(subject.name)?.push(slice(subject, plan.sliceMs));
  }
  return samples;
}

/** Nanoseconds per operation over at least `ms` of timed work. */
function sliceOf(subject: Subject, ms: number): number {
  let operations = 0;
  let spent = 0;
  while (spent < ms) {
    const work = subject.prepare();
    const began = performance.now();
    operations += work();
    spent += performance.now() - began;
  }
  return (spent * 1e6) / operations;
}
