/**
 * Facts that rest on too few sources, or on sources that disagree, so that a look at a physical copy can be entered in one
 * place. What each source says is in `text/src/arnak/<language>/doubts.ts`; `docs/doubts.md` lists it all.
 */
import type { Printed } from '@moonstaff/kernel';
import type { Effect, Tokens } from '../effects/language.ts';
import type { Arrow, TempleColumn } from './types.ts';

/** Snake Temple, row 2, glass: two sources say 2 coins, one says 3. */
export const snakeRow2Glass: Printed<Effect> = {
  first: [{ op: 'gain', coins: 2 }],
};

/** Snake Temple, row 4, notebook: two sources say a free artifact, one says an upgraded assistant. */
export const snakeRow4Notebook: Printed<Effect> = {
  first: [{ op: 'gainCard', kind: 'artifact', source: 'row', to: 'playArea' }],
};

/** Snake Temple, prices of the temple tiles: two sources agree, one has the prices of the Bird Temple. */
export const snakeTemple: Printed<{ readonly [C in TempleColumn]: Tokens }> = {
  first: { left: { compass: 1, tablet: 2 }, middle: { jewel: 1 }, right: { coins: 1, arrowhead: 1 } },
};

/**
 * The arrow on the back of each rival tile: one source only. Certain is that the ten tiles of a game
 * show five arrows each way, so that both tiles of a pair share one arrow (A-SOL-6).
 */
const arrows = {
  'rival-dig-coins': 'left',
  'rival-dig-compass': 'right',
  'rival-dig-tablet': 'left',
  'rival-dig-arrowhead': 'right',
  'rival-dig-jewel': 'left',
  'rival-discover-green': 'right',
  'rival-discover-red': 'right',
  'rival-research-green': 'left',
  'rival-research-red': 'left',
  'rival-overcome-green': 'right',
  'rival-overcome-red': 'right',
  'rival-buy-item-green': 'left',
  'rival-buy-item-red': 'left',
  'rival-buy-artifact-green': 'right',
  'rival-buy-artifact-red': 'right',
} as const satisfies { readonly [tile: string]: Arrow };

/** A correction names all fifteen again: `to: { ...arrows, 'rival-dig-coins': 'right' }`. */
export const rivalArrows: Printed<{ readonly [Tile in keyof typeof arrows]: Arrow }> = { first: arrows };

/** Rounds in which the rival’s green item tile does nothing: one source says V, the rulebooks name no such round. */
export const greenItemRests: Printed<readonly number[]> = { first: [] };

/** Everything above that a look at a copy may correct. */
export const printed: readonly Printed<unknown>[] = [
  snakeRow2Glass,
  snakeRow4Notebook,
  snakeTemple,
  rivalArrows,
  greenItemRests,
];

/** What is doubtful, the components it concerns (as `moonstaff facts` names them), and where to correct it. */
export const doubts = [
  { id: 'snake-row-2', components: ['snake-row-2.glass'], where: 'snakeRow2Glass' },
  { id: 'snake-row-4', components: ['snake-row-4.notebook'], where: 'snakeRow4Notebook' },
  { id: 'snake-temple', components: ['templeCosts.snake'], where: 'snakeTemple' },
  { id: 'rival-arrows', components: Object.keys(arrows), where: 'rivalArrows' },
  { id: 'rival-item-round-5', components: ['rival-buy-item-green'], where: 'greenItemRests' },
] as const;

export type DoubtId = (typeof doubts)[number]['id'];
