import { cloneRandom, type Random, type Seat } from '@moonstaff/kernel';
import type { Board } from './board.ts';
import type { ExploreCardId, Slot } from './data/explore-cards.ts';
import type { GoalId, Reward } from './data/goals.ts';
import type { InvestigateCardId } from './data/investigate-cards.ts';
import type { Category } from './data/pieces.ts';
import type { TreasureId } from './data/treasures.ts';
import type { GuildOptions } from './options.ts';

/** A card being carried out: the spaces explored so far, step by step. */
export interface ExploreTask {
  readonly task: 'explore';
  readonly card: string;
  step: number;
  /** Spaces by step, in order of placing. */
  readonly placed: number[][];
  /** By step: the villages a ray may have started from, fixed when its first space was explored. */
  readonly origins: number[][];
}

/**
 * What a player still has to do, as a stack: the last task comes first. Tasks that leave no choice are
 * carried out at once (`play/resolve.ts`); the others are the question the player is asked.
 */
export type Task =
  | { readonly task: 'keep'; readonly slot: Slot; readonly cards: readonly InvestigateCardId[] }
  | { readonly task: 'use' }
  | ExploreTask
  | { readonly task: 'free' }
  | Consequence
  | OrderTask;

/** Several consequences of one placement: the player says which comes next (G-ORD-1). */
export interface OrderTask {
  readonly task: 'order';
  readonly left: readonly Consequence[];
}

/** What exploring a space brings with it, beside coins. */
export type Consequence =
  | { readonly task: 'village'; readonly region: number }
  /** `once`: one route, then the player is asked again what comes next. */
  | { readonly task: 'trade'; readonly field: number; readonly once?: true }
  | { readonly task: 'treasure'; readonly count: number };

/** What this player has to decide or do next, in a state or in a view. */
export const currentTask = <T>({ tasks }: { readonly tasks: readonly T[] }): T | undefined => tasks[tasks.length - 1];

export type Tally = { [C in Category]: number };

export interface Player {
  readonly board: Board;
  /** Explorers and villages left in the supply. */
  explorers: number;
  villages: number;
  /** The most one trade route has brought. */
  bestRoute: number;
  readonly actions: { [S in Slot]?: InvestigateCardId };
  /** Investigate cards put back under the deck. At most 24 are ever dealt, so they never come up again. */
  readonly returned: InvestigateCardId[];
  /** Kept for the end. */
  readonly treasures: TreasureId[];
  /** Coins taken from the bank, by where they came from. */
  readonly coins: Tally;
  readonly tasks: Task[];
  done: boolean;
}

/** Who met a goal, and for which reward; `none` when era tokens cover both. */
export interface Met {
  readonly seat: Seat;
  readonly reward: Reward | 'none';
}

export interface GoalState {
  readonly id: GoalId;
  readonly met: Met[];
}

export interface GuildState {
  random: Random;
  readonly rules: number;
  options: GuildOptions;
  era: number;
  over: boolean;
  /** Explore cards of this era, in the order they were turned; the last is the present one. */
  turned: ExploreCardId[];
  /** The rest of this era's deck, top first. */
  deck: ExploreCardId[];
  /** Era cards turned so far in the game. */
  readonly seen: ExploreCardId[];
  goals: GoalState[];
  investigateDeck: InvestigateCardId[];
  treasureDeck: TreasureId[];
  /** How many cards at the bottom of the treasure deck everybody has seen. */
  treasuresKnown: number;
  players: Player[];
}

export const noCoins = (): Tally => ({
  villages: 0,
  towers: 0,
  trade: 0,
  coinFields: 0,
  crystals: 0,
  goals: 0,
  treasures: 0,
});

function cloneTask(task: Task): Task {
  if (task.task === 'explore') {
    return { ...task, placed: task.placed.map(copyList), origins: task.origins.map(copyList) };
  }
  if (task.task === 'order') return { task: 'order', left: task.left.map((one) => ({ ...one })) };
  return task.task === 'keep' ? { ...task, cards: task.cards.slice() } : { ...task };
}

const copyMet = ({ seat, reward }: Met): Met => ({ seat, reward });
const copyList = (list: readonly number[]): number[] => list.slice();

const clonePlayer = (player: Player): Player => ({
  board: player.board.slice(),
  explorers: player.explorers,
  villages: player.villages,
  bestRoute: player.bestRoute,
  actions: { ...player.actions },
  returned: player.returned.slice(),
  treasures: player.treasures.slice(),
  coins: { ...player.coins },
  tasks: player.tasks.map(cloneTask),
  done: player.done,
});

export const clone = (state: GuildState): GuildState => ({
  random: cloneRandom(state.random),
  rules: state.rules,
  options: state.options,
  era: state.era,
  over: state.over,
  turned: state.turned.slice(),
  deck: state.deck.slice(),
  seen: state.seen.slice(),
  goals: state.goals.map((goal) => ({ id: goal.id, met: goal.met.map(copyMet) })),
  investigateDeck: state.investigateDeck.slice(),
  treasureDeck: state.treasureDeck.slice(),
  treasuresKnown: state.treasuresKnown,
  players: state.players.map(clonePlayer),
});
