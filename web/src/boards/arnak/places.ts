import type { ArnakAction } from '@moonstaff/arnak';
import type { ActionShape } from '@moonstaff/kernel';
import type { Snapshot } from '../../table/source.ts';
import { viewOf } from './state.ts';
import { slotOption, thingsOf } from './things.ts';

const thing = (name: string): string => `[data-thing="${name}"] > .spot-key`;

/** A name for an action in the page: `choose 1`. */
export const actionName = ({ type, ...fields }: ArnakAction): string => [type, ...Object.values(fields)].join(' ');

/** Where a move is made: what is pressed for it, as selectors. A warning and an open list come first. */
export function placesOf(action: ActionShape, now: Snapshot): readonly string[] {
  const deed = action as ArnakAction;
  const named = `[data-action="${actionName(deed)}"]`;
  switch (deed.type) {
    case 'pay':
    case 'keepRest':
    case 'endTurn':
      return ['.warning[open] .button-main', '.band-done.band-ready'];
    case 'pass':
      return ['.warning[open] .button-main', named];
    case 'slot':
      return [`.ways ${named}`, thing(slotOption(deed.option))];
    case 'cancel':
    case 'skip':
      return ['.band-away'];
    default:
      return [`.ways ${named}`, `.chips ${named}`, ...thingsOf(deed, viewOf(now)).map(thing)];
  }
}

/** The parts of the table, for those who explain it. */
export const PARTS = {
  band: '.arnak > .band',
  hand: '.own-hand',
  island: '.sites',
  row: '.card-row',
  research: '.research',
  own: '.own-board',
} as const;
