import { LEVELS, type Level } from '@moonstaff/catalogue';
import type { Sat } from './play.ts';

/** How long a level thought, in hundredths of its budget. */
export interface Pace {
  readonly level: Level;
  readonly decisions: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Decisions that took more than twice the budget both times. */
  readonly late: number;
}

/** The result of a trial. */
export interface Trial {
  readonly milliseconds: number;
  readonly games: number;
  readonly decisions: number;
  readonly faults: readonly string[];
  /** Decisions that were late once. They're made again, and only those that are late again count as late. */
  readonly again: number;
  readonly paces: readonly Pace[];
}

const LATE = 200;

/** Adds sittings up, keeping only how often each hundredth of the budget occurred. */
export class Tally {
  readonly #milliseconds: number;
  readonly #counts = new Map<Level, Map<number, number>>(LEVELS.map((level) => [level, new Map()]));
  readonly #faults: string[] = [];
  #games = 0;
  #decisions = 0;
  #again = 0;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  get games(): number {
    return this.#games;
  }

  add({ index, decisions, again, times, fault }: Sat): void {
    this.#games++;
    this.#decisions += decisions;
    this.#again += again;
    if (fault !== undefined) this.#faults.push(`${index}: ${fault}`);
    for (const level of LEVELS) {
      const counts = this.#counts.get(level) ?? new Map<number, number>();
      for (const time of times[level] ?? []) {
        const hundredths = Math.ceil((100 * time) / this.#milliseconds);
        counts.set(hundredths, (counts.get(hundredths) ?? 0) + 1);
      }
    }
  }

  trial(): Trial {
    return {
      milliseconds: this.#milliseconds,
      games: this.#games,
      decisions: this.#decisions,
      faults: this.#faults,
      again: this.#again,
      paces: LEVELS.map((level) => paceOf(level, this.#counts.get(level) ?? new Map())),
    };
  }
}

function paceOf(level: Level, counts: ReadonlyMap<number, number>): Pace {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const decisions = sorted.reduce((sum, [, times]) => sum + times, 0);
  const quantile = (share: number): number => {
    let passed = 0;
    for (const [hundredths, times] of sorted) {
      passed += times;
      if (passed >= share * decisions) return hundredths;
    }
    return 0;
  };
  return {
    level,
    decisions,
    p50: quantile(0.5),
    p99: quantile(0.99),
    longest: sorted.at(-1)?.[0] ?? 0,
    late: sorted.reduce((sum, [hundredths, times]) => sum + (hundredths > LATE ? times : 0), 0),
  };
}
