/**
 * Elements on the page by key. A component puts `ref={registry.ref(key)}` on an element; anyone with the key finds it
 * without knowing how the board is drawn. One key may have several elements, such as equal cards in a hand.
 */
export class Registry<Key extends string, Place extends object = Element> {
  readonly #elements = new Map<Key, Set<Place>>();
  readonly #refs = new Map<string, (element: Place | null) => (() => void) | undefined>();
  readonly #keys = new WeakMap<Place, Key>();
  readonly #listeners = new Set<() => void>();
  #due = false;

  /**
   * Always the same function for the same keys, so that React doesn't take an element out and put it back while drawing.
   * An element that stands for several things has the first key as its own.
   */
  ref(key: Key, ...also: readonly Key[]): (element: Place | null) => (() => void) | undefined {
    const name = [key, ...also].join(' ');
    const known = this.#refs.get(name);
    if (known !== undefined) return known;
    const ref = (element: Place | null) => {
      if (element === null) return undefined;
      const leaves = [key, ...also].map((one) => this.#add(one, element));
      this.#keys.set(element, key);
      return () => leaves.forEach((leave) => void leave());
    };
    this.#refs.set(name, ref);
    return ref;
  }

  /** The key of an element. */
  keyOf(element: Place): Key | undefined {
    const key = this.#keys.get(element);
    return key !== undefined && this.#elements.get(key)?.has(element) === true ? key : undefined;
  }

  /** In the order in which they came. */
  all(key: Key): readonly Place[] {
    return [...(this.#elements.get(key) ?? [])];
  }

  has(key: Key): boolean {
    return this.#elements.has(key);
  }

  /** The first of these keys that is on the page. */
  first(keys: readonly Key[]): Key | undefined {
    return keys.find((key) => this.has(key));
  }

  /** Calls back after elements came or went, once for everything that changed together. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #add(key: Key, element: Place): () => void {
    const elements = this.#elements.get(key) ?? new Set<Place>();
    this.#elements.set(key, elements.add(element));
    this.#changed();
    return () => {
      elements.delete(element);
      if (elements.size === 0 && this.#elements.get(key) === elements) this.#elements.delete(key);
      this.#changed();
    };
  }

  #changed(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      for (const listener of this.#listeners) listener();
    });
  }
}
