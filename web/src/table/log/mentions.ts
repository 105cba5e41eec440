import type { Sentence } from '@moonstaff/text';
import type { BoardModule, Mention, ThingKey } from '../board.ts';
import type { LogLine, Snapshot } from '../source.ts';

/** Amounts and people aren't things on the board. */
const NO_THINGS: readonly string[] = ['seat', 'seats', 'number', 'text', 'tokens', 'icons', 'resource', 'ownCoins'];

/** What a line of the log mentions, in the order of its words and each once. */
export function mentionsIn(line: LogLine, told: Sentence): readonly Mention[] {
  const { seat } = line.phrase.args;
  const mentions = told.flatMap(({ kind, id }) =>
    kind === undefined || id === undefined || NO_THINGS.includes(kind) ? [] : [{ kind, id, seat }],
  );
  return mentions.filter(({ kind, id }, i) => mentions.findIndex((one) => one.kind === kind && one.id === id) === i);
}

/** Everything on the board that a line of the log is about. */
export const thingsIn = (
  line: LogLine,
  told: Sentence,
  board: BoardModule | undefined,
  now: Snapshot,
): readonly ThingKey[] => mentionsIn(line, told).flatMap((mention) => board?.thingsMentioned(mention, now) ?? []);
