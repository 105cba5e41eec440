import type { GameId } from '@moonstaff/catalogue';
import type { LanguageCode, Words } from '@moonstaff/text';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import type { Hand, HandName } from './hands.ts';

/** What somebody sits at, and what they press with. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly by: HandName;
}

/** A page at a stop of the tour. */
export interface Visit {
  readonly page: Page;
  readonly hand: Hand;
  readonly device: Device;
  readonly language: LanguageCode;
  readonly words: Words;
}

/** A moment at a table, or a page around it, that has to be right everywhere. */
export interface Stop {
  readonly name: string;
  /** The game on the table. It's made when it's first needed. */
  readonly game?: () => SavedGame;
  /** Or a table of this game on the server, with Marek at the other seat, who has said something. */
  readonly live?: GameId;
  /** Or a place of the page, behind `#/`. */
  readonly place?: string;
  /** Games that are kept on the device meanwhile. */
  readonly kept?: () => readonly SavedGame[];
  readonly settings?: object;
  /** Does what there is to do here, the way somebody would. Fails if it can't be done. */
  readonly come: (visit: Visit) => Promise<void>;
  /** What this opens. It has to close with Escape and with its cross. */
  readonly opens?: string;
  /** Devices where there's no such thing. */
  readonly except?: (device: Device) => boolean;
}

/** What can't be pressed has no focus: a screen reader reads it where it is. */
export const isKeyboard = ({ by }: Device): boolean => by === 'keyboard';
export const isPhone = ({ width }: Device): boolean => width < 600;
export const isTouch = ({ by }: Device): boolean => by === 'finger';

/** Makes something when it's first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
