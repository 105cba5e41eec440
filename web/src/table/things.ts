import type { Sentence } from '@moonstaff/text';
import type { Shown } from './shown.ts';
import type { LogLine } from './source.ts';

/** Amounts and people are no things on the board. */
const NO_THINGS: readonly string[] = ['seat', 'seats', 'number', 'text', 'tokens', 'icons', 'resource', 'ownCoins'];

/** The things a line of the log names, in the order of its words; none twice. */
export function thingsIn(line: LogLine, told: Sentence): readonly Shown[] {
  const { seat } = line.phrase.args;
  const things = told.flatMap(({ kind, id }) =>
    kind === undefined || id === undefined || NO_THINGS.includes(kind) ? [] : [{ kind, id, seat }],
  );
  return things.filter(({ kind, id }, i) => things.findIndex((one) => one.kind === kind && one.id === id) === i);
}
