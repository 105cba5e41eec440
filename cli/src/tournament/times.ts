import type { Played } from '@moonstaff/bots';
import type { Bot } from '../bots.ts';

/** How long a bot with a budget in milliseconds took for its decisions. */
export interface Times {
  readonly name: string;
  readonly budget: number;
  readonly decisions: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Decisions that took more than twice the budget. */
  readonly late: number;
}

export function timesOf(bots: readonly Bot[], played: readonly Played[]): readonly Times[] {
  return bots.flatMap(({ name, milliseconds }, index) => {
    if (milliseconds === undefined) return [];
    const times = played.flatMap((game) => game.times[index] ?? []).sort((a, b) => a - b);
    const quantile = (share: number): number =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return [
      {
        name,
        budget: milliseconds,
        decisions: times.length,
        mean: times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length),
        p50: quantile(0.5),
        p99: quantile(0.99),
        longest: quantile(1),
        late: times.filter((time) => time > 2 * milliseconds).length,
      },
    ];
  });
}
