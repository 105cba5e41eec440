/**
 * The language in which components say what they do. A component is a record; its effect is a list of
 * steps done in order (A-EFF-14). One interpreter runs them (`run.ts`); `text` words the same trees.
 *
 * Which steps a player may decline: `OPTIONALITY`.
 */

export const RESOURCES = ['coins', 'compass', 'tablet', 'arrowhead', 'jewel'] as const;
export type Resource = (typeof RESOURCES)[number];

/** An amount of each resource; what is absent is 0. */
export type Tokens = { readonly [R in Resource]?: number };

export const TRAVEL_ICONS = ['boot', 'car', 'ship', 'plane'] as const;
export type TravelIcon = (typeof TRAVEL_ICONS)[number];
export type Icons = readonly TravelIcon[];

export type Level = 'camp' | 'I' | 'II';
export type CardKind = 'item' | 'artifact';
export type Side = 'silver' | 'gold';
export type RoundFlag = 'noFearFromGuardians' | 'yourTravelIconsArePlanes';

export interface Cost extends Tokens {
  /** Paid by the travel rules (A-TRV). */
  readonly travel?: Icons;
  /** Cards that go unused from hand to play area (A-EFF-7). */
  readonly handCards?: number;
  /** Idols from the crates, removed from the game (A-SNK-4). */
  readonly unslottedIdols?: number;
}

export type Effect = readonly Step[];

export interface Option {
  /** Where alternatives differ in kind: a free action, a main action, or passing to gain (A-PASS-4). */
  readonly timing?: 'free' | 'main' | 'pass';
  readonly steps: Effect;
}

/** What `gainPer` counts. */
export type Counted = 'guardiansAtYourSitesPlusOvercome' | 'yourIdolsIncludingSlotted' | 'yourPlacedArchaeologists';

export type Gain = { readonly op: 'gain' } & Tokens;

/** A Fear card, or a fear tile when there is none, into the play area; mandatory (A-EFF-2). */
export type GainFear = { readonly op: 'gainFear' };

export type GainPer = {
  readonly op: 'gainPer';
  readonly resource: Resource;
  readonly per: Counted;
  readonly amount: number;
  readonly max: number;
};

export type Draw = { readonly op: 'draw'; readonly count: number; readonly from: 'top' | 'bottom' };

/** Announce a number, draw it, keep one; the rest goes unused to the play area (A-CRD-8, A-CRD-9). */
export type DrawKeep = {
  readonly op: 'drawKeep';
  readonly chooseCountUpTo: number;
  /** One of the others may go back on top of the deck. */
  readonly mayReturnToTop: boolean;
  readonly from: 'top' | 'bottom';
};

/** One card from hand or play area, or a fear tile (A-EXI-3, A-EXI-5). */
export type Exile = { readonly op: 'exile' };

/** One hand card goes unused to the play area; mandatory (A-EFF-11). */
export type SpendHandCard = { readonly op: 'spendHandCard' };

/** Not paid, no benefit (A-EFF-3). */
export type Pay = { readonly op: 'pay'; readonly cost: Cost; readonly gives: Effect };

/** As many different options as `pick` says; mandatory. */
export type Choose = { readonly op: 'choose'; readonly pick: number; readonly options: readonly Option[] };

export type Pass = { readonly op: 'pass' };

/** Tablet to arrowhead, or arrowhead to jewel. */
export type UpgradeResource = { readonly op: 'upgradeResource' };

/** Icons that can be used until the turn ends (A-AST-13). */
export type Travel = { readonly op: 'travel'; readonly icons: Icons };

/** Dig or discover with an archaeologist from the board (A-ACT-2). */
export type SendArchaeologist = {
  readonly op: 'sendArchaeologist';
  readonly discount?: { readonly travel: Icons; readonly compassIfDiscovering?: number };
  /** Only sites of these levels; any without it. */
  readonly levels?: readonly Level[];
  readonly freeTravel?: boolean;
  readonly mayActivateTwice?: boolean;
};

/** Use sites without figure and travel (A-KEY-1). Mandatory where possible without a surcharge. */
export type ActivateSite = {
  readonly op: 'activateSite';
  readonly levels: readonly Level[];
  readonly occupancy: 'any' | 'unoccupied' | 'occupiedByYou';
  /** How many different sites. */
  readonly count: number;
  readonly surcharge?: { readonly [L in Level]?: Tokens };
};

/** Turn up the top tile of a site stack, use it, put it under the stack; mandatory (A-KEY-2). */
export type ActivateTopTile = { readonly op: 'activateTopTile'; readonly level: 'I' | 'II' };

/** A placed archaeologist to a free space of another discovered site, which is then used (A-CRD-14). */
export type Relocate = { readonly op: 'relocate'; readonly toLevels: readonly Level[] };

/** A placed archaeologist back to the board; mandatory where possible (A-CRD-12). */
export type RecallArchaeologist = { readonly op: 'recallArchaeologist' };

