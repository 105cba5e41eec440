import { byId, type Component, inBox, printedIn, printedNow } from '@moonstaff/kernel';
import type { Land } from '../terrain.ts';
import { TREASURE_COUNTS } from './doubtful.ts';

/** What a treasure card does: at once, or at the end of the game (G-TRE). */
export type TreasureEffect =
  | { readonly type: 'explorer' }
  | { readonly type: 'coins'; readonly coins: number }
  | { readonly type: 'set'; readonly worth: readonly number[]; readonly eachFurther: number }
  | { readonly type: 'per'; readonly what: 'tower' | 'village'; readonly terrain?: Land; readonly every: number };

const kinds = [
  { id: 'free-explorer', effect: { type: 'explorer' } },
  { id: 'two-coins', effect: { type: 'coins', coins: 2 } },
  { id: 'vase', effect: { type: 'set', worth: [0, 1, 4, 9, 16], eachFurther: 4 } },
  { id: 'tower-bonus', effect: { type: 'per', what: 'tower', every: 1 } },
  { id: 'grass-villages', effect: { type: 'per', what: 'village', terrain: 'grass', every: 1 } },
  { id: 'desert-villages', effect: { type: 'per', what: 'village', terrain: 'desert', every: 1 } },
  { id: 'mountain-villages', effect: { type: 'per', what: 'village', terrain: 'mountain', every: 1 } },
  { id: 'village-pairs', effect: { type: 'per', what: 'village', every: 2 } },
] as const satisfies readonly (Component & { id: keyof typeof TREASURE_COUNTS.first; effect: TreasureEffect })[];

export type TreasureId = (typeof kinds)[number]['id'];

export interface Treasure extends Component {
  readonly id: TreasureId;
  readonly count: number;
  readonly effect: TreasureEffect;
  /** Applied when drawn, then put under the deck; all others are kept face down (G-RUIN-2). */
  readonly immediate: boolean;
}

export const treasures: readonly Treasure[] = kinds.map((kind) => ({
  ...kind,
  count: printedNow(TREASURE_COUNTS)[kind.id],
  immediate: kind.effect.type === 'explorer' || kind.effect.type === 'coins',
}));

const treasureById = byId<TreasureId, Treasure>(treasures);

export function treasureNamed(id: TreasureId): Treasure {
  const treasure = treasureById[id];
  if (treasure === undefined) throw new RangeError(`no treasure ${id}`);
  return treasure;
}

/** All treasure cards of a table with this version of the rules, unshuffled. */
export const treasureDeck = (rules: number): TreasureId[] =>
  inBox(rules, treasures).flatMap(({ id }) => Array.from({ length: printedIn(rules, TREASURE_COUNTS)[id] }, () => id));
