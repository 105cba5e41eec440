/**
 * What the learned value of Arnak looks at: only what the seat itself may know. Its own deck counts as a set of cards,
 * never by order, and of other players only what's on the table.
 */
import {
  type ArnakState,
  arnak,
  assistantById,
  type CardId,
  cardById,
  type Frame,
  guardianById,
  isDiscoveredAt,
  type Player,
  RESOURCES,
  ROUNDS,
  rivalTotal,
  spaceById,
  type TempleStack,
  type Tokens,
  TRAVEL_ICONS,
  type Track,
  templeStacks,
  totalOf,
  trackOf,
} from '@moonstaff/arnak';
import { at, type Seat } from '@moonstaff/kernel';
import { type Bag, Layout } from '../learned/layout.ts';
import type { Need } from '../learned/needs.ts';
import { HOPES, hopes, nearest, readiness } from './value.ts';
import { weights } from './weights.ts';

const CARDS = new Map(Object.keys(cardById).map((id, index) => [id, index]));
const ASSISTANTS = new Map(Object.keys(assistantById).map((id, index) => [id, index]));
const GUARDIANS = new Map(Object.keys(guardianById).map((id, index) => [id, index]));
const QUESTIONS: readonly Frame['at'][] = [
  'steps',
  'tile',
  'guardian',
  'voyage',
  'guardianPrice',
  'pay',
  'choose',
  'draw',
  'announce',
  'hold',
  'return',
  'exile',
  'discard',
  'trade',
  'send',
  'activate',
  'again',
  'relocate',
  'recall',
  'overcome',
  'moveGuardian',
  'buy',
  'take',
  'use',
  'research',
  'arrive',
  'recruit',
  'rescue',
  'upgrade',
  'refresh',
  'swap',
  'supply',
  'unslot',
];

/** Rows of the track, with the start and the Lost Temple. */
const ROWS = 9;

/** Each round while the seat still acts, and after it has passed. */
export const layout = new Layout(2 * ROUNDS);

const BIAS = layout.crossed();
/** By number of players: one, two, three, four. */
const SEATS = layout.crossed(4);
const BOARD = layout.crossed();
const SCORE = layout.crossed();
/** What hand-set weights expect of each part. */
const EXPECTED = layout.crossed(HOPES.length);
/** For each resource: how many, the logarithm, whether there's any. */
const RESOURCE = layout.crossed(3 * RESOURCES.length);
const FIGURES = layout.crossed(2);
const HAND = layout.crossed(2);
const DECK = layout.crossed(2);
/** Fear in hand, in all, and as tiles. */
const FEAR = layout.crossed(3);
/** Icons in hand, by kind, and icons that are left over this turn. */
const ICONS = layout.crossed(TRAVEL_ICONS.length + 1);
/** For each board and each token its row. */
const TRACK = layout.crossed(2 * 2 * ROWS);
/** For each token the best next step: how nearly it's paid for, and whether it is; for the glass also its bonus tiles. */
const STEP = layout.crossed(5);
/** At the temple: how nearly the best tile is paid for, the points that could be bought now, tiles that are left. */
const TEMPLE = layout.crossed(3);
const CRATES = layout.crossed(2);
const SLOTS = layout.crossed(5);
/** Guardians at own sites: how many, how nearly paid for, and whether any can be paid for. */
const GUARDED = layout.crossed(3);
const BOONS = layout.crossed();
const PEOPLE = layout.crossed(4);
/** Own turn with the main action to come, own turn after it; others who still act, and whether nobody does. */
const TURN = layout.crossed(5);
/** Sites to use: free camps, free sites of both levels, those with a guardian. */
const SITES = layout.crossed(4);
/** Cards in the rows that could be paid for now: how many items, artifacts, and the most points among them. */
const SHOP = layout.crossed(3);
/** The best of the others: score on the table less own, row of the glass less own; and who has arrived. */
const OTHERS = layout.crossed(3);