/** Without the guardian's cost (A-GRD-6, A-CRD-2). */
export type OvercomeGuardian = {
  readonly op: 'overcomeGuardian';
  readonly where: 'occupiedByYou' | 'notOccupiedByOthers';
};

/** From a site of yours to an unoccupied site without guardian, which is then used (A-CRD-11). */
export type MoveGuardian = { readonly op: 'moveGuardian'; readonly toLevels: readonly Level[] };

/** `includeDeckTop` shows the top card of the deck as a further choice (A-CRD-5). */
export type BuyCard = {
  readonly op: 'buyCard';
  readonly kind: CardKind | 'any';
  readonly discount: number;
  readonly includeDeckTop?: boolean;
};

/** A card for nothing. An artifact that lands in the play area may be used at once (A-ACT-5). */
export type GainCard = {
  readonly op: 'gainCard';
  readonly kind: CardKind;
  readonly source: 'row' | 'exile';
  readonly to: 'deckBottom' | 'deckTop' | 'hand' | 'playArea';
  readonly mandatory?: boolean;
};

/** The outermost item of the row goes to exile; mandatory where possible (A-CRD-15). */
export type ExileFromRow = { readonly op: 'exileFromRow' };

/** A research action; a glass in the Lost Temple may take a temple tile, a notebook never (A-CRD-6, A-CRD-13). */
export type Research = {
  readonly op: 'research';
  readonly token: 'any' | 'notebook';
  readonly free?: boolean;
  readonly discountOptions?: readonly Tokens[];
};

/** Mandatory where possible (A-AST-2). */
export type RecruitAssistant = { readonly op: 'recruitAssistant' };
/** Mandatory where possible (A-SNK-5). */
export type RescueAssistant = { readonly op: 'rescueAssistant' };
/** Mandatory where possible (A-AST-8). */
export type UpgradeAssistant = { readonly op: 'upgradeAssistant' };
export type RefreshAssistant = { readonly op: 'refreshAssistant'; readonly count: number };
/** One of yours for the top of a supply stack, same level, ready (A-CRD-10). */
export type SwapAssistant = { readonly op: 'swapAssistant' };
/** The effect of a side of the top of a supply stack (A-CRD-7). */
export type UseSupplyAssistant = { readonly op: 'useSupplyAssistant'; readonly side: Side };

/** The idol of the rightmost filled slot returns to the crates. */
export type UnslotIdol = { readonly op: 'unslotIdol' };

/** Lasts until the end of the round. */
export type SetRoundFlag = { readonly op: 'roundFlag'; readonly flag: RoundFlag };

export type Step =
  | Gain
  | GainFear
  | GainPer
  | Draw
  | DrawKeep
  | Exile
  | SpendHandCard
  | Pay
  | Choose
  | Pass
  | UpgradeResource
  | Travel
  | SendArchaeologist
  | ActivateSite
  | ActivateTopTile
  | Relocate
  | RecallArchaeologist
  | OvercomeGuardian
  | MoveGuardian
  | BuyCard
  | GainCard
  | ExileFromRow
  | Research
  | RecruitAssistant
  | RescueAssistant
  | UpgradeAssistant
  | RefreshAssistant
  | SwapAssistant
  | UseSupplyAssistant
  | UnslotIdol
  | SetRoundFlag;

export type Op = Step['op'];

/**
 * Whether a step has to be done where it can be (A-EFF-3, A-EFF-8, A-EFF-9, A-EFF-12, A-ACT-7). `offered`: the player
 * may decline it, and its text says "you may". `declinable`: the player may decline it, although its text is a command.
 */
export const OPTIONALITY = {
  gain: 'mandatory',
  gainFear: 'mandatory',
  gainPer: 'mandatory',
  draw: 'declinable',
  drawKeep: 'mandatory',
  exile: 'offered',
  spendHandCard: 'mandatory',
  pay: 'declinable',
  choose: 'mandatory',
  pass: 'mandatory',
  upgradeResource: 'offered',
  travel: 'mandatory',
  sendArchaeologist: 'offered',
  /** A site with a surcharge may be left alone; the rules see to that. */
  activateSite: 'mandatory',
  activateTopTile: 'mandatory',
  relocate: 'offered',
  recallArchaeologist: 'mandatory',
  overcomeGuardian: 'offered',
  moveGuardian: 'offered',
  buyCard: 'offered',
  /** Unless the step itself is `mandatory`. */
  gainCard: 'offered',
  exileFromRow: 'mandatory',
  research: 'offered',
  recruitAssistant: 'mandatory',
  rescueAssistant: 'mandatory',
  upgradeAssistant: 'mandatory',
  refreshAssistant: 'offered',
  swapAssistant: 'offered',
  useSupplyAssistant: 'offered',
  unslotIdol: 'offered',
  roundFlag: 'mandatory',
} as const satisfies { readonly [O in Op]: 'mandatory' | 'offered' | 'declinable' };

/** Whether its text says "you may". */
export const isOffered = (step: Step): boolean =>
  OPTIONALITY[step.op] === 'offered' && !(step.op === 'gainCard' && step.mandatory === true);
