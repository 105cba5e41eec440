import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Instrumented, Judge, Noticed } from './mutant.ts';

/** What became of a mutant: noticed, or not under the sources and cases of that time. */
export type Verdict =
  | { readonly judge: Judge; readonly by?: string; readonly mark?: string }
  | { readonly judge: 'nobody'; readonly world: string };

interface Kept {
  readonly hash: string;
  readonly verdicts: { readonly [mutant: string]: Verdict };
}

/** What the verdicts of an earlier run are measured against. */
export interface World {
  /** A hash of every source. */
  readonly sources: string;
  /** A hash of every source and every case: while it stays, what nobody noticed stays unnoticed. */
  readonly hash: string;
  /** The hash of each case, or of the file it stands in. */
  readonly marks: ReadonlyMap<string, string>;
}

/** The verdicts on one file, kept on disk between runs. */
export class Verdicts {
  readonly #path: string;
  readonly #hash: string;
  readonly #world: World;
  readonly #verdicts = new Map<string, Verdict>();
  /** Nobody noticed these in an earlier run; something has changed since. */
  readonly #stale = new Set<string>();

  constructor(folder: string, { file, hash, mutants }: Instrumented, world: World) {
    this.#path = join(folder, `${file.replaceAll('/', '-')}.json`);
    this.#hash = hash;
    this.#world = world;
    if (!existsSync(this.#path)) return;
    const kept: Kept = JSON.parse(readFileSync(this.#path, 'utf8'));
    if (kept.hash !== hash) return;
    for (const { name } of mutants) {
      const verdict = kept.verdicts[name];
      if (verdict === undefined) continue;
      const isGood = this.#isGood(verdict);
      if (isGood || verdict.judge === 'nobody') this.#verdicts.set(name, verdict);
      if (!isGood && verdict.judge === 'nobody') this.#stale.add(name);
    }
  }

  #isGood(verdict: Verdict): boolean {
    if (verdict.judge === 'nobody') return verdict.world === this.#world.hash;
    return verdict.by === undefined || this.#markOf(verdict.by) === verdict.mark;
  }

  #markOf(by: string): string | undefined {
    return this.#world.marks.get(by) ?? this.#world.marks.get(by.split(' › ')[0] ?? '');
  }

  /** Whether it's known what notices the mutant, or that nobody does as things are. */
  isKnown = (mutant: string): boolean => this.#verdicts.has(mutant) && !this.#stale.has(mutant);

  /** The verdict, perhaps one of an earlier run that nobody noticed it. */
  of = (mutant: string): Verdict | undefined => this.#verdicts.get(mutant);

  /** Not noticed yet: a run that breaks off here has not decided. */
  set(mutant: string, noticed: Noticed | undefined): void {
    this.#stale.delete(mutant);
    const mark = noticed?.by === undefined ? undefined : this.#markOf(noticed.by);
    this.#verdicts.set(
      mutant,
      noticed === undefined ? { judge: 'nobody', world: '' } : { ...noticed, ...(mark && { mark }) },
    );
  }

  /** Every judge was asked, and nobody noticed. */
  settle(mutant: string): void {
    this.#verdicts.set(mutant, { judge: 'nobody', world: this.#world.hash });
  }

  forget(): void {
    this.#verdicts.clear();
    this.#stale.clear();
  }

  save(): void {
    const kept: Kept = { hash: this.#hash, verdicts: Object.fromEntries(this.#verdicts) };
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(kept));
  }
}
