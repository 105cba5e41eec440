import { judgeTurn, loadJudge, type RecordedLog, recordOf } from '@moonstaff/bots';
import type { JudgedTurn } from '@moonstaff/bots/analysis';
import type { StartWork } from '@moonstaff/threads';

/** A log to be judged, and with how many tries. */
export interface Analysing {
  readonly game: string;
  readonly log: RecordedLog;
  readonly tries: number;
}

/** Judges turns of one log by their place in it. */
export const start: StartWork<Analysing, number, JudgedTurn> = async ({ game, log, tries }) => {
  const judge = await loadJudge(game, tries);
  const record = recordOf(judge.mind.game, log);
  return (index) => judgeTurn(record, index, judge);
};
