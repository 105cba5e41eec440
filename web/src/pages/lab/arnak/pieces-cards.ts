import { withPart } from '@moonstaff/scenarios/page';
import { listAt, numberAt } from '../field.ts';
import { pileSet } from '../make.ts';
import type { Piece } from '../piece.ts';
import { isKind, withCardOnTop, withExiled, withRowCard } from './cards.ts';
import { lifted } from './moves.ts';
import { withMore } from './pieces-sites.ts';
import { withAssistant } from './seat.ts';
import { supplyAt, withStack } from './stacks.ts';

/** A card: in a hand, played, in the row, on its deck, in exile, or with the rival. */
export const card = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name, face: 'card' },
  put: ({ draft, facts }, place) => {
    const isBought = isKind('items', id) || isKind('artifacts', id);
    switch (place.on) {
      case 'hand':
      case 'playArea':
        return withMore(draft, facts, [owner, place.on], id);
      case 'row':
        return isKind(place.cards, id) ? withRowCard(draft, facts, place.cards, place.place, id) : undefined;
      case 'deck':
        return isKind(place.cards, id) ? withCardOnTop(draft, facts, place.cards, id) : undefined;
      case 'exile':
        // Basic cards are kept with the items; Fear cards go back to their deck.
        if (isKind(place.cards, id)) return withExiled(draft, facts, place.cards, id);
        return isBought || id === 'fear' || place.cards === 'artifacts'
          ? undefined
          : withExiled(draft, facts, 'basic', id);
      case 'rival':
        return isBought ? withMore(draft, facts, ['rival', 'cards'], id) : undefined;
      default:
        return undefined;
    }
  },
});

/** An assistant: somebody's, or on top of a stack. */
export const assistant = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name, face: 'assistant' },
  put: ({ draft, facts }, place) => {
    if (place.on === 'assistants' || place.on === 'playArea') return withAssistant(draft, facts, owner, id);
    if (place.on !== 'supply') return undefined;
    const stack = supplyAt(facts)[place.stack] ?? [];
    return withStack(draft, facts, place.stack, [id, ...stack.filter((one) => one !== id)]);
  },
});

/** A temple tile: back on its stack, or somebody's. */
export const templeTile = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name, face: 'temple' },
  put: ({ draft, facts }, place) => {
    const left = numberAt(facts, 'temple', id);
    if (place.on === 'templeStack') return place.stack === id ? withPart(draft, ['temple', id], left + 1) : undefined;
    const who = place.on === 'rival' ? 'rival' : place.on === 'assistants' || place.on === 'playArea' ? owner : '';
    if (who === '') return undefined;
    return withMore(withPart(draft, ['temple', id], Math.max(0, left - 1)), facts, [who, 'temple'], id);
  },
});

/** The one bonus tile of a space, or with no id none; one more on the stack in the Lost Temple. */
export const bonus = (id: string, name: string): Piece => ({
  ...{ id, name, face: 'bonus' },
  put: ({ draft, facts }, place) => {
    if (place.on !== 'track') return undefined;
    if (!place.space.endsWith('temple')) return withPart(draft, ['bonus', place.space], id === '' ? [] : [id]);
    return withPart(draft, ['lostTemple'], id === '' ? [] : [id, ...listAt(facts, 'lostTemple')]);
  },
});

/** A tile of the rival comes to the top of its stack. */
export const rivalTile = (id: string, name: string): Piece => ({
  ...{ id, name },
  put: ({ draft, facts }, place) => {
    if (place.on !== 'rival') return undefined;
    const path = ['rival', 'stack'];
    const now = listAt(facts, ...path);
    return pileSet(lifted(draft, id, path), path, now, [id, ...now.filter((one) => one !== id)]);
  },
});