/** For each card: how often it will still be drawn, and whether it's in hand now. */
const CARD = layout.shared(2 * CARDS.size);
/** For each assistant and side: rounds to come, and whether it's ready now. */
const ASSISTANT = layout.shared(4 * ASSISTANTS.size);
const BOON = layout.shared(2 * GUARDIANS.size);
const QUESTION = layout.shared(QUESTIONS.length);

/** Before anything is learned: what hand-set weights expect. */
export const prior = (): Float64Array => layout.weights([SCORE, ...HOPES.map((_, i) => EXPECTED + i)]);

const LOGS = Array.from({ length: 32 }, (_, count) => Math.log1p(count));
const log = (count: number): number => LOGS[count] ?? Math.log1p(count);

export const stage = (state: ArnakState): number => state.round - 1;

/** Alone it's the lead over the rival that counts. */
export const value = (state: ArnakState, _seat: Seat, points: number): number => points - rivalTotal(state);

export const seen = (): readonly number[] => [];

/** By round: a constant, the lead, the rival's tiles to come, how hard it plays. */
export const odds = new Layout(ROUNDS);
const LEAD = odds.crossed(4);

/** The chance follows the lead, so a master can just as well play for that. */
export const playsForChance = false;

/** Alone one has to be ahead of the rival. */
export function needs(state: ArnakState, _seat: Seat, points: number): readonly Need[] {
  const base = odds.baseOf(state.round - 1) + LEAD;
  const lead = (points - rivalTotal(state)) / 10;
  const sizes = [1, lead, (state.rival?.stack.length ?? 0) / 10, state.options.difficulty / 5];
  return [{ name: 'lead', figures: sizes.map((size, i) => [base + i, size]) }];
}

export const cameTrue = (state: ArnakState): boolean => (arnak.outcome(state)?.winners.length ?? 0) > 0;

export function features(state: ArnakState, seat: Seat, bag: Bag): void {
  const player = at(state.players, seat);
  const active = state.phase === 'turns' && !player.passed;
  const rest = ROUNDS - state.round;
  bag.start(layout, 2 * (state.round - 1) + (active ? 0 : 1));
  bag.crossed(BIAS, 1);
  bag.crossed(SEATS + state.players.length - 1, 1);
  bag.crossed(BOARD, state.options.board === 'snake' ? 1 : 0);
  bag.crossed(SCORE, totalOf(state, seat));
  const expected = hopes(state, seat, weights);
  for (let i = 0; i < expected.length; i++) bag.crossed(EXPECTED + i, at(expected, i));
  ownThings(player, bag);
  ownCards(player, rest, active, bag);
  people(player, rest, active, bag);
  research(state, player, bag);
  guardians(state, seat, player, active, bag);
  table(state, seat, player, active, bag);
}

function ownThings(player: Player, bag: Bag): void {
  for (let i = 0; i < RESOURCES.length; i++) {
    const count = player[at(RESOURCES, i)];
    bag.crossed(RESOURCE + 3 * i, count);
    bag.crossed(RESOURCE + 3 * i + 1, log(count));
    bag.crossed(RESOURCE + 3 * i + 2, count > 0 ? 1 : 0);
  }
  if (player.figures > 0) bag.crossed(FIGURES + Math.min(2, player.figures) - 1, 1);
  bag.crossed(CRATES, player.crates);
  bag.crossed(CRATES + 1, player.crates > 0 && player.slots < 4 ? 1 : 0);
  bag.crossed(SLOTS + player.slots, 1);
}

