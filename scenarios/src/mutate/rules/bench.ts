import { Worker } from 'node:worker_threads';
import { Baseline } from './baseline.ts';
import type { CaseFile } from './case-files.ts';
import type { KeptCoverage } from './kept-coverage.ts';
import type { Instrumented, Noticed } from './mutant.ts';
import type { Coverage, Order, Reply, Setting, WorkerRequest } from './worker.ts';

/** No case takes this long, however busy the machine. */
const PATIENCE_MS = 15_000;
const MEMORY_MB = 2048;

/** What a bench is made of. */
export interface Equipment {
  readonly root: string;
  readonly instrumented: readonly Instrumented[];
  readonly files: readonly CaseFile[];
}

/** Where mutants are judged: instrumented code, and the cases that run on it. */
export class Bench {
  readonly #equipment: Equipment;
  readonly #code: ReadonlyMap<string, string>;
  readonly #keeping: ReadonlySet<string>;
  #baseline = new Baseline();

  constructor(equipment: Equipment) {
    this.#equipment = equipment;
    this.#code = new Map(equipment.instrumented.map(({ file, code }) => [file, code]));
    this.#keeping = new Set(equipment.instrumented.filter(({ keeps }) => keeps).map(({ file }) => file));
  }

  /** Runs every case on the code as it is, but for those an earlier run has kept. */
  async prepare(
    kept: KeptCoverage,
    markOf: (file: CaseFile) => string,
    progress: (done: number) => void,
  ): Promise<Baseline> {
    const { files } = this.#equipment;
    const baseline = new Baseline();
    const fresh: number[] = [];
    for (const [index, file] of files.entries()) {
      const known = kept.of(file.path, markOf(file), index);
      if (known === undefined) fresh.push(index);
      for (const coverage of known ?? []) baseline.add(coverage, file.kind);
    }
    baseline.addLoading(kept.loading);
    if (fresh.length > 0) await this.#cover(fresh, baseline, kept, markOf, progress);
    this.#baseline = baseline;
    return baseline;
  }

  async #cover(
    indexes: readonly number[],
    baseline: Baseline,
    kept: KeptCoverage,
    markOf: (file: CaseFile) => string,
    progress: (done: number) => void,
  ): Promise<void> {
    const { files } = this.#equipment;
    const found = new Map<number, Coverage[]>(indexes.map((index) => [index, []]));
    const seat = this.seat();
    const end = await seat.ask({ do: 'cover', files: indexes }, (coverage) => {
      const [index] = coverage.at;
      baseline.add(coverage, files[index]?.kind ?? 'test');
      found.get(index)?.push(coverage);
      progress(baseline.cases.length);
    });
    await seat.leave();
    if (end.kind !== 'covered') throw new Error('the cases could not be run');
    baseline.addLoading(end.loading);
    for (const [index, list] of found) {
      const file = files[index];
      if (file !== undefined && list.every(({ holds }) => holds)) kept.keep(file.path, markOf(file), list);
    }
    kept.save(end.loading);
  }

  seat(always?: Order): Seat {
    return new Seat({
      root: this.#equipment.root,
      code: this.#code,
      files: this.#equipment.files,
      pulse: new Int32Array(new SharedArrayBuffer(4)),
      ...(always && { always }),
    });
  }

  /**
   * What notices the mutant, if anything, within this time of cases. `seat` is used for many mutants; another is
   * returned if it broke. With `thorough`, a mutant that may show only if it's on from the start gets a thread of its own.
   */
  async judge(
    seat: Seat,
    file: string,
    id: string,
    effortMs: number,
    thorough: boolean,
  ): Promise<{ readonly noticed?: Noticed; readonly seat: Seat }> {
    const order = this.#baseline.order(file, id, effortMs);
    if (order.cases.length > 0) {
      const end = await seat.ask({ do: 'judge', order });
      const isClean = end.kind === 'judged' && end.spoilt !== true;
      const next = isClean ? seat : await this.#anew(seat);
      if (isClean && end.failed !== undefined) return { noticed: this.#byCase(file, end.failed), seat: next };
      if (end.kind === 'endless' || end.kind === 'crash') return { noticed: { judge: end.kind }, seat: next };
      // A case that goes on failing proves nothing: what an earlier mutant left behind may be to blame.
      if (!isClean) return this.#withNoticed(await this.#judgeFromTheStart(order), next);
      return thorough && (this.#baseline.isEarly(file, id) || this.#keeping.has(file))
        ? this.#withNoticed(await this.#judgeFromTheStart(this.#baseline.wholeOrder(file, id, effortMs)), next)
        : { seat: next };
    }
    if (!thorough || !this.#baseline.isEarly(file, id)) return { seat };
    return this.#withNoticed(await this.#judgeFromTheStart(this.#baseline.wholeOrder(file, id, effortMs)), seat);
  }

  #withNoticed = (noticed: Noticed | undefined, seat: Seat): { readonly noticed?: Noticed; readonly seat: Seat } => ({
    ...(noticed && { noticed }),
    seat,
  });

  async #anew(seat: Seat): Promise<Seat> {
    await seat.leave();
    return this.seat();
  }

  /** In a thread of its own, with the mutant on before anything is loaded. */
  async #judgeFromTheStart(order: Order): Promise<Noticed | undefined> {
    const seat = this.seat(order);
    const end = await seat.ask();
    await seat.leave();
    if (end.kind === 'endless' || end.kind === 'crash') return { judge: end.kind };
    return end.kind === 'judged' && end.failed !== undefined ? this.#byCase(order.file, end.failed) : undefined;
  }

  #byCase(file: string, key: string): Noticed {
    this.#baseline.noticed(file, key);
    return { judge: this.#baseline.caseOf(key)?.kind ?? 'test', by: key };
  }
}

type End = Exclude<Reply, { kind: 'coverage' } | { kind: 'not loaded' }> | { readonly kind: 'endless' | 'crash' };

/** A thread that runs cases, watched so that an endless one does not hold it up. */
export class Seat {
  readonly #worker: Worker;
  readonly #pulse: Int32Array;

  constructor(setting: Setting) {
    this.#pulse = setting.pulse;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: setting,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
  }

  ask(request?: WorkerRequest, each: (coverage: Coverage) => void = () => {}): Promise<End> {
    return new Promise((resolve) => {
      let seen = Atomics.load(this.#pulse, 0);
      let since = performance.now();
      const watch = setInterval(() => {
        const now = Atomics.load(this.#pulse, 0);
        if (now !== seen || request?.do === 'cover') {
          seen = now;
          since = performance.now();
        } else if (performance.now() - since > PATIENCE_MS) settle({ kind: 'endless' });
      }, 500);
      const answered = (reply: Reply): void => {
        if (reply.kind === 'coverage') each(reply.coverage);
        else settle(reply.kind === 'not loaded' ? { kind: 'crash' } : reply);
      };
      const failed = (error: Error & { readonly code?: string }): void =>
        settle({ kind: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'endless' : 'crash' });
      const settle = (end: End): void => {
        clearInterval(watch);
        this.#worker.off('message', answered).off('error', failed);
        resolve(end);
      };
      this.#worker.on('message', answered).on('error', failed);
      if (request !== undefined) this.#worker.postMessage(request);
    });
  }

  async leave(): Promise<void> {
    await this.#worker.terminate();
  }
}
