import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Numbers for Prometheus: ours, and those of the process (event-loop lag, memory, garbage collection). */
export class Metrics {
  readonly #registry = new Registry();
  readonly records = this.#counter('moonstaff_records_total', 'Records written');
  readonly due = this.#counter('moonstaff_due_total', 'Due work done', 'kind', 'failed');
  readonly backups = this.#counter('moonstaff_backups_total', 'Backups made and checked', 'failed');
  readonly http = new Histogram({
    name: 'moonstaff_http_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  get type(): string {
    return this.#registry.contentType;
  }

  /** A number that's read when Prometheus asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter<Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }
}
