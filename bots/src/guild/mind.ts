import {
  cardNamed,
  currentTask,
  type GuildAction,
  type GuildState,
  type GuildView,
  guild,
  type Task,
} from '@moonstaff/guild';
import { at, type Seat } from '@moonstaff/kernel';
import type { Mind } from '../mind.ts';
import { prior } from './prior.ts';
import { value } from './value.ts';
import { type Weights, weights } from './weights.ts';

/** A bot considers at most this many spaces at a time: the most promising ones. */
const SPACES = 14;
const ALL = Number.POSITIVE_INFINITY;

/** A policy that was learned draws as people play: not as sharply as a prior set by hand has to. */
const LIKELY = { turns: 4, sharpness: 1.5 };

const ALONE = { beam: 14, depth: 10, width: ALL, arms: 9, margin: 12, sure: 1.6, playout: { turns: 3, sharpness: 3 } };

export const mindWith = (w: Weights): Mind<GuildState, GuildAction, GuildView> => ({
  game: guild,
  value: (state, seat) => value(state, seat, w),
  prior: (state, seat, action) => prior(state, seat, action, w),
  worthwhile: (state, seat, legal) => promising(state, seat, legal, w),
  endsTurn: ({ type }) => type === 'done',
  key,
  seats: ({ players }) => players.length,
  idle,
  search: {
    novice: { beam: 2, depth: 6, width: ALL, haze: 1.8 },
    skilled: { beam: 4, depth: 8, width: ALL, imagined: 1 },
    expert: { ...ALONE, beam: 8, arms: 6, margin: 8 },
    alone: ALONE,
    master: { ...ALONE, beam: 12, arms: 8, margin: 8, playout: LIKELY },
    // A win may need a plan that looks worse at first: twice as many are tried out as at a table.
    masterAlone: { ...ALONE, beam: 20, arms: 14, margin: 40, playout: LIKELY },
    patience: { beam: 20, arms: 16, margin: 40, sure: 2.2 },
  },
});

export const guildMind = mindWith(weights);

function promising(state: GuildState, seat: Seat, legal: readonly GuildAction[], w: Weights): readonly GuildAction[] {
  if (legal.length <= SPACES) return legal;
  const spaces = legal
    .filter((action) => action.type === 'explore')
    .map((action) => ({ action, hope: prior(state, seat, action, w) }))
    .sort((a, b) => b.hope - a.hope)
    .slice(0, SPACES)
    .map(({ action }) => action);
  return [...spaces, ...legal.filter((action) => action.type !== 'explore')];
}

/** Equal for the same pieces and the same task, no matter how they came about. */
function key(state: GuildState, seat: Seat): string {
  const { board, tasks, coins, treasures } = at(state.players, seat);
  let a = 17;
  let b = 31;
  for (const pieces of board) {
    a = (Math.imul(a, 31) + pieces) | 0;
    b = (Math.imul(b, 16777619) ^ pieces) | 0;
  }
  const top = currentTask({ tasks });
  const shape = top?.task === 'explore' ? trailKey(top) : (top?.task ?? '');
  return `${a} ${b} ${coins.trade} ${coins.coinFields} ${treasures.length} ${tasks.length} ${shape}`;
}

/** For a path the order of its spaces matters, because it grows at its ends. For other shapes only the first space may. */
function trailKey({ card, step, placed }: Extract<Task, { readonly task: 'explore' }>): string {
  const spaces = at(placed, step);
  const isPath = cardNamed(card).steps[step]?.shape === 'path';
  return `${step}:${isPath ? spaces.join() : `${spaces[0]} ${spaces.length}`}`;
}

/** Other players hardly matter for this player's map, so they're done at once. */
function idle(state: GuildState, seat: Seat): GuildAction {
  const legal = guild.legal(state, seat);
  return legal.find(({ type }) => type === 'done' || type === 'decline') ?? at(legal, 0);
}
