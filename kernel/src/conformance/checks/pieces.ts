import type { StateShape, Viewer } from '../../game.ts';
import { type Claims, knows, type Piece } from '../claims.ts';
import { brief, type Moment } from '../moment.ts';

/** All pieces in the box, whatever their places. */
export const inventory = (claims: Claims, state: StateShape): string =>
  claims
    .pieces(state)
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** No action loses or duplicates a piece. */
export function checkInventory({ claims, state, report }: Moment, whole: string): void {
  const left = inventory(claims, state);
  if (left === whole) return;
  report(`lost ${brief(missingFrom(whole, left))}, doubled ${brief(missingFrom(left, whole))}`);
}

/** What one inventory has and the other lacks. */
export function missingFrom(whole: string, part: string): readonly string[] {
  const left = part.split(' ');
  return whole.split(' ').filter((id) => {
    const index = left.indexOf(id);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** place → the pieces there, in order of their names. */
export function byPlace(pieces: readonly Piece[]): Map<string, string> {
  const places = new Map<string, string[]>();
  for (const { id, place } of pieces) places.set(place, [...(places.get(place) ?? []), id]);
  return new Map([...places].map(([place, ids]) => [place, ids.sort().join(' ')]));
}

/** The kind of a place: `deck 3` and `deck 4` are both `deck #`. */
const kindOf = (place: string): string => place.replaceAll(/\d+/g, '#');

/**
 * Counts, for each viewer and kind of hidden place, how often it was dealt again and how often that changed anything. A
 * hidden place that never changes is one that its viewer could know.
 */
export class Variation {
  readonly #counts = new Map<string, { dealt: number; changed: number }>();
  readonly #patience = 16;

  note(viewer: Viewer | 'redeal', before: readonly Piece[], after: readonly Piece[]): void {
    const hidden = before.filter((piece) => (viewer === 'redeal' ? isUnknown(piece) : !knows(viewer, piece)));
    const now = byPlace(after);
    const places = byPlace(hidden);
    if (new Set(hidden.map(({ id }) => id)).size < 2) return;
    for (const kind of new Set([...places.keys()].map(kindOf))) {
      const name = `${typeof viewer === 'number' ? 'a seat' : viewer}: ${kind}`;
      const count = this.#counts.get(name) ?? { dealt: 0, changed: 0 };
      count.dealt++;
      if ([...places].some(([place, ids]) => kindOf(place) === kind && now.get(place) !== ids)) count.changed++;
      this.#counts.set(name, count);
    }
  }

  /** Kinds of hidden places that never changed although they were dealt often enough. */
  frozen(): readonly string[] {
    return [...this.#counts]
      .filter(([, { dealt, changed }]) => dealt >= this.#patience && changed === 0)
      .map(([name]) => name);
  }
}

const isUnknown = (piece: Piece): boolean => piece.known !== 'all' && piece.known.length === 0;
