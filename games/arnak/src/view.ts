/**
 * What a viewer may know, built up from nothing (A-INF-1 to A-INF-3).
 *
 * Hidden things are `hidden` in their place, and `unseen` lists, sorted, what they can be.
 */
import { at, only, type Seat, type Viewer } from '@moonstaff/kernel';
import { rowOf } from './actions/research.ts';
import {
  type Arrow,
  type ArtifactId,
  type AssistantId,
  type BasicCardId,
  type Board,
  type BonusId,
  type CardId,
  type GuardianId,
  type IdolId,
  type ItemId,
  type RivalTileId,
  rivalArrowsIn,
  type TileId,
  tracks,
} from './data/index.ts';

import type { Frame } from './frames.ts';
import type { ArnakOptions } from './options.ts';
import { eachShuffle } from './shuffles.ts';
import type { ArnakState, Mark, Player, Rival, Site } from './state.ts';

export type Hidden = 'hidden';

/** What's public about a player. */
const OPEN = [
  'coins',
  'compass',
  'tablet',
  'arrowhead',
  'jewel',
  'lastShuffle',
  'playArea',
  'fearTiles',
  'figures',
  'glass',
  'notebook',
  'assistants',
  'guardians',
  'crates',
  'slots',
  'temple',
  'icons',
  'passed',
  'noFear',
  'allPlanes',
  'done',
] as const;

export interface PlayerView extends Pick<Player, (typeof OPEN)[number]> {
  /** Visible to its owner; the same number of `hidden` to others. */
  hand: readonly (CardId | Hidden)[];
  /**
   * Top first. Known cards are in their place. The owner knows which cards were shuffled together but not their order,
   * so these are sorted. To others they're `hidden`.
   */
  deck: readonly (CardId | Hidden)[];
  marks: readonly Mark[];
  /** What the `hidden` ones can be; empty for the owner. */
  unseenCards: readonly CardId[];
}

const SHOWN = ['id', 'spaces', 'tile', 'guardian', 'idol'] as const;

/** A place; covered idols are a number, their kinds are among `unseen`. */
export interface SiteView extends Pick<Site, (typeof SHOWN)[number]> {
  readonly coveredIdols: number;
}

export interface StackView<Id> {
  readonly count: number;
  /** The lowest tiles, seen before, in their order. */
  readonly bottom: readonly Id[];
}

const RIVAL = ['glass', 'idols', 'coveredIdols', 'guardians', 'cards', 'temple'] as const;

export interface RivalView extends Pick<Rival, (typeof RIVAL)[number] | 'used'> {
  /** The tiles still to come, sorted; and the arrow on the back of the top one. */
  readonly stack: readonly RivalTileId[];
  readonly arrow: Arrow | 'none';
}

export interface ArnakView {
  readonly viewer: Viewer;
  readonly rules: number;
  readonly options: ArnakOptions;
  readonly round: number;
  readonly phase: ArnakState['phase'];
  readonly first: Seat;
  readonly active: Seat;
  readonly main: boolean;
  readonly calledOff: boolean;
  readonly wait?: 'on' | 'over';
  /** Cards drawn to choose from are `hidden` to others. */
  readonly stack: readonly Frame[];
  readonly pauses?: readonly number[];
  readonly players: readonly PlayerView[];
  readonly sites: readonly SiteView[];
  readonly itemDeck: { readonly count: number; readonly top: ItemId | Hidden };
  readonly artifactDeck: { readonly count: number; readonly top: ArtifactId | Hidden };
  readonly itemRow: readonly (ItemId | 'gap')[];
  readonly artifactRow: readonly (ArtifactId | 'gap')[];
  readonly itemExile: readonly ItemId[];
  readonly artifactExile: readonly ArtifactId[];
  readonly basicExile: readonly BasicCardId[];
  readonly fearDeck: number;
  readonly tilesI: StackView<TileId>;
  readonly tilesII: StackView<TileId>;
  readonly guardians: number;
  readonly supply: readonly { readonly count: number; readonly top: AssistantId | 'none' }[];
  /** Top first; those who have been there see below the top. */
  readonly rescue: readonly (AssistantId | Hidden)[];
  readonly bonus: readonly (readonly BonusId[])[];
  /** Visible to those who have looked through it. */
  readonly lostTemple: readonly (BonusId | Hidden)[];
  readonly temple: readonly number[];
  readonly arrivals: readonly (Seat | 'rival')[];
  readonly idolsSeen: readonly IdolId[];
  readonly box: {
    readonly assistants: readonly AssistantId[];
    readonly bonusSeen: readonly BonusId[];
    readonly bonusUnseen: number;
    readonly idols: number;
    readonly idolsUnseen: number;
  };
  /** What's hidden somewhere, sorted. */
  readonly unseen: {
    readonly items: readonly ItemId[];
    readonly artifacts: readonly ArtifactId[];
    readonly tilesI: readonly TileId[];
    readonly tilesII: readonly TileId[];
    readonly guardians: readonly GuardianId[];
    readonly assistants: readonly AssistantId[];
    readonly idols: readonly IdolId[];
    readonly bonus: readonly BonusId[];
  };
  readonly rival?: RivalView;
}

const HIDDEN: Hidden = 'hidden';
const sorted = <T extends string>(list: readonly T[]): readonly T[] => list.toSorted();

