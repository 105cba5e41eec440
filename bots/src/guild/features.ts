/**
 * What the learned value of the Guild looks at: one's own map and coins, the goals, and which cards are still to come.
 * Nothing depends on the order of a deck.
 */
import {
  ERAS,
  EXPLORER,
  exploreCardIds,
  type GuildMap,
  type GuildState,
  goals as goalCards,
  goalNamed,
  investigateCardIds,
  MAP_IDS,
  mapOf,
  type Player,
  POST,
  progress,
  SLOTS,
  TOKEN,
  TOWER,
  treasures as treasureKinds,
  treasureWorth,
  VILLAGE,
} from '@moonstaff/guild';
import { at, type Seat } from '@moonstaff/kernel';
import { type Bag, Layout } from '../learned/layout.ts';
import { FAR, type Reach, reachOf } from './reach.ts';
import { effort, sightOf, soloCoins, soloGoals } from './solo.ts';
import { HOPES, hopes } from './value.ts';
import { weights } from './weights.ts';

/** Parts of an era by how many cards the deck still holds. */
const PARTS = 4;
const partOf = (cards: number): number => (cards === 0 ? 0 : cards <= 2 ? 1 : cards <= 4 ? 2 : 3);

export { cameTrue, needs, odds, playsForChance } from './needs.ts';
export { policy } from './policy.ts';

export const layout = new Layout(ERAS * PARTS);

const KINDS = ['coin', 'tower', 'ruin', 'crystal', 'city'] as const;
/** Terrains with an Explore card of their own; discovery and crystal spaces take any card. */
const GROUND_CARDS: { readonly [terrain: string]: string } = {
  grass: 'explore-grass',
  desert: 'explore-desert',
  mountain: 'explore-mountain',
  sea: 'explore-sea',
};
const CARDS = new Map(investigateCardIds.map((id, index) => [id as string, index]));
const GOALS = new Map(goalCards.map(({ id }, index) => [id as string, index]));
const TREASURES = new Map(treasureKinds.map(({ id }, index) => [id as string, index]));
const MAPS: readonly string[] = MAP_IDS;
const TASKS = ['keep', 'use', 'explore', 'free', 'village', 'trade', 'treasure', 'order'] as const;

const BIAS = layout.crossed();
const SEATS = layout.crossed(4);
const MAP = layout.crossed(MAP_IDS.length);
const COINS = layout.crossed();
/** What hand-set weights expect of each part. */
const EXPECTED = layout.crossed(HOPES.length);
/** Worth of the spaces within reach now, by kind and distance, with a card for their terrain to come and without. */
const NEAR_STEPS = 4;
const NEAR = layout.crossed(KINDS.length * NEAR_STEPS * 2);
/** The same in later eras, by distance from what stays. */
const LATER_STEPS = 5;
const LATER = layout.crossed(KINDS.length * LATER_STEPS);
/** Regions to be settled, by how many spaces are missing and how large they are; and with a card for them to come. */
const MISSING = 4;
const REGION = layout.crossed(MISSING * 4);
const REGION_SOON = layout.crossed(MISSING);
/** Trade routes by the steps that are missing: the products of the cities. */
const ROUTE_STEPS = 4;
const ROUTE = layout.crossed(ROUTE_STEPS);
const BUILT = layout.crossed(4);
const TOWERS = layout.crossed(5);
const SUPPLY = layout.crossed(2);
/** Free spaces beside own pieces with a card for their terrain to come, and without. */
const MOBILITY = layout.crossed(2);
/** Goals not met, by how much effort they take, for the first reward and for the later one. */
const EFFORTS = 7;
const GOAL = layout.crossed(EFFORTS * 2);
const MET = layout.crossed(2);
/** Cards to come this era, and Investigate cards of one's own among them. */
const TO_COME = layout.crossed(exploreCardIds.length);
const OWN_TO_COME = layout.crossed();
const OWN_CARDS = layout.crossed();
/** Vases, their square, other treasures. */
const KEPT = layout.crossed(3);
const LEFT = layout.crossed(2);

/** For each Investigate card: eras to come, and whether its turn comes this era. */
const CARD = layout.shared(2 * CARDS.size);
const TREASURE = layout.shared(TREASURES.size);
/** For each goal: its progress, by era. */
const PROGRESS = layout.shared(GOALS.size * ERAS);
const TASK = layout.shared(TASKS.length);

/** Before anything is learned: what hand-set weights expect. */
export const prior = (): Float64Array => layout.weights([COINS, ...HOPES.map((_, i) => EXPECTED + i)]);

export const stage = (state: GuildState): number => state.era - 1;

/** Alone it's the target and the goals that count. */
export function value(state: GuildState, seat: Seat, points: number): number {
  if (state.players.length > 1) return points;
  const player = at(state.players, seat);
  return soloCoins(points, state) + soloGoals(state, player, reachOf(state, player));
}

