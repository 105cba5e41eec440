/** How often each mutant of each file was passed. */
export type Hits = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Instrumented code asks here which mutant is on, and says which ones it passes. */
class Switch {
  #file = '';
  #id = '';
  #left = 0;
  #recorded: Map<string, Map<string, number>> | undefined;

  /** From now on this mutant is on. After `limit` passes it throws, so that a loop it made endless ends. */
  on(file: string, id: string, limit: number): void {
    this.#file = file;
    this.#id = id;
    this.#left = limit;
  }

  off(): void {
    this.#id = '';
  }

  /** Starts counting passes, and returns those counted until now. */
  record(): Hits {
    const before = this.#recorded;
    this.#recorded = new Map();
    return before ?? new Map();
  }

  stopRecording(): void {
    this.#recorded = undefined;
  }

  asks(file: string): (id: string) => boolean {
    return (id) => {
      if (id !== this.#id || file !== this.#file) return false;
      this.#left -= 1;
      if (this.#left < 0) throw new Error('the mutant was passed too often');
      return true;
    };
  }

  /** For functions whose mutant does nothing. */
  late(file: string): (id: string, work: (...args: unknown[]) => unknown) => (...args: unknown[]) => unknown {
    const asks = this.asks(file);
    const covers = this.covers(file);
    return (id, work) =>
      (...args) => {
        if (asks(id)) return undefined;
        covers(id);
        return work(...args);
      };
  }

  covers(file: string): (...ids: string[]) => void {
    return (...ids) => {
      if (this.#recorded === undefined) return;
      let hits = this.#recorded.get(file);
      if (hits === undefined) {
        hits = new Map();
        this.#recorded.set(file, hits);
      }
      for (const id of ids) hits.set(id, (hits.get(id) ?? 0) + 1);
    };
  }
}

export const mutants = new Switch();

Object.assign(globalThis, { __mutants: mutants });
