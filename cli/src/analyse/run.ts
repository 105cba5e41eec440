import { loadJudge, outlineOf, recordOf } from '@moonstaff/bots';
import { type Analysis, withTurn } from '@moonstaff/bots/analysis';
import { runTasks } from '@moonstaff/threads';
import type { Analysing, start } from './worker.ts';

const MODULE = new URL('./worker.ts', import.meta.url);

interface Run {
  readonly threads: number;
  /** Told once how many turns there are, then after each. */
  readonly begin: (turns: number) => void;
  readonly done: () => void;
}

/** Judges all turns of a log on this many threads. The result is the same for any number of them. */
export async function analysed(setup: Analysing, { threads, begin, done }: Run): Promise<Analysis> {
  const judge = await loadJudge(setup.game, setup.tries);
  const record = recordOf(judge.mind.game, setup.log);
  begin(record.turns.length);
  const turns = await runTasks<typeof start>({ module: MODULE, threads, setup }, [...record.turns.keys()], {
    name: (index) => `turn ${index + 1}`,
    done,
  });
  return turns.reduce(withTurn, outlineOf(record, judge));
}