/** Coins of others are hidden; their pieces aren't. */
export function seen(state: GuildState, seat: Seat): readonly number[] {
  const { board, bestRoute, treasures } = at(state.players, seat);
  const counts = [VILLAGE, TOWER, POST, TOKEN].map((piece) => board.filter((pieces) => (pieces & piece) !== 0).length);
  return [...counts, bestRoute, treasures.length];
}

export function features(state: GuildState, seat: Seat, bag: Bag): void {
  const player = at(state.players, seat);
  const map = mapOf(state);
  const reach = reachOf(state, player);
  const coming = new Set<string>(state.deck);
  bag.start(layout, (state.era - 1) * PARTS + partOf(state.deck.length));
  bag.crossed(BIAS, 1);
  bag.crossed(SEATS + state.players.length - 1, 1);
  bag.crossed(MAP + MAPS.indexOf(state.options.map), 1);
  let coins = treasureWorth(state, player);
  for (const earned of Object.values(player.coins)) coins += earned;
  bag.crossed(COINS, coins);
  const expected = hopes(state, seat, reach, weights);
  for (let i = 0; i < expected.length; i++) bag.crossed(EXPECTED + i, at(expected, i));
  spaces(map, player, reach, coming, bag);
  regions(map, player, reach, coming, bag);
  routes(map, player, reach, bag);
  goals(state, seat, map, player, reach, bag);
  cards(state, player, coming, bag);
}

const comes = (terrain: string, coming: ReadonlySet<string>): boolean => {
  const card = GROUND_CARDS[terrain];
  return card === undefined ? coming.size > 0 : coming.has(card) || coming.has('explore-any');
};

function spaces(map: GuildMap, { board }: Player, { now, later }: Reach, coming: ReadonlySet<string>, bag: Bag): void {
  const built = [0, 0, 0, 0];
  let towers = 0;
  let open = 0;
  let shut = 0;
  const near = new Float64Array(KINDS.length * NEAR_STEPS * 2);
  const far = new Float64Array(KINDS.length * LATER_STEPS);
  for (let index = 0; index < board.length; index++) {
    const pieces = board[index] ?? 0;
    if ((pieces & VILLAGE) !== 0) built[0] = (built[0] ?? 0) + 1;
    if ((pieces & POST) !== 0) built[1] = (built[1] ?? 0) + 1;
    if ((pieces & TOKEN) !== 0) built[2] = (built[2] ?? 0) + 1;
    if ((pieces & TOWER) !== 0) towers++;
    if ((pieces & EXPLORER) !== 0) built[3] = (built[3] ?? 0) + 1;
    const { feature, terrain } = at(map.spaces, index);
    const steps = now?.[index] ?? FAR;
    const soon = steps > 0 && steps < FAR;
    const isComing = soon && comes(terrain, coming);
    if (steps === 1) isComing ? open++ : shut++;
    const kind = KINDS.indexOf(feature.type as (typeof KINDS)[number]);
    if (kind < 0) continue;
    const worth = worthOf(feature, pieces);
    if (worth === 0) continue;
    if (soon) {
      const place = (kind * NEAR_STEPS + Math.min(steps, NEAR_STEPS) - 1) * 2 + (isComing ? 0 : 1);
      near[place] = (near[place] ?? 0) + worth;
    }
    const away = later?.[index] ?? FAR;
    if (away > 0 && away < FAR) {
      const place = kind * LATER_STEPS + Math.min(away, LATER_STEPS) - 1;
      far[place] = (far[place] ?? 0) + worth;
    }
  }
  for (let i = 0; i < near.length; i++) bag.crossed(NEAR + i, near[i] ?? 0);
  for (let i = 0; i < far.length; i++) bag.crossed(LATER + i, far[i] ?? 0);
  for (let i = 0; i < built.length; i++) bag.crossed(BUILT + i, built[i] ?? 0);
  bag.crossed(TOWERS + Math.min(4, towers), 1);
  bag.crossed(MOBILITY, open);
  bag.crossed(MOBILITY + 1, shut);
}

/** Coins of a coin or crystal space, value of a city, 1 for others; 0 for what's been taken. */
function worthOf(feature: GuildMap['spaces'][number]['feature'], pieces: number): number {
  switch (feature.type) {
    case 'coin':
      return feature.value;
    case 'tower':
      return (pieces & TOWER) !== 0 ? 0 : 1;
    case 'ruin':
      return (pieces & TOKEN) !== 0 ? 0 : 1;
    case 'crystal':
      return (pieces & TOKEN) !== 0 ? 0 : feature.value;
    case 'city':
      return (pieces & POST) !== 0 ? 0 : feature.value;
    default:
      return 0;
  }
}

