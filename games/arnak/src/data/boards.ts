/** Where sites can be discovered, on both sides of the board; each row left to right. */
import type { Place } from './types.ts';

export const birdPlaces = [
  { id: 'pos-i-low-1', level: 'I', rowFromBottom: 1, travel: ['car'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-low-2', level: 'I', rowFromBottom: 1, travel: ['car'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-low-3', level: 'I', rowFromBottom: 1, travel: ['ship'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-low-4', level: 'I', rowFromBottom: 1, travel: ['ship'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-high-1', level: 'I', rowFromBottom: 2, travel: ['car'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-high-2', level: 'I', rowFromBottom: 2, travel: ['car'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-high-3', level: 'I', rowFromBottom: 2, travel: ['ship'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-high-4', level: 'I', rowFromBottom: 2, travel: ['ship'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-ii-1', level: 'II', rowFromBottom: 3, travel: ['car', 'car'], discoverCompass: 6, idolsFaceDown: 1 },
  { id: 'pos-ii-2', level: 'II', rowFromBottom: 3, travel: ['car', 'car'], discoverCompass: 6, idolsFaceDown: 1 },
  { id: 'pos-ii-3', level: 'II', rowFromBottom: 3, travel: ['ship', 'ship'], discoverCompass: 6, idolsFaceDown: 1 },
  { id: 'pos-ii-4', level: 'II', rowFromBottom: 3, travel: ['ship', 'ship'], discoverCompass: 6, idolsFaceDown: 1 },
] as const satisfies readonly Place[];

export const snakePlaces = [
  { id: 'pos-i-low-1', level: 'I', rowFromBottom: 1, travel: ['car'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-low-2', level: 'I', rowFromBottom: 1, travel: ['car'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-low-3', level: 'I', rowFromBottom: 1, travel: ['ship'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-low-4', level: 'I', rowFromBottom: 1, travel: ['ship'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-high-1', level: 'I', rowFromBottom: 2, travel: ['car'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-high-2', level: 'I', rowFromBottom: 2, travel: ['boot', 'boot'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-high-3', level: 'I', rowFromBottom: 2, travel: ['plane'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-i-high-4', level: 'I', rowFromBottom: 2, travel: ['ship'], discoverCompass: 3, idolsFaceDown: 0 },
  { id: 'pos-ii-1', level: 'II', rowFromBottom: 3, travel: ['car', 'car'], discoverCompass: 6, idolsFaceDown: 1 },
  { id: 'pos-ii-2', level: 'II', rowFromBottom: 3, travel: ['boot', 'plane'], discoverCompass: 6, idolsFaceDown: 1 },
  { id: 'pos-ii-3', level: 'II', rowFromBottom: 3, travel: ['car', 'ship'], discoverCompass: 6, idolsFaceDown: 1 },
  { id: 'pos-ii-4', level: 'II', rowFromBottom: 3, travel: ['ship', 'ship'], discoverCompass: 6, idolsFaceDown: 1 },
] as const satisfies readonly Place[];
