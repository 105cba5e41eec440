import type { ArnakAction } from '@moonstaff/arnak';
import type { ActionShape } from '@moonstaff/kernel';
import type { Mention, ThingKey } from '../../table/board.ts';
import type { Snapshot } from '../../table/source.ts';
import { viewOf } from './state.ts';
import { siteThing, slotOption, type Thing, thingsOf } from './things.ts';

export const keyOf = (thing: Thing): ThingKey => thing as ThingKey;

/** A name for an action in the page: `choose 1`. */
export const actionName = ({ type, ...fields }: ArnakAction): string => [type, ...Object.values(fields)].join(' ');

/** A line in the list of ways. */
export const wayKey = (action: ArnakAction): ThingKey => keyOf(`way:${actionName(action)}`);
/** A chip in the band. */
export const chipKey = (action: ArnakAction): ThingKey => keyOf(`chip:${actionName(action)}`);
/** The big button that goes on, while it does something. */
export const ONWARD = keyOf('button:onward');
/** Decline or cancel. */
export const AWAY = keyOf('button:away');
/** The button of a warning that goes ahead. */
export const CONFIRM = keyOf('button:confirm');

/** What to press for a move. A warning and an open list come first. */
export function keysOf(action: ActionShape, now: Snapshot): readonly ThingKey[] {
  const deed = action as ArnakAction;
  switch (deed.type) {
    case 'pay':
    case 'keepRest':
    case 'endTurn':
      return [CONFIRM, ONWARD];
    case 'pass':
      return [CONFIRM, chipKey(deed)];
    case 'slot':
      return [wayKey(deed), keyOf(slotOption(deed.option))];
    case 'cancel':
    case 'skip':
      return [AWAY];
    default:
      return [wayKey(deed), chipKey(deed), ...thingsOf(deed, viewOf(now)).map(keyOf)];
  }
}

const MENTIONED = [
  'hand',
  'row',
  'played',
  'tray',
  'site',
  'guardian',
  'track',
  'temple',
  'assistant',
  'boon',
] as const;

/** Wherever the thing may lie on the table. */
export const keysMentioned = ({ kind, id }: Mention): readonly ThingKey[] => [
  ...MENTIONED.map((on) => keyOf(`${on}:${id}`)),
  ...(kind === 'site' ? [keyOf(siteThing(String(id) as never))] : []),
];

/** The parts of the table that a lesson can point out. */
export const PLACES = ['band', 'hand', 'island', 'row', 'research', 'own'] as const;