function ownCards({ hand, deck, playArea, fearTiles, icons }: Player, rest: number, active: boolean, bag: Bag): void {
  const all = hand.length + deck.length + playArea.length;
  const often = rest === 0 ? 0 : Math.min(1, 5 / Math.max(5, all)) * rest;
  let fears = 0;
  const each = (id: CardId): void => {
    if (id === 'fear') fears++;
    if (often > 0) bag.shared(CARD + 2 * (CARDS.get(id) ?? 0), often);
  };
  for (const id of deck) each(id);
  for (const id of playArea) each(id);
  let inHand = 0;
  for (const id of hand) {
    each(id);
    if (id === 'fear') inHand++;
    if (active) {
      bag.shared(CARD + 2 * (CARDS.get(id) ?? 0) + 1, 1);
      const { travel } = cardById[id];
      for (const icon of travel) bag.crossed(ICONS + TRAVEL_ICONS.indexOf(icon), 1);
    }
  }
  bag.crossed(ICONS + TRAVEL_ICONS.length, icons.length);
  bag.crossed(HAND, hand.length);
  bag.crossed(HAND + 1, log(hand.length));
  bag.crossed(DECK, all);
  bag.crossed(DECK + 1, deck.length);
  bag.crossed(FEAR, inHand);
  bag.crossed(FEAR + 1, fears);
  bag.crossed(FEAR + 2, fearTiles);
}

function people({ assistants, guardians: beaten }: Player, rest: number, active: boolean, bag: Bag): void {
  let golden = 0;
  let ready = 0;
  for (const own of assistants) {
    const place = ASSISTANT + 4 * (ASSISTANTS.get(own.id) ?? 0) + (own.gold ? 2 : 0);
    bag.shared(place, rest);
    if (own.gold) golden++;
    if (own.ready && active) {
      ready++;
      bag.shared(place + 1, 1);
    }
  }
  bag.crossed(PEOPLE, assistants.length);
  bag.crossed(PEOPLE + 1, golden);
  bag.crossed(PEOPLE + 2, ready);
  bag.crossed(PEOPLE + 3, assistants.length > 1 ? 1 : 0);
  let boons = 0;
  for (const { id, used } of beaten) {
    if (used) continue;
    boons++;
    bag.shared(BOON + 2 * (GUARDIANS.get(id) ?? 0), active ? 1 : 0);
    bag.shared(BOON + 2 * (GUARDIANS.get(id) ?? 0) + 1, rest);
  }
  bag.crossed(BOONS, boons);
}

function research(state: ArnakState, player: Player, bag: Bag): void {
  const board = state.options.board === 'snake' ? 1 : 0;
  const upper = spaceById[player.glass].row;
  const lower = spaceById[player.notebook].row;
  bag.crossed(TRACK + 2 * ROWS * board + upper, 1);
  bag.crossed(TRACK + 2 * ROWS * board + ROWS + lower, 1);
  const glass = nearest(player, player.glass);
  bag.crossed(STEP, glass);
  bag.crossed(STEP + 1, glass === 1 ? 1 : 0);
  const notebook = lower < upper ? nearest(player, player.notebook) : 0;
  bag.crossed(STEP + 2, notebook);
  bag.crossed(STEP + 3, notebook === 1 ? 1 : 0);
  const { spaces, temple } = trackOf(state);
  let bonus = 0;
  for (let i = 0; i < spaces.length; i++) {
    const { id } = at(spaces, i);
    if (spaceById[player.glass].next.includes(id)) bonus = Math.max(bonus, at(state.bonus, i).length > 0 ? 1 : 0);
  }
  bag.crossed(STEP + 4, bonus);
  if (upper < ROWS - 1) return;
  let best = 0;
  let left = 0;
  let points = 0;
  for (let i = 0; i < templeStacks.length; i++) {
    if ((state.temple[i] ?? 0) === 0) continue;
    left += state.temple[i] ?? 0;
    const stack = at(templeStacks, i);
    const price = templePrice(temple, stack);
    const share = readiness(player, price);
    best = Math.max(best, share);
    if (share === 1) points = Math.max(points, stack.points);
  }
  bag.crossed(TEMPLE, best);
  bag.crossed(TEMPLE + 1, points);
  bag.crossed(TEMPLE + 2, left);
}

