import type { Seat, Viewer } from '@moonstaff/kernel';
import { Fault } from './fault.ts';
import { nearWord } from './near.ts';
import type { Place } from './place.ts';

/** The fields of a map. Anything else is a fault. */
export function fieldsOf(place: Place, what: string): ReadonlyMap<string, Place> {
  if (place.fields === undefined) throw new Fault(place.line, 'form.map', { what });
  return place.fields;
}

/** The items of a list. A single value counts as a list of one. */
export const itemsOf = (place: Place): readonly Place[] => place.items ?? [place];

export function textOf(place: Place, what: string): string {
  if (typeof place.value === 'string' || typeof place.value === 'number') return String(place.value);
  throw new Fault(place.line, 'form.text', { what });
}

/** A word that has to be one of the known ones. */
export function demandKnown(name: string, known: readonly string[], line: number, what: string): void {
  if (known.includes(name)) return;
  const near = nearWord(name, known);
  throw near === undefined
    ? new Fault(line, 'form.unknown', { what, name, known })
    : new Fault(line, 'form.meant', { what, name, near, known });
}

export function seatOf(name: string, seats: readonly string[], line: number): Seat {
  const seat = seats.indexOf(name.toLowerCase());
  if (seat < 0) demandKnown(name, seats, line, 'seat');
  return seat;
}

export const viewerOf = (name: string, seats: readonly string[], line: number): Viewer =>
  name.toLowerCase() === 'spectator' && !seats.includes('spectator') ? 'spectator' : seatOf(name, seats, line);

/** An action's fields. A bare word means `{type: word}`. */
export function patternOf(place: Place): Place {
  if (typeof place.value === 'string') {
    return { line: place.line, value: { type: place.value }, fields: new Map([['type', place]]) };
  }
  fieldsOf(place, 'action');
  return place;
}
