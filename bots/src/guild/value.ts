import {
  cardNamed,
  ERAS,
  EXPLORER,
  type GuildMap,
  type GuildState,
  goalNamed,
  mapOf,
  type Player,
  POST,
  progress,
  type Space,
  TOKEN,
  TOWER,
  TOWER_PAY,
  treasureWorth,
  VILLAGE,
  VILLAGE_PAY,
} from '@moonstaff/guild';
import { at, printedNow, type Seat } from '@moonstaff/kernel';
import { FAR, type Reach, reachOf } from './reach.ts';
import { soloCoins, soloGoals } from './solo.ts';
import type { Weights } from './weights.ts';

/** The coins this seat will probably have at the end; in a solo game, how close it is to winning. */
export function value(state: GuildState, seat: Seat, w: Weights): number {
  const player = at(state.players, seat);
  const reach = state.over ? {} : reachOf(state, player);
  const isAlone = state.players.length === 1;
  const earned = earnedBy(state, player);
  const toCome = state.over ? [] : hopes(state, seat, reach, w);
  const coins = toCome.slice(0, isAlone ? -1 : HOPES.length).reduce((sum, hope) => sum + hope, earned);
  return isAlone ? soloCoins(coins, state) + soloGoals(state, player, reach) : coins;
}

const earnedBy = (state: GuildState, player: Player): number =>
  Object.values(player.coins).reduce((sum, coins) => sum + coins, 0) + treasureWorth(state, player);

/** What the map will probably still bring, by hand-set weights: one number for each of `HOPES`. */
export function hopes(state: GuildState, seat: Seat, reach: Reach, w: Weights): readonly number[] {
  const player = at(state.players, seat);
  const map = mapOf(state);
  return [
    prospects(state, map, player, reach, w),
    regions(state, map, player, w),
    underWay(player, w),
    goals(state, seat, w),
  ];
}

/** What a player hopes for, in the order of `hopes`. */
export const HOPES = ['spaces', 'regions', 'card', 'goals'] as const;

/** The spaces within reach. */
function prospects(state: GuildState, map: GuildMap, player: Player, { now, later }: Reach, w: Weights): number {
  const erasLeft = ERAS - state.era;
  const turnsLeft = state.deck.length;
  const towers = towersOf(player);
  const haste = w.near * Math.min(1, turnsLeft / 3);
  const { fades, laterFades } = fadesOf(w);
  let sum = 0;
  for (const space of map.spaces) {
    const worth = spaceWorth(space, player.board[space.index] ?? 0, towers, w);
    if (worth === 0) continue;
    const near = now?.[space.index] ?? FAR;
    if (near > 0 && near < FAR) sum += haste * worth * (fades[near] ?? 0);
    const far = later?.[space.index] ?? FAR;
    if (far > 0 && far < FAR) sum += w.later * erasLeft * worth * (laterFades[far] ?? 0);
  }
  return sum;
}

/** By distance: how much less a space counts than one next to a piece. */
interface Fades {
  readonly fades: Float64Array;
  readonly laterFades: Float64Array;
}

const knownFades = new WeakMap<Weights, Fades>();

/** Raising to a power is slow, so it's done once. */
function fadesOf(w: Weights): Fades {
  const known = knownFades.get(w);
  if (known !== undefined) return known;
  const table = (fade: number): Float64Array => Float64Array.from({ length: FAR }, (_, steps) => fade ** (steps - 1));
  const made = { fades: table(w.fade), laterFades: table(w.laterFade) };
  knownFades.set(w, made);
  return made;
}

export function towersOf({ board }: Player): number {
  let count = 0;
  for (const pieces of board) if ((pieces & TOWER) !== 0) count++;
  return count;
}

/** What towers pay by today's reading. An estimate can do without older ones. */
const PAY = printedNow(TOWER_PAY);

/** Roughly what exploring a space would bring. */
export function spaceWorth(space: Space, pieces: number, towers: number, w: Weights): number {
  const { feature } = space;
  switch (feature.type) {
    case 'coin':
      return feature.value;
    case 'tower':
      return (pieces & TOWER) !== 0 ? 0 : at(PAY, Math.min(towers, PAY.length - 1));
    case 'ruin':
      return (pieces & TOKEN) !== 0 ? 0 : w.treasure;
    case 'crystal':
      return (pieces & TOKEN) !== 0 ? 0 : feature.value * 2;
    case 'city':
      return (pieces & POST) !== 0 ? 0 : feature.value * w.city;
    default:
      return 0;
  }
}

/** Villages as starting points, regions almost explored, explorers in cities. */
function regions(state: GuildState, map: GuildMap, { board }: Player, w: Weights): number {
  const pay = at(VILLAGE_PAY, state.era - 1) + w.village * (ERAS - state.era);
  let sum = 0;
  for (const region of map.regions) {
    if (region.sites.length === 0) continue;
    let explored = 0;
    let settled = false;
    for (const space of region.spaces) {
      const pieces = board[space] ?? 0;
      if ((pieces & VILLAGE) !== 0) settled = true;
      if ((pieces & EXPLORER) !== 0) explored++;
    }
    if (settled) sum += w.village * (ERAS - state.era);
    else if (state.deck.length > 0) sum += (pay + w.region) * (explored / region.spaces.length) ** 2 * 0.7;
  }
  for (const city of map.cities) {
    const { feature } = at(map.spaces, city);
    const pieces = board[city] ?? 0;
    if (feature.type === 'city' && (pieces & EXPLORER) !== 0 && (pieces & POST) === 0 && state.deck.length > 0) {
      sum += w.foothold * feature.value;
    }
  }
  return sum;
}

function goals(state: GuildState, seat: Seat, w: Weights): number {
  const player = at(state.players, seat);
  const map = mapOf(state);
  let sum = 0;
  for (const { id, met } of state.goals) {
    if (met.some((one) => one.seat === seat)) continue;
    const { condition, rewards } = goalNamed(id);
    const { have, need } = progress(map, player, condition);
    const reward = met.length === 0 ? rewards.first : rewards.later;
    // A goal that's met but not credited yet is as good as paid.
    sum += have >= need ? reward : w.goal * reward * (have / need) ** 2;
  }
  return sum;
}

/** What's left of the current card is worth something, too. */
function underWay({ tasks, done }: Player, w: Weights): number {
  const task = tasks.find((one) => one.task === 'explore');
  if (done || task?.task !== 'explore') return 0;
  const { steps } = cardNamed(task.card);
  const step = steps[task.step];
  const left = step === undefined ? 0 : Math.min(step.max, 4) - at(task.placed, task.step).length;
  return w.placement * Math.max(0, left);
}
