import { GAME_IDS } from '@moonstaff/catalogue';
import { ThreadPool } from '@moonstaff/threads';
import { checkOut, type OtherCommit } from '@moonstaff/tools/other-commit';
import type { Machine } from '../src/machine.ts';
import type { Plan } from '../src/measure.ts';
import { withQuartiles } from '../src/report.ts';
import type { Spread } from '../src/statistics.ts';
import type { start } from './comparer.ts';

/** How many times as fast as another commit something is. */
export interface Compared {
  readonly what: string;
  readonly times: Spread;
}

/** Measures decisions and experts of every game side by side with another commit, both in one thread. */
export async function compare(
  commit: string,
  plan: Plan,
  progress: (what: string) => (done: number, total: number) => void,
): Promise<{ readonly commit: string; readonly compared: readonly Compared[] }> {
  const other: OtherCommit = checkOut(commit);
  try {
    const compared: Compared[] = [];
    for (const game of GAME_IDS) {
      const pool = new ThreadPool<typeof start>({
        module: new URL('./comparer.ts', import.meta.url),
        threads: 1,
        setup: undefined,
      });
      const report = progress(game);
      try {
        const order = { game, folder: other.folder, plan };
        compared.push(...(await pool.run(order, { progress: ({ done, total }) => report(done, total) })));
      } finally {
        await pool.close();
      }
    }
    return { commit: other.commit, compared };
  } finally {
    other.remove();
  }
}

export function comparedAsMarkdown(
  commit: string,
  { cpu, cores, memoryGiB, platform, node }: Machine,
  plan: Plan,
  compared: readonly Compared[],
): string {
  const lines = [
    `# Speed against commit ${commit}`,
    '',
    `Made by \`npm run bench -- --against ${commit}\` on ${cpu}, ${cores} cores, ${memoryGiB} GiB, ${platform},`,
    `Node ${node}: ${plan.repetitions} repetitions after a warm-up, both commits in turn on one thread, by its processor time.`,
    'A decision is the full legal list and one action carried out, in random games of two players. A game includes its',
    'set-up. An expert gets a fixed number of tries for decisions of one game.',
    '',
    '| Measured | Times as fast (quartiles) |',
    '|---|---|',
    ...compared.map(({ what, times }) => `| ${what} | ${withQuartiles(times)} |`),
  ];
  return `${lines.join('\n')}\n`;
}
