import { at } from '@moonstaff/kernel';
import type { CaseFile } from './case-files.ts';
import type { Coverage, Order } from './worker.ts';

/** A case as the judge's side knows it. */
export interface KnownCase {
  readonly kind: CaseFile['kind'];
  readonly at: readonly [number, number];
  readonly key: string;
  readonly ms: number;
}

/** Who passes a mutant. */
interface Passing {
  /** Places in the list of cases. */
  readonly cases: number[];
  /** The most passes in one case. */
  most: number;
  /** It works while files are loaded, or once for all: it must be on from the start to show. */
  early: boolean;
}

/** What was learnt from running every case on the code as it is. */
export class Baseline {
  readonly cases: KnownCase[] = [];
  /** Cases that fail as it is; nothing can be learnt then. */
  readonly failing: string[] = [];
  readonly #passing = new Map<string, Map<string, Passing>>();
  readonly #places = new Map<string, number>();
  /** By file, the places of the cases that noticed mutants of it, the latest last. */
  readonly #noticing = new Map<string, Set<number>>();

  add({ at, key, ms, holds, hits, once }: Coverage, kind: CaseFile['kind']): void {
    const place = this.cases.push({ kind, at, key, ms }) - 1;
    this.#places.set(key, place);
    if (!holds) this.failing.push(key);
    for (const [file, counts] of hits) {
      for (const [id, count] of counts) {
        const passing = this.#of(file, id);
        passing.cases.push(place);
        passing.most = Math.max(passing.most, count);
        passing.early ||= once.get(file)?.has(id) ?? false;
      }
    }
  }

  addLoading(hits: Coverage['hits']): void {
    for (const [file, counts] of hits) for (const id of counts.keys()) this.#of(file, id).early = true;
  }

  #of(file: string, id: string): Passing {
    const ids = this.#passing.get(file) ?? new Map<string, Passing>();
    this.#passing.set(file, ids);
    const passing = ids.get(id) ?? { cases: [], most: 0, early: false };
    ids.set(id, passing);
    return passing;
  }

  caseOf(key: string): KnownCase | undefined {
    return this.cases[this.#places.get(key) ?? -1];
  }

  /** What noticed one mutant of a file is likely to notice the next, so it will be asked first. */
  noticed(file: string, key: string): void {
    const place = this.#places.get(key);
    if (place === undefined) return;
    const noticing = this.#noticing.get(file) ?? new Set();
    this.#noticing.set(file, noticing);
    noticing.delete(place);
    noticing.add(place);
  }

  isEarly = (file: string, id: string): boolean => this.#passing.get(file)?.get(id)?.early ?? false;

  /**
   * Judging by the cases that pass the mutant: those that noticed others of its file, then the quickest scenarios for
   * half the time, then the quickest of the others, which are broader.
   */
  order(file: string, id: string, effortMs: number): Order {
    const { cases = [], most = 0 } = this.#passing.get(file)?.get(id) ?? {};
    const latest = new Set([...(this.#noticing.get(file) ?? [])].slice(-LATEST).reverse());
    const rest = cases.filter((place) => !latest.has(place)).map((place) => at(this.cases, place));
    const quickest = (wanted: (one: KnownCase) => boolean): readonly KnownCase[] =>
      rest.filter(wanted).sort((a, b) => a.ms - b.ms);
    const scenarios = quickest(({ kind }) => kind === 'scenario');
    const first = within(effortMs / 2, scenarios);
    const sorted = [
      ...[...latest].filter((place) => cases.includes(place)).map((place) => at(this.cases, place)),
      ...first,
      ...quickest(({ kind }) => kind !== 'scenario'),
      ...scenarios.slice(first.length),
    ];
    return { file, id, limit: limitFor(most), cases: within(effortMs, sorted).map((one) => one.at) };
  }

  /** Judging by every case, those first that pass much of the mutant's file. */
  wholeOrder(file: string, id: string, effortMs: number): Order {
    const passed = new Map<number, number>();
    for (const { cases } of this.#passing.get(file)?.values() ?? []) {
      for (const place of cases) passed.set(place, (passed.get(place) ?? 0) + 1);
    }
    const sorted = this.cases
      .map((one, place) => ({
        at: one.at,
        ms: one.ms,
        passes: one.kind === 'conformance' ? 0 : (passed.get(place) ?? 0),
      }))
      .sort((a, b) => b.passes - a.passes || a.ms - b.ms);
    return { ...this.order(file, id, effortMs), cases: within(effortMs, sorted).map(({ at }) => at) };
  }
}

/** How many of the cases that noticed something recently go first. */
const LATEST = 10;

/** As many cases as fit, in their order; one that is too slow is left out, not those after it. */
function within<T extends { readonly ms: number }>(budget: number, cases: readonly T[]): readonly T[] {
  let left = budget;
  return cases.filter(({ ms }) => {
    if (ms > left) return false;
    left -= ms;
    return true;
  });
}

/** An endless loop passes its mutant far more often than any case did. */
const limitFor = (most: number): number => most * 20 + 100_000;
