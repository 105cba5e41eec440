import type { Args, Json } from '@moonstaff/kernel';
import type { Draft, DraftLine } from '../story/draft.ts';
import type { Happening } from '../story/story.ts';
import { BEGUN, USED } from './story-keys.ts';

/** Whether a line, or the one it continues, tells that this card was bought. */
export const isPurchaseOf = (line: DraftLine<Happening>, card: Json | undefined): boolean =>
  [...line.beginning.clauses, ...line.clauses].some(
    ({ key, args }) => key === 'arnak.story.bought' && args['card'] === card,
  );

/** Whether a line tells only that something was used, and not what it brought. */
export function isBare({ clauses, after }: DraftLine<Happening>): boolean {
  const [only, more] = clauses;
  return only !== undefined && more === undefined && after.length === 0 && USED.has(only.key);
}

/** What a line was about when something came between, for the words: `['card', 'mortar']`. */
export function begunIn({ clauses }: DraftLine<Happening>): Json | undefined {
  const begun = clauses.findLast(({ key }) => key in BEGUN);
  const [kind, arg] = BEGUN[begun?.key ?? ''] ?? [];
  return kind === undefined ? undefined : [kind, begun?.args[arg ?? ''] ?? ''];
}

export function count<Event extends Happening>(line: DraftLine<Event>, key: string, args: Args): DraftLine<Event> {
  const last = line.clauses.at(-1);
  if (last?.key === key) last.args['count'] = Number(last.args['count']) + 1;
  else line.say(key, { ...args, count: 1 });
  return line;
}

export const idolsOf = ({ covered = 0 }: Args): number => 1 + Number(covered);

export const isHidden = (card: Json | undefined): boolean => card === 'hidden';

export function addTo({ args }: Draft, card: Json): void {
  const cards = Array.isArray(args['cards']) ? args['cards'] : [];
  args['cards'] = [...cards, card];
  args['count'] = cards.length + 1;
}
