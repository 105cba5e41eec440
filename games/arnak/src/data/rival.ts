/** The 15 action tiles of the rival (A-SOL). Their arrows: `doubtful.ts`. */
import type { RivalTile } from './types.ts';

export const rivalTiles = [
  { id: 'rival-dig-coins', colour: 'archaeologist', act: { action: 'dig', resource: 'coins' } },
  { id: 'rival-dig-compass', colour: 'archaeologist', act: { action: 'dig', resource: 'compass' } },
  { id: 'rival-dig-tablet', colour: 'archaeologist', act: { action: 'dig', resource: 'tablet' } },
  { id: 'rival-dig-arrowhead', colour: 'archaeologist', act: { action: 'dig', resource: 'arrowhead' } },
  { id: 'rival-dig-jewel', colour: 'archaeologist', act: { action: 'dig', resource: 'jewel' } },
  {
    id: 'rival-discover-green',
    colour: 'green',
    pair: 'discover',
    act: {
      action: 'discover',
      rounds: [
        { level: 'I', guardian: true },
        { level: 'I', guardian: false },
        { level: 'I', guardian: true },
        { level: 'II', guardian: false },
        'idle',
      ],
    },
  },
  {
    id: 'rival-discover-red',
    colour: 'red',
    pair: 'discover',
    act: {
      action: 'discover',
      rounds: [
        { level: 'I', guardian: false },
        { level: 'I', guardian: true },
        { level: 'I', guardian: false },
        { level: 'II', guardian: true },
        { level: 'II', guardian: false },
      ],
    },
  },
  { id: 'rival-research-green', colour: 'green', pair: 'research', act: { action: 'research', idleInRounds: [5] } },
  { id: 'rival-research-red', colour: 'red', pair: 'research', act: { action: 'research', idleInRounds: [] } },
  { id: 'rival-overcome-green', colour: 'green', pair: 'overcome', act: { action: 'overcome', idleInRounds: [5] } },
  { id: 'rival-overcome-red', colour: 'red', pair: 'overcome', act: { action: 'overcome', idleInRounds: [] } },
  {
    id: 'rival-buy-item-green',
    colour: 'green',
    pair: 'buy-item',
    act: { action: 'buy', kind: 'item', prefers: 'lowestPoints' },
  },
  {
    id: 'rival-buy-item-red',
    colour: 'red',
    pair: 'buy-item',
    act: { action: 'buy', kind: 'item', prefers: 'highestPoints' },
  },
  {
    id: 'rival-buy-artifact-green',
    colour: 'green',
    pair: 'buy-artifact',
    act: { action: 'buy', kind: 'artifact', prefers: 'lowestPoints' },
  },
  {
    id: 'rival-buy-artifact-red',
    colour: 'red',
    pair: 'buy-artifact',
    act: { action: 'buy', kind: 'artifact', prefers: 'highestPoints' },
  },
] as const satisfies readonly RivalTile[];
