import type { ActionShape, Seat } from '@moonstaff/kernel';
import { choose, fitting, json } from '../choose.ts';
import { type Finding, finding } from '../fault.ts';
import type { Check, Moment, Reader } from '../moment.ts';
import type { Place } from '../place.ts';
import { fieldsOf, itemsOf, patternOf, seatOf } from '../reading.ts';

type Look = (
  moment: Moment,
  seat: Seat,
  patterns: readonly Place[],
  legal: readonly ActionShape[],
) => readonly Finding[];

/** `word: {red: [pattern, …]}` */
const bySeat =
  (what: string, look: Look): Reader =>
  (place, seats) =>
    [...fieldsOf(place, what)].map(([name, list]): Check => {
      const seat = seatOf(name, seats, list.line);
      const patterns = itemsOf(list).map(patternOf);
      return (moment) => look(moment, seat, patterns, legalNow(moment, seat));
    });

/** A seat that isn't to act has no legal actions. */
const legalNow = ({ match }: Moment, seat: Seat): readonly ActionShape[] =>
  match.game.toAct(match.state).includes(seat) ? match.game.legal(match.state, seat) : [];

const missing = (moment: Moment, seat: Seat, patterns: readonly Place[], legal: readonly ActionShape[]) =>
  patterns
    .filter((pattern) => fitting(pattern, legal).length === 0)
    .map((pattern) => choose(moment, seat, pattern))
    .flatMap((choice) => ('wrong' in choice ? [choice.wrong] : []));

/** Each pattern fits a legal action. */
export const legal: Reader = bySeat('legal', missing);

/** No pattern fits a legal action. */
export const illegal: Reader = bySeat('illegal', (_, _seat, patterns, actions) =>
  patterns.flatMap((pattern) =>
    fitting(pattern, actions)
      .slice(0, 1)
      .map((action) => finding(pattern.line, 'legal.unwanted', { action: json(action) })),
  ),
);

/** Each pattern fits a legal action, and each legal action fits a pattern. */
export const only: Reader = (place, seats) => {
  const checks = bySeat('only', (moment, seat, patterns, actions) => [
    ...missing(moment, seat, patterns, actions),
    ...actions
      .filter((action) => !moment.adapter.asides?.includes(action.type))
      .filter((action) => !patterns.some((pattern) => fitting(pattern, [action]).length > 0))
      .map((action) => finding(place.line, 'legal.unwanted', { action: json(action) })),
  ]);
  return checks(place, seats);
};
