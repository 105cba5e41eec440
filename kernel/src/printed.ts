/**
 * Something printed on a component that was found to be different on a real copy. Tables that began before keep what they
 * were played with, so their logs replay as they did.
 *
 *     export const TOWER_PAY: Printed<number> = { first: 6, corrected: [{ since: 3, to: 7 }] };
 */
export interface Printed<T> {
  readonly first: T;
  /** Later readings, oldest first, each with the version of the rules that brought it. */
  readonly corrected?: readonly { readonly since: number; readonly to: T }[];
}

/** What a table with this version of the rules is played with. */
export const printedIn = <T>(rules: number, { first, corrected }: Printed<T>): T => {
  if (corrected === undefined) return first;
  const last = corrected.findLast(({ since }) => since <= rules);
  return last === undefined ? first : last.to;
};

/** What new tables are played with. */
export const printedNow = <T>(printed: Printed<T>): T => printedIn(Number.POSITIVE_INFINITY, printed);
