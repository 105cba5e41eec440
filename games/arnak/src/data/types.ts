/** The types of the components. Their names in each language are in `text`. */
import type { Component } from '@moonstaff/kernel';
import type { Cost, Effect, Icons, Level, Resource, Tokens } from '../effects/language.ts';

export type Board = 'bird' | 'snake';

interface Card extends Component {
  readonly points: number;
  readonly travel: Icons;
  readonly effect: Effect;
}

/** Funding and Exploration; one of each per player. */
export interface BasicCard extends Card {
  readonly kind: 'basic';
  readonly timing: 'free';
}

export interface FearCard extends Card {
  readonly kind: 'fear';
  readonly timing: 'none';
}

/** `freeOrPass`: each option of the effect says which it is. */
export interface ItemCard extends Card {
  readonly kind: 'item';
  readonly costCoins: number;
  readonly timing: 'free' | 'main' | 'freeOrPass';
  /** Goes to exile instead of the play area when played for its effect (A-EXI-6). */
  readonly exilesItself: boolean;
}

export interface ArtifactCard extends Card {
  readonly kind: 'artifact';
  readonly costCompass: number;
  /** Waived when the artifact is bought or gained (A-ART-2). */
  readonly tabletCostFromHand: number;
  readonly timing: 'main';
}

export interface Assistant extends Component {
  readonly timing: 'free' | 'main';
  readonly silver: Effect;
  readonly gold: Effect;
}

export type Boon =
  | { readonly kind: 'travel'; readonly icons: Icons }
  | { readonly kind: 'freeAction'; readonly effect: Effect };

export interface Guardian extends Component {
  readonly cost: Cost;
  readonly boon: Boon;
}

export interface Camp {
  readonly id: string;
  readonly effect: Effect;
  /** The resources a rival tile may look for here. */
  readonly offers: readonly Resource[];
  /** A blocking tile covers the second. */
  readonly spaces: readonly Icons[];
}

export interface SiteTile extends Component {
  readonly effect: Effect;
  readonly offers: readonly Resource[];
}

/** A place on the board where a site can be discovered. */
export interface Place {
  readonly id: string;
  readonly level: Exclude<Level, 'camp'>;
  /** 1 and 2: the rows of level I; 3: level II. Camps are row 0. */
  readonly rowFromBottom: number;
  readonly travel: Icons;
  readonly discoverCompass: number;
  readonly idolsFaceDown: number;
}

/** Idols and research bonus tiles come in several copies of one kind. */
export interface CopiedTile extends Component {
  readonly copies: number;
  readonly effect: Effect;
}

export interface SlotOption {
  readonly id: string;
  readonly effect: Effect;
}

export interface ResearchSpace {
  readonly id: string;
  /** 0 start, 1 to 7 the rows, 8 the Lost Temple. */
  readonly row: number;
  readonly order: number;
  /** One entry per spot for a bonus tile, left to right: from how many players on it is used. */
  readonly bonusFrom: readonly number[];
  readonly costInto: Cost;
  readonly next: readonly string[];
}

export interface ResearchRow {
  readonly glass: { readonly points: number; readonly effect: Effect };
  readonly notebook: { readonly points: number; readonly effect: Effect };
}

export type TempleColumn = 'left' | 'middle' | 'right';

export interface TempleStack {
  readonly id: string;
  readonly points: number;
  readonly combines: readonly TempleColumn[];
}

export interface Track {
  readonly spaces: readonly ResearchSpace[];
  /** Rows 1 to 7. */
  readonly rows: readonly ResearchRow[];
  readonly temple: { readonly [C in TempleColumn]: Tokens };
}

export type Arrow = 'left' | 'right';
export type RivalPair = 'discover' | 'research' | 'overcome' | 'buy-item' | 'buy-artifact';

export type RivalAct =
  | { readonly action: 'dig'; readonly resource: Resource }
  /** One entry per round, I to V. */
  | { readonly action: 'discover'; readonly rounds: readonly RivalDiscovery[] }
  | { readonly action: 'research'; readonly idleInRounds: readonly number[] }
  | { readonly action: 'overcome'; readonly idleInRounds: readonly number[] }
  | { readonly action: 'buy'; readonly kind: 'item' | 'artifact'; readonly prefers: 'lowestPoints' | 'highestPoints' };

export type RivalDiscovery = { readonly level: 'I' | 'II'; readonly guardian: boolean } | 'idle';

export interface RivalTile extends Component {
  readonly colour: 'archaeologist' | 'green' | 'red';
  readonly pair?: RivalPair;
  readonly act: RivalAct;
}