export function view(state: ArnakState, viewer: Viewer): ArnakView {
  const knowsRescue = hasReachedRescue(state, viewer);
  const knowsTemple = viewer !== 'spectator' && state.arrivals.includes(viewer);
  return {
    viewer,
    rules: state.rules,
    options: state.options,
    round: state.round,
    phase: state.phase,
    first: state.first,
    active: state.active,
    main: state.main,
    calledOff: state.calledOff,
    stack: state.stack.map((frame) => frameView(frame, state.active === viewer)),
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
    sites: state.sites.map((site) => ({ ...only(site, SHOWN), coveredIdols: site.coveredIdols.length })),
    itemDeck: { count: state.itemDeck.length, top: state.itemTopSeen ? at(state.itemDeck, 0) : HIDDEN },
    artifactDeck: {
      count: state.artifactDeck.length,
      top: state.artifactTopSeen ? at(state.artifactDeck, 0) : HIDDEN,
    },
    itemRow: state.itemRow.slice(),
    artifactRow: state.artifactRow.slice(),
    itemExile: state.itemExile.slice(),
    artifactExile: state.artifactExile.slice(),
    basicExile: state.basicExile.slice(),
    fearDeck: state.fearDeck,
    tilesI: { count: state.tilesI.length, bottom: bottomOf(state.tilesI, state.tuckedI) },
    tilesII: { count: state.tilesII.length, bottom: bottomOf(state.tilesII, state.tuckedII) },
    guardians: state.guardians.length,
    supply: state.supply.map((stack) => ({ count: stack.length, top: stack[0] ?? 'none' })),
    rescue: state.rescue.map((id, depth) => (depth === 0 || knowsRescue ? id : HIDDEN)),
    bonus: state.bonus.slice(),
    lostTemple: knowsTemple ? state.lostTemple : state.lostTemple.map(() => HIDDEN),
    temple: state.temple.slice(),
    arrivals: state.arrivals.slice(),
    idolsSeen: state.idolsSeen,
    box: {
      assistants: state.box.assistants,
      bonusSeen: state.box.bonusSeen,
      bonusUnseen: state.box.bonusUnseen.length,
      idols: state.box.idols,
      idolsUnseen: state.idolsUnseen.length,
    },
    unseen: {
      items: sorted(state.itemTopSeen ? state.itemDeck.slice(1) : state.itemDeck),
      artifacts: sorted(state.artifactTopSeen ? state.artifactDeck.slice(1) : state.artifactDeck),
      tilesI: sorted(state.tilesI.slice(0, state.tilesI.length - state.tuckedI)),
      tilesII: sorted(state.tilesII.slice(0, state.tilesII.length - state.tuckedII)),
      guardians: sorted(state.guardians),
      assistants: sorted([
        ...state.supply.flatMap((stack) => stack.slice(1)),
        ...(knowsRescue ? [] : state.rescue.slice(1)),
      ]),
      idols: sorted([...state.sites.flatMap((site) => site.coveredIdols), ...state.idolsUnseen]),
      bonus: sorted([...(knowsTemple ? [] : state.lostTemple), ...state.box.bonusUnseen]),
    },
    ...(state.wait !== 'off' && { wait: state.wait }),
    ...(state.pauses.length > 0 && { pauses: [...state.pauses] }),
    ...(state.rival !== undefined && { rival: rivalView(state.rules, state.rival) }),
  };
}

const bottomOf = (stack: readonly TileId[], tucked: number): readonly TileId[] => stack.slice(stack.length - tucked);

/** The row whose glass effect rescues an assistant; past the last row if there's none. */
export const rescueRow = (board: Board): number => {
  const index = tracks[board].rows.findIndex(({ glass }) => glass.effect.some(({ op }) => op === 'rescueAssistant'));
  return index < 0 ? Number.MAX_SAFE_INTEGER : index + 1;
};

/** A-SNK-3: a player who has been there has looked through the stack. */
function hasReachedRescue(state: ArnakState, viewer: Viewer): boolean {
  const player = viewer === 'spectator' ? undefined : state.players[viewer];
  return player !== undefined && rowOf(player.glass) >= rescueRow(state.options.board);
}

function frameView(frame: Frame, own: boolean): Frame {
  if (own || (frame.at !== 'hold' && frame.at !== 'return')) return { ...frame };
  return { ...frame, cards: frame.cards.map(() => HIDDEN as CardId & Hidden) };
}

function playerView(state: ArnakState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const own = seat === viewer;
  const isOpen = (mark: Mark | undefined): boolean => mark === 'all' || (own && mark === 'owner');
  return {
    ...only(player, OPEN),
    hand: own ? player.hand.slice() : player.hand.map(() => HIDDEN),
    deck: own
      ? eachShuffle(player.deck, player.marks, sorted)
      : player.deck.map((card, i) => (isOpen(player.marks[i]) ? card : HIDDEN)),
    marks: player.marks.slice(),
    playArea: player.playArea.slice(),
    unseenCards: own
      ? []
      : sorted([...player.hand, ...player.deck.filter((_, i) => !isOpen(player.marks[i])), ...heldCards(state, seat)]),
  };
}

/** Cards drawn to choose from belong to the active player. */
const heldCards = (state: ArnakState, seat: Seat): readonly CardId[] =>
  seat !== state.active
    ? []
    : state.stack.flatMap((frame) => (frame.at === 'hold' || frame.at === 'return' ? frame.cards : []));

const rivalView = (rules: number, rival: Rival): RivalView => ({
  ...only(rival, RIVAL),
  stack: sorted(rival.stack),
  used: rival.used.slice(),
  arrow: rival.stack[0] === undefined ? 'none' : rivalArrowsIn(rules)[rival.stack[0]],
});
