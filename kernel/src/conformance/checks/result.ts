import { same } from '../../data.ts';
import { brief, type Moment } from '../moment.ts';

/** Score sheets add up at any time; an outcome ranks everybody on the sheet once. */
export function checkResult({ game, state, report }: Moment): void {
  const sheet = game.scores(state);
  for (const score of sheet) {
    const sum = Object.values(score.categories).reduce((total, points) => total + points, 0);
    if (sum !== score.total) report(`the score of ${score.seat} says ${score.total} and adds up to ${sum}`);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) return;
  if (!same(outcome.scores, sheet)) report('the scores of the outcome are not the scores');
  const sorted = (seats: readonly unknown[]) => seats.map(String).sort();
  const onSheet = sheet.map(({ seat }) => seat);
  if (!same(sorted(outcome.ranking.flat()), sorted(onSheet))) {
    report(`the ranking ${brief(outcome.ranking)} is not of ${brief(onSheet)}`);
  }
  const stray = outcome.winners.find((seat) => !outcome.ranking[0]?.includes(seat));
  if (stray !== undefined) report(`${stray} won without standing first in ${brief(outcome.ranking)}`);
}
