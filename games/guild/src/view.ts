import { at, type Score, type Seat, type Viewer } from '@moonstaff/kernel';
import { EXPLORER, POST, TOKEN, TOWER, VILLAGE } from './board.ts';
import { type ExploreCardId, SLOTS, type Slot } from './data/explore-cards.ts';
import { type GoalId, REWARDS, type Reward } from './data/goals.ts';
import type { InvestigateCardId } from './data/investigate-cards.ts';
import type { TreasureId } from './data/treasures.ts';
import { isCovered } from './goals/settle.ts';
import type { GuildMap } from './map/geometry.ts';
import { mapOf } from './map/registry.ts';
import type { GuildOptions } from './options.ts';
import { openCitiesFrom } from './play/trade.ts';
import { villageSites } from './play/village.ts';
import { scores } from './score.ts';
import type { Consequence, GuildState, Met, Player, Tally, Task } from './state.ts';

/** A task as everybody sees it, with spaces by name. Only its owner sees the cards to choose from. */
export type TaskView =
  | { readonly task: 'keep'; readonly slot: Slot; readonly cards?: readonly InvestigateCardId[] }
  | { readonly task: 'use' }
  | {
      readonly task: 'explore';
      readonly card: string;
      readonly step: number;
      readonly placed: readonly (readonly string[])[];
      readonly origins: readonly (readonly string[])[];
    }
  | { readonly task: 'free' }
  | ConsequenceView
  /** What is left of it, and may come next. */
  | { readonly task: 'order'; readonly left: readonly ConsequenceView[] };

export type ConsequenceView =
  | { readonly task: 'village'; readonly region: string; readonly sites: readonly string[] }
  | { readonly task: 'trade'; readonly field: string; readonly cities: readonly string[]; readonly once?: true }
  | { readonly task: 'treasure'; readonly count: number };

/** What's public about a player, with spaces by name. */
export interface PlayerView {
  readonly explorers: readonly string[];
  readonly villages: readonly string[];
  readonly towers: readonly string[];
  readonly posts: readonly string[];
  /** Ruins with a treasure token. */
  readonly ruins: readonly string[];
  readonly crystals: readonly string[];
  readonly supply: { readonly explorers: number; readonly villages: number };
  readonly bestRoute: number;
  readonly actions: { readonly [S in Slot]?: InvestigateCardId };
  /** How many treasures are kept, and how many Investigate cards were put back. */
  readonly treasures: number;
  readonly returned: number;
  /** Last first: the one to be done now stands at the end. */
  readonly tasks: readonly TaskView[];
  readonly done: boolean;
}

/** What only its owner knows until the end (G-GEN-3, G-TRE-7). */
export interface OwnView {
  readonly coins: Tally;
  readonly treasures: readonly TreasureId[];
  readonly returned: readonly InvestigateCardId[];
}

export interface GoalView {
  readonly id: GoalId;
  readonly met: readonly Met[];
  /** Rewards under an era token. */
  readonly covered: readonly Reward[];
}

export interface GuildView {
  readonly rules: number;
  readonly viewer: Viewer;
  readonly options: GuildOptions;
  readonly era: number;
  readonly turn: number;
  readonly over: boolean;
  readonly turned: readonly ExploreCardId[];
  /** Which cards are still to come this era; their order is hidden. */
  readonly toCome: readonly ExploreCardId[];
  readonly seen: readonly ExploreCardId[];
  readonly goals: readonly GoalView[];
  /** How many Investigate cards are in the deck. Stored logs are sealed with this name. */
  readonly actionDeck: number;
  /** How many treasure cards are face down, and which of them, at the bottom, everybody has seen. */
  readonly treasureDeck: { readonly size: number; readonly bottom: readonly TreasureId[] };
  readonly players: readonly PlayerView[];
  readonly own?: OwnView;
  /** When the game is over everything is open. */
  readonly final?: { readonly players: readonly OwnView[]; readonly scores: readonly Score[] };
}

