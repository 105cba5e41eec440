import { type ArnakAction, type ArnakView, type CardId, type SpaceId, spaceById } from '@moonstaff/arnak';
import { ownPlayer } from './state.ts';
import type { Thing } from './things.ts';

/** The action one would like to take with a thing: what the rules are asked about when it is not legal. */
export function wishOf(thing: Thing, view: ArnakView): ArnakAction | undefined {
  const [kind = '', id = '', index = ''] = thing.split(':');
  const of = (action: object): ArnakAction => action as ArnakAction;
  switch (kind) {
    case 'hand':
      return of({ type: 'play', card: id });
    case 'row':
      return of({ type: 'buy', card: id as CardId });
    case 'space': {
      const site = view.sites.find((one) => one.id === id);
      const known = site === undefined || site.tile !== 'none' || site.spaces.length > 1;
      return known ? of({ type: 'dig', site: id, space: Number(index) }) : of({ type: 'discover', place: id });
    }
    case 'site':
      return of({ type: 'dig', site: id });
    case 'guardian':
      return of({ type: 'overcome', site: id });
    case 'track': {
      const { glass, notebook } = ownPlayer(view);
      const leads = (from: SpaceId) => (spaceById[from].next as readonly string[]).includes(id);
      const token = leads(notebook) && !leads(glass) ? 'notebook' : 'glass';
      return of({ type: 'research', token, to: id });
    }
    case 'temple':
      return of({ type: 'temple', stack: id });
    case 'assistant':
      return of({ type: 'assistant', assistant: id });
    case 'boon':
      return of({ type: 'boon', guardian: id });
    case 'slot':
      return of({ type: 'slot', slot: Number(id) });
    case 'option':
      return of({ type: 'slot', slot: ownPlayer(view).slots, option: id });
    case 'supply':
      return of({ type: 'recruit', stack: Number(id) });
    case 'deck':
      return of({ type: 'draw' });
    case 'pilot':
      return of({ type: 'pay', pilots: 1 });
    case 'icon':
      return of({ type: 'pay', icons: [id] });
    case 'played':
      return of({ type: 'exile', zone: 'playArea', card: id });
    default:
      return undefined;
  }
}
