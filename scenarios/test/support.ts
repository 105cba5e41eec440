import { Fault, type Finding, readScenarios, run } from '../src/index.ts';
import { sampleScenario } from '../src/sample.ts';

/** A scenario of the sample game with fixed hands; the tests add `when` and `then`. */
export const GIVEN = `title: made up
rules: [S-LAY-1]
given:
  game: sample
  seats: [Red, Blue]
  red: {hand: [3, 10, 11], coins: 2}
  blue: {hand: [7, 20, 21]}
  row: [30, 5, 6]
`;

/** Line 9 is the first after `GIVEN`. */
export const AFTER_GIVEN = 9;

/** What reading and running the text finds wrong. */
export function findings(text: string): readonly Finding[] {
  try {
    return readScenarios('made-up.yaml', text).flatMap((scenario) => run(scenario, sampleScenario));
  } catch (error) {
    if (error instanceof Fault) return [error.finding];
    throw error;
  }
}

/** `line key` of each finding. */
export const found = (text: string): readonly string[] => findings(text).map(({ line, key }) => `${line} ${key}`);
