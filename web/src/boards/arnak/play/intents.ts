import {
  type ActionOf,
  type ArnakAction,
  type ArnakView,
  isDiscovered,
  type SpaceId,
  spaceById,
} from '@moonstaff/arnak';
import { ownPlayer } from '../state.ts';
import type { Spot } from '../things.ts';

/** An action with some of its details left open. */
export type Intent = {
  readonly [Type in ArnakAction['type']]: Partial<ActionOf<Type>> & { readonly type: Type };
}[ArnakAction['type']];

/** What a player who presses this wants to do. The rules are asked why not when it isn't legal. */
export function intentOf(thing: Spot, view: ArnakView): Intent | undefined {
  switch (thing.on) {
    case 'hand':
      return { type: 'play', card: thing.card };
    case 'played':
      return { type: 'exile', zone: 'playArea', card: thing.card };
    case 'fearTiles':
      return { type: 'exile', zone: 'playArea', card: 'fear-tile' };
    case 'row':
      return { type: 'buy', card: thing.card };
    case 'space': {
      const site = view.sites.find(({ id }) => id === thing.site);
      if (site === undefined || isDiscovered(site)) return { type: 'dig', site: thing.site, space: thing.space };
      return { type: 'discover', place: thing.site as ActionOf<'discover'>['place'] };
    }
    case 'camp':
      return { type: 'dig', site: thing.camp };
    case 'guardian':
      return { type: 'overcome', site: thing.site };
    case 'track':
      return { type: 'research', token: tokenTowards(thing.space, view), to: thing.space };
    case 'temple':
      return { type: 'temple', stack: thing.stack };
    case 'assistant':
      return { type: 'assistant', assistant: thing.assistant };
    case 'boon':
      return { type: 'boon', guardian: thing.guardian };
    case 'slot':
      return { type: 'slot', slot: thing.slot };
    case 'slotOption':
      return { type: 'slot', slot: ownPlayer(view).slots, option: thing.option };
    case 'supply':
      return { type: 'recruit', stack: thing.stack };
    case 'deck':
      return { type: 'draw' };
    case 'pilot':
      return { type: 'pay', pilots: 1 };
    case 'icon':
      return { type: 'pay', icons: [thing.icon] };
    default:
      return undefined;
  }
}

/** The notebook if only the notebook can get there, else the glass. */
function tokenTowards(to: SpaceId, view: ArnakView): 'glass' | 'notebook' {
  const { glass, notebook } = ownPlayer(view);
  const leads = (from: SpaceId): boolean => (spaceById[from].next as readonly string[]).includes(to);
  return leads(notebook) && !leads(glass) ? 'notebook' : 'glass';
}
