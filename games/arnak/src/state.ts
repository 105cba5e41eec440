/** Everything on the table. Plain data; parts marked readonly are replaced, never changed. */
import type { Random, Seat } from '@moonstaff/kernel';
import type {
  ArtifactId,
  AssistantId,
  BasicCardId,
  BonusId,
  CardId,
  GuardianId,
  IdolId,
  ItemId,
  RivalTileId,
  SiteId,
  SpaceId,
  TempleStackId,
  TileId,
} from './data/index.ts';
import type { Resource, TravelIcon } from './effects/language.ts';
import type { Frame } from './frames.ts';
import type { ArnakOptions } from './options.ts';

/**
 * What is known of a card in a player's deck: to everyone, to its owner, or only that it was shuffled in
 * at the end of this round (0: at the set-up). Cards of one shuffle lie together (A-INF-2).
 */
export type Mark = number | 'owner' | 'all';

export type Occupant = Seat | 'free' | 'blocked' | 'rival';

/** A starting site, or a place of the board with what was found there. */
export interface Site {
  readonly id: SiteId;
  readonly spaces: readonly Occupant[];
  readonly tile: TileId | 'none';
  readonly guardian: GuardianId | 'none';
  /** The face-up idol, until somebody discovers the place. */
  readonly idol: IdolId | 'none';
  readonly coveredIdols: readonly IdolId[];
}

export interface OwnAssistant {
  readonly id: AssistantId;
  readonly gold: boolean;
  readonly ready: boolean;
}

export interface OwnGuardian {
  readonly id: GuardianId;
  /** Its boon is spent (A-BOON-2). */
  readonly used: boolean;
}

export interface Player extends Record<Resource, number> {
  hand: CardId[];
  /** Top first. */
  deck: CardId[];
  /** One mark for each card of the deck. */
  marks: Mark[];
  /** The cards that were shuffled under the deck last, sorted; everybody saw them in the play area. */
  lastShuffle: readonly CardId[];
  playArea: CardId[];
  fearTiles: number;
  /** Archaeologists on the player board. */
  figures: number;
  glass: SpaceId;
  notebook: SpaceId;
  assistants: readonly OwnAssistant[];
  guardians: readonly OwnGuardian[];
  /** Idols in the crates, idols in slots. Their kind has no meaning any more (A-IDOL-1). */
  crates: number;
  slots: number;
  temple: readonly TempleStackId[];
  /** Travel icons left over this turn (A-TRV-8). */
  icons: readonly TravelIcon[];
  passed: boolean;
  noFear: boolean;
  allPlanes: boolean;
  /** Has decided which cards to keep (A-EOR-4). */
  done: boolean;
}

export interface Rival {
  /** Action tiles still to come, top first; those used this round, first one first. */
  stack: RivalTileId[];
  used: RivalTileId[];
  glass: SpaceId;
  /** On the spaces of the grey board, each kind once (A-SOL-18). */
  idols: readonly IdolId[];
  /** On the "−1" space. */
  coveredIdols: number;
  guardians: readonly GuardianId[];
  cards: readonly (ItemId | ArtifactId)[];
  temple: readonly TempleStackId[];
}

/** Out of the game for good (A-GEN-8). */
export interface Box {
  assistants: readonly AssistantId[];
  /** Bonus tiles everybody saw leave, and those nobody saw. */
  bonusSeen: readonly BonusId[];
  bonusUnseen: readonly BonusId[];
  idols: number;
}

