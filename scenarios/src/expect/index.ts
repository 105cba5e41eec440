import type { Check, Reader } from '../moment.ts';
import type { Place } from '../place.ts';
import { fieldsOf } from '../reading.ts';
import { events, noEvents } from './events.ts';
import { illegal, legal, only } from './legal.ts';
import { preview } from './preview.ts';
import { refused } from './refused.ts';
import { fact, outcome, scores, toAct, undo, view } from './state.ts';

/** The words of a `then` that aren't paths. */
const READERS: ReadonlyMap<string, Reader> = new Map([
  ['legal', legal],
  ['illegal', illegal],
  ['only', only],
  ['refused', refused],
  ['events', events],
  ['no events', noEvents],
  ['view', view],
  ['preview', preview],
  ['scores', scores],
  ['outcome', outcome],
  ['to act', toAct],
  ['undo', undo],
]);

export const THEN_WORDS: readonly string[] = [...READERS.keys()];

/** The checks of a `then`, in the order of the file. */
export const readThen = (place: Place, seats: readonly string[]): readonly Check[] =>
  [...fieldsOf(place, 'then')].flatMap(([name, value]) => READERS.get(name)?.(value, seats) ?? [fact(name, value)]);
