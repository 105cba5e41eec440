import { type Configuration, type Finding, type Subject, seedOf, trial } from '@moonstaff/kernel/conformance';
import type { StartWork } from '@moonstaff/threads';

/** Some games of one configuration. */
export interface Batch {
  /** The module that exports the `subject`. */
  readonly module: string;
  readonly configuration: Configuration;
  readonly seed: string;
  readonly from: number;
  readonly games: number;
}

export interface BatchResult {
  readonly batch: Batch;
  readonly findings: readonly Finding[];
}

export const start: StartWork<undefined, Batch, BatchResult> = () => async (batch) => {
  const { subject }: { subject: Subject } = await import(batch.module);
  const findings: Finding[] = [];
  for (let i = 0; i < batch.games; i++) {
    const [first] = trial(subject, batch.configuration, seedOf(batch.seed, batch.configuration, batch.from + i));
    if (first !== undefined) findings.push(first);
  }
  return { batch, findings };
};