export function view(state: GuildState, viewer: Viewer): GuildView {
  const map = mapOf(state);
  return {
    rules: state.rules,
    viewer,
    options: state.options,
    era: state.era,
    turn: state.turned.length,
    over: state.over,
    turned: state.turned.slice(),
    toCome: state.deck.toSorted(),
    seen: state.seen.slice(),
    goals: state.goals.map(({ id, met }, index) => ({
      id,
      met: met.map(({ seat, reward }) => ({ seat, reward })),
      covered: REWARDS.filter((reward) => isCovered(state, index, reward)),
    })),
    actionDeck: state.investigateDeck.length,
    treasureDeck: {
      size: state.treasureDeck.length,
      bottom: state.treasureDeck.slice(state.treasureDeck.length - state.treasuresKnown),
    },
    players: state.players.map((player, seat) => playerView(map, player, viewer === seat)),
    ...(viewer === 'spectator' || state.over ? {} : { own: ownView(state, viewer) }),
    ...(state.over
      ? { final: { players: state.players.map((_, seat) => ownView(state, seat)), scores: scores(state) } }
      : {}),
  };
}

function ownView(state: GuildState, seat: Seat): OwnView {
  const { coins, treasures, returned } = at(state.players, seat);
  return { coins: { ...coins }, treasures: treasures.slice(), returned: returned.slice() };
}

function playerView(map: GuildMap, player: Player, isOwner: boolean): PlayerView {
  const actions: { [S in Slot]?: InvestigateCardId } = {};
  for (const slot of SLOTS) {
    const card = player.actions[slot];
    if (card !== undefined) actions[slot] = card;
  }
  return {
    ...piecesOn(map, player.board),
    supply: { explorers: player.explorers, villages: player.villages },
    bestRoute: player.bestRoute,
    actions,
    treasures: player.treasures.length,
    returned: player.returned.length,
    tasks: player.tasks.map((task) => taskView(map, player, task, isOwner)),
    done: player.done,
  };
}

type Pieces = Pick<PlayerView, 'explorers' | 'villages' | 'towers' | 'posts' | 'ruins' | 'crystals'>;

/** The spaces of each kind of piece. In one go, because every move is followed by a view for everybody. */
function piecesOn(map: GuildMap, board: readonly number[]): Pieces {
  const pieces: { readonly [Kind in keyof Pieces]: string[] } = {
    explorers: [],
    villages: [],
    towers: [],
    posts: [],
    ruins: [],
    crystals: [],
  };
  for (let space = 0; space < board.length; space++) {
    const here = board[space] ?? 0;
    if ((here & (EXPLORER | VILLAGE | TOWER | POST | TOKEN)) === 0) continue;
    const { id, feature } = at(map.spaces, space);
    if ((here & EXPLORER) !== 0) pieces.explorers.push(id);
    if ((here & VILLAGE) !== 0) pieces.villages.push(id);
    if ((here & TOWER) !== 0) pieces.towers.push(id);
    if ((here & POST) !== 0) pieces.posts.push(id);
    if ((here & TOKEN) === 0) continue;
    if (feature.type === 'ruin') pieces.ruins.push(id);
    if (feature.type === 'crystal') pieces.crystals.push(id);
  }
  return pieces;
}

function taskView(map: GuildMap, player: Player, task: Task, isOwner: boolean): TaskView {
  const name = (space: number): string => at(map.spaces, space).id;
  switch (task.task) {
    case 'keep':
      return { task: 'keep', slot: task.slot, ...(isOwner ? { cards: task.cards.slice() } : {}) };
    case 'explore': {
      const { card, step, placed, origins } = task;
      const lists = (spaces: readonly (readonly number[])[]): string[][] => spaces.map((list) => list.map(name));
      return { task: 'explore', card, step, placed: lists(placed), origins: lists(origins) };
    }
    case 'village':
    case 'trade':
    case 'treasure':
      return consequenceView(map, player, task);
    case 'order':
      return { task: 'order', left: task.left.map((one) => consequenceView(map, player, one)) };
    default:
      return { task: task.task };
  }
}

function consequenceView(map: GuildMap, player: Player, task: Consequence): ConsequenceView {
  const name = (space: number): string => at(map.spaces, space).id;
  switch (task.task) {
    case 'village': {
      const sites = villageSites(map, player, task.region).map(name);
      return { task: 'village', region: at(map.regions, task.region).id, sites };
    }
    case 'trade': {
      const cities = openCitiesFrom(map, player.board, task.field).map(name);
      return { task: 'trade', field: name(task.field), cities, ...(task.once && { once: true }) };
    }
    case 'treasure':
      return { task: 'treasure', count: task.count };
  }
}