function regions(map: GuildMap, { board }: Player, { now }: Reach, coming: ReadonlySet<string>, bag: Bag): void {
  for (const region of map.regions) {
    if (region.sites.length === 0) continue;
    let missing = 0;
    let settled = false;
    let way = FAR;
    for (const space of region.spaces) {
      const pieces = board[space] ?? 0;
      if ((pieces & VILLAGE) !== 0) settled = true;
      if ((pieces & EXPLORER) !== 0) continue;
      missing++;
      way = Math.min(way, now?.[space] ?? FAR);
    }
    if (settled || missing === 0 || way > 1) continue;
    const place = Math.min(missing, MISSING) - 1;
    bag.crossed(REGION + place * 4 + Math.min(region.spaces.length, 4) - 1, 1);
    if (comes(region.terrain, coming)) bag.crossed(REGION_SOON + place, 1);
  }
}

/** Pairs of cities without a trading post: explorers missing on the way to both, and what the route would pay. */
function routes(map: GuildMap, { board }: Player, { now }: Reach, bag: Bag): void {
  if (now === undefined) return;
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < map.cities.length; i++) {
    const one = at(map.cities, i);
    if (((board[one] ?? 0) & POST) !== 0 || (now[one] ?? FAR) >= FAR) continue;
    for (let j = i + 1; j < map.cities.length; j++) {
      const other = at(map.cities, j);
      if (((board[other] ?? 0) & POST) !== 0 || (now[other] ?? FAR) >= FAR) continue;
      const steps = (now[one] ?? FAR) + (now[other] ?? FAR);
      if (steps > 2 * ROUTE_STEPS) continue;
      const place = Math.max(0, Math.ceil(steps / 2) - 1);
      sums[place] = (sums[place] ?? 0) + cityValue(map, one) * cityValue(map, other);
    }
  }
  for (let i = 0; i < ROUTE_STEPS; i++) bag.crossed(ROUTE + i, sums[i] ?? 0);
}

function cityValue(map: GuildMap, city: number): number {
  const { feature } = at(map.spaces, city);
  return feature.type === 'city' ? feature.value : 0;
}

const effortClass = (needed: number): number =>
  needed === 0 ? 0 : needed <= 1 ? 1 : needed <= 2 ? 2 : needed <= 4 ? 3 : needed <= 7 ? 4 : needed <= 12 ? 5 : 6;

function goals(state: GuildState, seat: Seat, map: GuildMap, player: Player, { now, later }: Reach, bag: Bag): void {
  const steps = now ?? later;
  const sight = steps && sightOf(map, player, steps);
  let own = 0;
  let others = 0;
  for (const { id, met } of state.goals) {
    if (met.some((one) => one.seat === seat)) {
      own++;
      continue;
    }
    if (met.length > 0) others++;
    const { condition } = goalNamed(id);
    const { have, need } = progress(map, player, condition);
    bag.shared(PROGRESS + (GOALS.get(id) ?? 0) * ERAS + state.era - 1, Math.min(1, have / need));
    if (sight === undefined) continue;
    const needed = have >= need ? 0 : effort(sight, condition);
    bag.crossed(GOAL + 2 * effortClass(needed) + (met.length > 0 ? 1 : 0), 1);
  }
  bag.crossed(MET, own);
  bag.crossed(MET + 1, others);
}

function cards(state: GuildState, player: Player, coming: ReadonlySet<string>, bag: Bag): void {
  const rest = ERAS - state.era;
  for (let i = 0; i < exploreCardIds.length; i++) bag.crossed(TO_COME + i, coming.has(at(exploreCardIds, i)) ? 1 : 0);
  let owned = 0;
  let ready = 0;
  for (let i = 0; i < SLOTS.length; i++) {
    const card = player.actions[at(SLOTS, i)];
    if (card === undefined) continue;
    owned++;
    const place = CARD + 2 * (CARDS.get(card) ?? 0);
    bag.shared(place, rest);
    if (coming.has(`special-${i + 1}`)) {
      ready++;
      bag.shared(place + 1, 1);
    }
  }
  bag.crossed(OWN_CARDS, owned);
  bag.crossed(OWN_TO_COME, ready);
  let vases = 0;
  for (const id of player.treasures) {
    if (id === 'vase') vases++;
    bag.shared(TREASURE + (TREASURES.get(id) ?? 0), rest + (state.deck.length > 0 ? 1 : 0));
  }
  bag.crossed(KEPT, vases);
  bag.crossed(KEPT + 1, vases * vases);
  bag.crossed(KEPT + 2, player.treasures.length - vases);
  bag.crossed(LEFT, state.deck.length);
  bag.crossed(LEFT + 1, player.done ? 1 : 0);
  bag.crossed(SUPPLY, Math.max(0, 8 - player.explorers));
  bag.crossed(SUPPLY + 1, Math.max(0, 4 - player.villages));
  for (const { task } of player.tasks) bag.shared(TASK + TASKS.indexOf(task), 1);
}
