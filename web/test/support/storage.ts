/** Browser storage for tests without a browser. */
export class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }

  clear(): void {
    this.#kept.clear();
  }

  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  removeItem(name: string): void {
    this.#kept.delete(name);
  }

  setItem(name: string, value: string): void {
    this.#kept.set(name, value);
  }
}
