/** Numbers for Prometheus, in its text format. */

type Labels = { readonly [name: string]: string };

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Family {
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: Map<string, number>;
}

export class Metrics {
  readonly #families = new Map<string, Family>();
  readonly #gauges: { readonly name: string; readonly help: string; read(): number }[] = [];

  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    add(this.#family(name, help, 'counter').samples, series(name, labels), by);
  }

  /** A number that is asked for when somebody looks. */
  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.push({ name, help, read });
  }

  observe(name: string, help: string, seconds: number, labels: Labels = {}): void {
    const { samples } = this.#family(name, help, 'histogram');
    for (const bucket of BUCKETS)
      add(samples, series(`${name}_bucket`, { ...labels, le: String(bucket) }), seconds <= bucket ? 1 : 0);
    add(samples, series(`${name}_bucket`, { ...labels, le: '+Inf' }), 1);
    add(samples, series(`${name}_sum`, labels), seconds);
    add(samples, series(`${name}_count`, labels), 1);
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { help, type, samples }] of this.#families) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const [key, value] of samples) lines.push(`${key} ${value}`);
    }
    for (const { name, help, read } of this.#gauges) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
    }
    return `${lines.join('\n')}\n`;
  }

  #family(name: string, help: string, type: Family['type']): Family {
    const family = this.#families.get(name) ?? { help, type, samples: new Map<string, number>() };
    this.#families.set(name, family);
    return family;
  }
}

const add = (samples: Map<string, number>, key: string, by: number): void => {
  samples.set(key, (samples.get(key) ?? 0) + by);
};

function series(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value.replaceAll(/[\\"\n]/g, '_')}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}
