import { eventFor, type GameEvent, type Phrase, type Viewer } from '@moonstaff/kernel';
import { type Finding, finding } from '../fault.ts';
import type { Check, Reader } from '../moment.ts';
import type { Place } from '../place.ts';
import { itemsOf, viewerOf } from '../reading.ts';
import { says, type WantedPhrase, wantedPhrase, written } from './phrases.ts';

type Look = (wanted: readonly WantedPhrase[], told: readonly Phrase[]) => readonly Finding[];

/** `events: [phrase, …]`: what everyone sees; `events: {blue: [phrase, …]}`: what that viewer sees. */
const reader =
  (look: Look): Reader =>
  (place, seats) => {
    if (place.items === undefined && place.fields !== undefined) {
      return [...place.fields].map(([name, list]) => check(look, list, viewerOf(name, seats, list.line)));
    }
    return [check(look, place, 'spectator')];
  };

function check(look: Look, list: Place, viewer: Viewer): Check {
  const wanted = itemsOf(list).map(wantedPhrase);
  return ({ events }) =>
    look(
      wanted,
      events.map((event: GameEvent) => eventFor(event, viewer)),
    );
}

/** These events happened in this order, perhaps with others in between. */
export const events: Reader = reader((wanted, told) => {
  let from = 0;
  for (const one of wanted) {
    const found = told.findIndex((event, i) => i >= from && says(one, event));
    if (found < 0) return [finding(one.line, 'events.missing', { expected: one.value, told: told.map(written) })];
    from = found + 1;
  }
  return [];
});

/** None of these events happened. */
export const noEvents: Reader = reader((wanted, told) =>
  wanted.flatMap((one) =>
    told
      .filter((event) => says(one, event))
      .slice(0, 1)
      .map((event) => finding(one.line, 'events.unwanted', { told: written(event) })),
  ),
);
