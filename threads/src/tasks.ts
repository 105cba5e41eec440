import { type PoolOptions, ThreadPool } from './pool.ts';
import type { AnyStart, ProgressOf, ResultOf, TaskOf } from './work.ts';

interface TasksOptions<Start extends AnyStart> {
  /** Says which task it was that failed. */
  name(task: TaskOf<Start>): string;
  readonly progress?: (news: ProgressOf<Start>) => void;
  /** Called as soon as a task is done, in no particular order. */
  readonly done?: (result: ResultOf<Start>) => void;
}

/**
 * Does all tasks, several at the same time. The results are in the order of the tasks, on any number of threads. The
 * first task that fails ends the others.
 */
export async function runTasks<Start extends AnyStart>(
  pool: PoolOptions<Start>,
  tasks: readonly TaskOf<Start>[],
  { name, progress, done }: TasksOptions<Start>,
): Promise<readonly ResultOf<Start>[]> {
  const threads = new ThreadPool<Start>(pool);
  const run = async (task: TaskOf<Start>): Promise<ResultOf<Start>> => {
    const result = await threads.run(task, progress && { progress }).catch((cause: unknown) => {
      throw new Error(`${name(task)}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
    done?.(result);
    return result;
  };
  try {
    return await Promise.all(tasks.map(run));
  } finally {
    await threads.close();
  }
}
