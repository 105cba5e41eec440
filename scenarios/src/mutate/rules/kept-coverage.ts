import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Hits } from './switch.ts';
import type { Coverage } from './worker.ts';

type PlainHits = readonly (readonly [file: string, counts: readonly (readonly [id: string, count: number])[]])[];
interface Plain {
  readonly mark: string;
  readonly at: Coverage['at'];
  readonly key: string;
  readonly ms: number;
  readonly hits: PlainHits;
  readonly once: PlainHits;
}
interface Kept {
  /** Of the instrumented sources: with others, cases pass other mutants. */
  readonly sources: string;
  readonly loading: PlainHits;
  readonly files: { readonly [path: string]: readonly Plain[] };
}

/** What an earlier run learnt about files of cases that are still the same, over sources that are still the same. */
export class KeptCoverage {
  readonly #path: string;
  readonly #sources: string;
  readonly #files = new Map<string, readonly Plain[]>();
  #loading: PlainHits = [];

  constructor(path: string, sources: string) {
    this.#path = path;
    this.#sources = sources;
    if (!existsSync(path)) return;
    const kept: Kept = JSON.parse(readFileSync(path, 'utf8'));
    if (kept.sources !== sources) return;
    this.#loading = kept.loading;
    for (const [file, list] of Object.entries(kept.files)) this.#files.set(file, list);
  }

  get loading(): Hits {
    return mapped(this.#loading);
  }

  /** The cases of this file of cases, the place of which may have changed; nothing if the file has changed. */
  of(path: string, mark: string, index: number): readonly Coverage[] | undefined {
    const list = this.#files.get(path);
    if (list === undefined || list.some((one) => one.mark !== mark)) return undefined;
    return list.map(({ at, key, ms, hits, once }) => ({
      at: [index, at[1]],
      key,
      ms,
      holds: true,
      hits: mapped(hits),
      once: mapped(once),
    }));
  }

  keep(path: string, mark: string, list: readonly Coverage[]): void {
    this.#files.set(
      path,
      list.map(({ at, key, ms, hits, once }) => ({ mark, at, key, ms, hits: plain(hits), once: plain(once) })),
    );
  }

  save(loading: Hits): void {
    if (loading.size > 0) this.#loading = plain(loading);
    const kept: Kept = { sources: this.#sources, loading: this.#loading, files: Object.fromEntries(this.#files) };
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(kept));
  }
}

const mapped = (plain: PlainHits): Hits => new Map(plain.map(([file, counts]) => [file, new Map(counts)]));
const plain = (hits: Hits): PlainHits => [...hits].map(([file, counts]) => [file, [...counts]]);
