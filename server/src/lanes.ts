import { type BotOptions, playBot } from './bots/play.ts';
import { endTry } from './challenges/challenges.ts';
import type { Lines } from './challenges/lines.ts';
import type { ChallengeKey } from './challenges/store.ts';
import type { Notices } from './notices/notices.ts';
import type { Recorder } from './results/recorder.ts';
import type { Lane } from './scheduler.ts';

/** Who handles which due work. Notices depend on other machines, so bots and clocks don't share a lane with them. */
export function lanesOf(
  bots: BotOptions,
  {
    notices,
    recorder,
    lines,
    now,
  }: { readonly notices: Notices; readonly recorder: Recorder; readonly lines: Lines; readonly now: () => number },
): readonly Lane[] {
  const handlers: Lane['handlers'] = {
    clock: async (work) => {
      await bots.liveTables.runClocksOut(work.table);
      return 'done';
    },
    try: async (work) => {
      await bots.liveTables.note(work.table, endTry);
      return 'done';
    },
    bot: async (work) => ((await playBot(bots, work.table, Number(work.body))) ? { again: now() } : 'done'),
  };
  return [
    { atOnce: 64, handlers },
    { atOnce: 16, handlers: { notice: (work) => notices.gather(work), send: (work) => notices.send(work) } },
    // One after the other: games of the same people change the same ratings.
    { atOnce: 1, handlers: { result: (work) => recorder.record(work.table) } },
    // One move at a time, so that bots at people's tables never wait long for a thread.
    { atOnce: 1, handlers: { lines: (work) => lines.play(JSON.parse(work.body) as ChallengeKey) } },
  ];
}