const prices = new WeakMap<Track['temple'], Map<TempleStack, Tokens>>();

/** What a temple tile costs; worked out once. */
function templePrice(temple: Track['temple'], stack: TempleStack): Tokens {
  const known = prices.get(temple) ?? new Map<TempleStack, Tokens>();
  prices.set(temple, known);
  const old = known.get(stack);
  if (old !== undefined) return old;
  const columns = stack.combines.map((column) => temple[column]);
  const price = Object.fromEntries(
    RESOURCES.map((resource) => [resource, columns.reduce((sum, tokens) => sum + (tokens[resource] ?? 0), 0)]),
  );
  known.set(stack, price);
  return price;
}

function guardians(state: ArnakState, seat: Seat, player: Player, active: boolean, bag: Bag): void {
  let threats = 0;
  let nearly = 0;
  let paid = 0;
  let camps = 0;
  let watched = 0;
  let nearSites = 0;
  let farSites = 0;
  for (let index = 0; index < state.sites.length; index++) {
    const site = at(state.sites, index);
    const isOwn = site.spaces.includes(seat);
    if (site.guardian !== 'none' && isOwn) {
      if (!player.noFear) threats++;
      if (active) {
        const share = readiness(player, guardianById[site.guardian].cost);
        nearly += share;
        if (share === 1) paid = 1;
      }
    }
    if (!isDiscoveredAt(index, site.tile)) continue;
    const open = site.spaces.reduce<number>((count, who) => (who === 'free' ? count + 1 : count), 0);
    if (site.guardian !== 'none' && open > 0) watched++;
    else if (site.tile === 'none') camps += open;
    else if (open > 0) site.id.startsWith('pos-ii') ? farSites++ : nearSites++;
  }
  bag.crossed(GUARDED, threats);
  bag.crossed(GUARDED + 1, nearly);
  bag.crossed(GUARDED + 2, paid);
  bag.crossed(SITES, camps);
  bag.crossed(SITES + 1, nearSites);
  bag.crossed(SITES + 2, farSites);
  bag.crossed(SITES + 3, watched);
}

function table(state: ArnakState, seat: Seat, player: Player, active: boolean, bag: Bag): void {
  if (state.active === seat && active) bag.crossed(TURN + (state.main ? 1 : 0), 1);
  if (state.active === seat) {
    for (const frame of state.stack) bag.shared(QUESTION + QUESTIONS.indexOf(frame.at), 1);
  }
  let acting = 0;
  let ahead = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const { passed, glass } = at(state.players, other);
    if (!passed) acting++;
    ahead = Math.max(ahead, spaceById[glass].row);
  }
  bag.crossed(TURN + 2, acting);
  bag.crossed(TURN + 3, acting === 0 ? 1 : 0);
  bag.crossed(TURN + 4, state.first === seat ? 1 : 0);
  if (Number.isFinite(ahead)) bag.crossed(OTHERS, ahead - spaceById[player.glass].row);
  bag.crossed(OTHERS + 1, state.arrivals.length);
  bag.crossed(OTHERS + 2, state.arrivals.includes(seat) ? 1 : 0);
  if (!active) return;
  let items = 0;
  let artifacts = 0;
  let points = 0;
  for (const id of state.itemRow) {
    const card = id === 'gap' ? undefined : cardById[id];
    if (card?.kind !== 'item' || card.costCoins > player.coins) continue;
    items++;
    points = Math.max(points, card.points);
  }
  for (const id of state.artifactRow) {
    const card = id === 'gap' ? undefined : cardById[id];
    if (card?.kind !== 'artifact' || card.costCompass > player.compass) continue;
    artifacts++;
    points = Math.max(points, card.points);
  }
  bag.crossed(SHOP, items);
  bag.crossed(SHOP + 1, artifacts);
  bag.crossed(SHOP + 2, points);
}
