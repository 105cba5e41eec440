import type { Lesson } from '@moonstaff/bots/learn';
import { seedFrom } from '@moonstaff/kernel';
import { runTasks } from '@moonstaff/threads';
import { lessonFolder } from './record.ts';
import { hasShard, SHARD, writeShard } from './shards.ts';
import type { Knowledge, start } from './worker.ts';

/** Which games are to be played. */
export interface LessonPlan {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly jobs: number;
  /** All of them alone. */
  readonly solo?: boolean;
}

const MODULE = new URL('./worker.ts', import.meta.url);

/** Where games are kept: by generation and by who played them. */
export const lessonName = (generation: number | string, best: Knowledge): string =>
  `${generation}-${best === 'hand-set' ? best : seedFrom(best).slice(0, 8)}`;

/** Plays the games that aren't there yet, some at a time. */
export async function playLessons(
  plan: LessonPlan,
  name: string,
  best: Knowledge,
  note: (line: string) => void,
): Promise<void> {
  const { game, seed, games, jobs, solo = false } = plan;
  const folder = lessonFolder(game, name);
  const shards = Array.from({ length: Math.ceil(games / SHARD) }, (_, shard) => shard);
  const missing = shards.filter((shard) => !hasShard(folder, shard));
  const tasks = missing.flatMap((shard) =>
    Array.from({ length: SHARD }, (_, i) => ({
      lesson: shard * SHARD + i,
      words: `${seed} ${name.split('-')[0]}`,
      solo,
    })),
  );
  const played = new Map<number, Lesson[]>();
  await runTasks<typeof start>({ module: MODULE, threads: jobs, setup: { game, first: best } }, tasks, {
    name: (task) => `${game}, ${JSON.stringify(task)}`,
    done: (one) => {
      if (!('lesson' in one)) return;
      const shard = Math.floor(one.lesson.index / SHARD);
      const lessons = [...(played.get(shard) ?? []), one.lesson];
      played.set(shard, lessons);
      if (lessons.length < SHARD) return;
      writeShard(
        folder,
        shard,
        lessons.toSorted((a, b) => a.index - b.index),
      );
      played.delete(shard);
      note(`${name}: games ${shard * SHARD} to ${shard * SHARD + SHARD - 1} of ${games}`);
    },
  });
}