export interface ArnakState {
  readonly rules: number;
  random: Random;
  readonly options: ArnakOptions;
  round: number;
  phase: 'turns' | 'keep' | 'over';
  /** Holder of the starting-player marker. */
  first: Seat;
  active: Seat;
  /** The main action of this turn is taken. */
  main: boolean;
  /** The last thing done was to call off an expedition. */
  calledOff: boolean;
  /** The active player holds automatic steps this turn, or has done so; once a turn. */
  wait: 'off' | 'on' | 'over';
  /** Effects in progress, the innermost last. */
  stack: Frame[];
  /** How high the stack was wherever a free action came between, the outermost first. */
  pauses: readonly number[];
  players: Player[];
  /** The five camps, then the places of the board row by row. */
  sites: Site[];
  itemDeck: ItemId[];
  artifactDeck: ArtifactId[];
  /** The top card has been shown to everyone and went back (A-CRD-5). */
  itemTopSeen: boolean;
  artifactTopSeen: boolean;
  /** Left to right: the first item and the last artifact are next to the staff. */
  itemRow: (ItemId | 'gap')[];
  artifactRow: (ArtifactId | 'gap')[];
  itemExile: ItemId[];
  artifactExile: ArtifactId[];
  basicExile: BasicCardId[];
  fearDeck: number;
  /** Site tiles, top first; the lowest `tucked` ones have been seen (A-KEY-2). */
  tilesI: TileId[];
  tilesII: TileId[];
  tuckedI: number;
  tuckedII: number;
  guardians: GuardianId[];
  /** Assistants, top first. */
  supply: (readonly AssistantId[])[];
  rescue: readonly AssistantId[];
  /** Bonus tiles on each space of the track, in the order of its spaces. */
  bonus: (readonly BonusId[])[];
  lostTemple: readonly BonusId[];
  /** Tiles left on each stack of the temple, in the order of the stacks. */
  temple: number[];
  /** Who reached the Lost Temple, in order (A-LT-4). */
  arrivals: (Seat | 'rival')[];
  /** Kinds of the idols that left the board: seen when they were taken, or never seen. */
  idolsSeen: readonly IdolId[];
  idolsUnseen: readonly IdolId[];
  box: Box;
  rival?: Rival;
}

const clonePlayer = (p: Player): Player => ({
  coins: p.coins,
  compass: p.compass,
  tablet: p.tablet,
  arrowhead: p.arrowhead,
  jewel: p.jewel,
  hand: p.hand.slice(),
  deck: p.deck.slice(),
  marks: p.marks.slice(),
  lastShuffle: p.lastShuffle,
  playArea: p.playArea.slice(),
  fearTiles: p.fearTiles,
  figures: p.figures,
  glass: p.glass,
  notebook: p.notebook,
  assistants: p.assistants,
  guardians: p.guardians,
  crates: p.crates,
  slots: p.slots,
  temple: p.temple,
  icons: p.icons,
  passed: p.passed,
  noFear: p.noFear,
  allPlanes: p.allPlanes,
  done: p.done,
});

/** A copy that shares only what is never changed in place. */
export function clone(s: ArnakState): ArnakState {
  const copy: ArnakState = {
    rules: s.rules,
    random: { ...s.random },
    options: s.options,
    round: s.round,
    phase: s.phase,
    first: s.first,
    active: s.active,
    main: s.main,
    calledOff: s.calledOff,
    wait: s.wait,
    stack: s.stack.slice(),
    pauses: s.pauses,
    players: s.players.map(clonePlayer),
    sites: s.sites.slice(),
    itemDeck: s.itemDeck.slice(),
    artifactDeck: s.artifactDeck.slice(),
    itemTopSeen: s.itemTopSeen,
    artifactTopSeen: s.artifactTopSeen,
    itemRow: s.itemRow.slice(),
    artifactRow: s.artifactRow.slice(),
    itemExile: s.itemExile.slice(),
    artifactExile: s.artifactExile.slice(),
    basicExile: s.basicExile.slice(),
    fearDeck: s.fearDeck,
    tilesI: s.tilesI.slice(),
    tilesII: s.tilesII.slice(),
    tuckedI: s.tuckedI,
    tuckedII: s.tuckedII,
    guardians: s.guardians.slice(),
    supply: s.supply.slice(),
    rescue: s.rescue,
    bonus: s.bonus.slice(),
    lostTemple: s.lostTemple,
    temple: s.temple.slice(),
    arrivals: s.arrivals.slice(),
    idolsSeen: s.idolsSeen,
    idolsUnseen: s.idolsUnseen,
    box: { ...s.box },
  };
  if (s.rival !== undefined) copy.rival = { ...s.rival, stack: s.rival.stack.slice(), used: s.rival.used.slice() };
  return copy;
}

/** The player of a seat that is known to exist. */
export function playerAt(state: ArnakState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}
