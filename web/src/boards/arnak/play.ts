import type { ArnakAction, ArnakView, Payment } from '@moonstaff/arnak';
import type { Phrase, Preview } from '@moonstaff/kernel';
import { createContext, use } from 'react';
import type { Changes } from './changes.ts';
import type { Kind } from './kinds.ts';
import type { Thing } from './things.ts';

/** One thing that a press on something may mean. */
export type Way =
  | { readonly act: ArnakAction }
  | { readonly source: Thing; readonly give: boolean }
  /** Not paid yet: only what would be paid. */
  | { readonly propose: Payment };

/** What is known about the thing pointed at. */
export interface Told {
  readonly thing: Thing;
  readonly action?: ArnakAction;
  readonly preview?: Preview;
  readonly changes?: Changes;
  /** What would be given for it, unless the player wishes otherwise. */
  readonly payment?: Payment;
  readonly reason?: Phrase;
}

/** A small list at the thing that was pressed. */
export interface Offer {
  readonly ways: readonly Way[];
  readonly at: DOMRect;
}

/** Something would be lost: the action waits for a second word. */
export interface Doubt {
  readonly action: ArnakAction;
  readonly reasons: readonly string[];
}

/** Everything the parts of the board need to know about playing. */
export interface Play {
  readonly view: ArnakView;
  readonly mine: boolean;
  readonly ways: ReadonlyMap<Thing, readonly ArnakAction[]>;
  /** Whether something may be done with this thing now. */
  can(thing: Thing): boolean;
  /** Whether it belongs to the chip that is pointed at or pressed. */
  isLit(thing: Thing): boolean;
  readonly told: Told | undefined;
  /** What a finger has chosen and not yet played. */
  readonly selected: Thing | undefined;
  select(thing: Thing | undefined): void;
  point(thing: Thing | undefined): void;
  /** An answer or a line of a list is pointed at: what it would bring is told. */
  weigh(action: ArnakAction | undefined): void;
  press(thing: Thing, at: DOMRect, spent?: boolean): void;
  perform(action: ArnakAction): void;
  take(way: Way): void;
  readonly offer: Offer | undefined;
  openOffer(offer: Offer | undefined): void;
  /** Every payment that answers the open question, and the one that would be made. */
  readonly payments: readonly Payment[];
  readonly payment: Payment | undefined;
  /** How many of this thing the payment takes, or would take for what is pointed at. */
  spent(thing: Thing): number;
  readonly kind: Kind | undefined;
  setKind(kind: Kind | undefined): void;
  hoverKind(kind: Kind | undefined): void;
  /** Why there is nothing of the kind that is pointed at, when no thing on the table says it. */
  readonly lack: string | undefined;
  tellLack(lack: string | undefined): void;
  readonly doubt: Doubt | undefined;
  setDoubt(doubt: Doubt | undefined): void;
}

export const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = use(PlayContext);
  if (play === undefined) throw new Error('nothing is played here');
  return play;
}

/** For a button that takes this action: pointing at it tells what it would bring. */
export const weighing = ({ weigh }: Play, action: ArnakAction | undefined) => ({
  onPointerEnter: () => weigh(action),
  onPointerLeave: () => weigh(undefined),
  onFocus: () => weigh(action),
  onBlur: () => weigh(undefined),
});
