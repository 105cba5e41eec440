import type { ArnakAction, ArnakView } from '@moonstaff/arnak';
import type { ActionShape } from '@moonstaff/kernel';
import type { ThingKey } from '../../table/board.ts';
import type { Snapshot } from '../../table/source.ts';
import { viewOf } from './state.ts';
import { keyOf, type Thing, thingsOf } from './things.ts';

/** What to press for a move, the best first: a warning and an open list before the thing on the table. */
export function keysOf(action: ActionShape, now: Snapshot): readonly ThingKey[] {
  return movesAt(action as ArnakAction, viewOf(now)).map(keyOf);
}

function movesAt(action: ArnakAction, view: ArnakView): readonly Thing[] {
  const button: Thing = { on: 'actionButton', action };
  switch (action.type) {
    case 'pay':
    case 'endTurn':
    case 'goOn':
      return [{ on: 'goAheadButton' }, { on: 'mainButton' }];
    case 'wait':
    case 'stopWaiting':
      return [{ on: 'waitButton' }];
    case 'pass':
      return [{ on: 'goAheadButton' }, button];
    case 'cancel':
    case 'skip':
    case 'keepRest':
      return [{ on: 'awayButton' }];
    case 'slot':
      return [button, { on: 'slotOption', option: action.option }];
    case 'use':
      return [button, { on: 'mainButton' }, ...thingsOf(action, view)];
    default:
      return [button, ...thingsOf(action, view)];
  }
}

/** The parts of the table. Lessons point them out, and on a phone one jumps to them. */
export const PLACES = ['band', 'hand', 'island', 'row', 'research', 'own', 'others'] as const;
export type PlaceName = (typeof PLACES)[number];
