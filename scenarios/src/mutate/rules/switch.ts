/** How often each mutant of each file was passed. */
export type Hits = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Work = (...args: unknown[]) => unknown;

/** One file's part of the switch. The instrumented code reads `on` and counts in `counts` itself: it does so a lot. */
class FileSwitch {
  /** The mutant that is on, or -1. */
  on = -1;
  /** How often each mutant was passed, while that's recorded. */
  counts: Uint32Array | undefined;
  /** How many more passes the mutant gets before it throws, which ends a loop it made endless. */
  left = 0;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** The mutant that is on was passed. */
  pass(): true {
    this.left -= 1;
    if (this.left < 0) throw new Error('the mutant was passed too often');
    return true;
  }

  /** For functions whose mutant does nothing: they ask when they're called, not when they're made. */
  late(id: number, work: Work): Work {
    return (...args) => {
      if (this.on === id && this.pass()) return undefined;
      if (this.counts !== undefined) this.counts[id] = (this.counts[id] ?? 0) + 1;
      return work(...args);
    };
  }

  /** What was counted until now; counts again from zero, or no longer. */
  take(goOn: boolean): ReadonlyMap<string, number> {
    const hits = new Map<string, number>();
    this.counts?.forEach((count, id) => {
      if (count > 0) hits.set(String(id), count);
    });
    this.counts = goOn ? new Uint32Array(this.#size) : undefined;
    return hits;
  }
}

/** Instrumented code asks here which mutant is on, and says which ones it passes. */
class Switch {
  readonly #files = new Map<string, FileSwitch>();
  #isRecording = false;
  #on: { readonly file: string; readonly id: number; readonly limit: number } | undefined;

  /** The part of one file with this number of mutants. */
  of(file: string, size: number): FileSwitch {
    const made = new FileSwitch(size);
    made.take(this.#isRecording);
    this.#files.set(file, made);
    if (this.#on?.file === file) this.#turnOn();
    return made;
  }

  /** From now on this mutant is on, and may be passed `limit` times. */
  on(file: string, id: string, limit: number): void {
    this.off();
    this.#on = { file, id: Number(id), limit };
    this.#turnOn();
  }

  #turnOn(): void {
    const file = this.#files.get(this.#on?.file ?? '');
    if (file === undefined || this.#on === undefined) return;
    file.on = this.#on.id;
    file.left = this.#on.limit;
  }

  off(): void {
    const file = this.#files.get(this.#on?.file ?? '');
    if (file !== undefined) file.on = -1;
    this.#on = undefined;
  }

  /** Starts counting passes, and returns those counted until now. */
  record(): Hits {
    return this.#take(true);
  }

  stopRecording(): void {
    this.#take(false);
  }

  #take(goOn: boolean): Hits {
    this.#isRecording = goOn;
    const taken = [...this.#files].map(([file, one]) => [file, one.take(goOn)] as const);
    return new Map(taken.filter(([, hits]) => hits.size > 0));
  }
}

export const mutants = new Switch();

Object.assign(globalThis, { __mutants: mutants });
