/** What the learned policy of the Guild looks at: an action, and what's around the space it names. */
import {
  BASE,
  cardNamed,
  currentTask,
  ERAS,
  EXPLORER,
  type GuildAction,
  type GuildMap,
  type GuildState,
  goalNamed,
  investigateCardIds,
  mapOf,
  OCCUPIED,
  type Player,
  POST,
  type Space,
  TOKEN,
  VILLAGE,
} from '@moonstaff/guild';
import { at, type Seat } from '@moonstaff/kernel';
import { type Bag, Layout } from '../learned/layout.ts';
import { coinTimes, prior } from './prior.ts';
import { spaceWorth, towersOf } from './value.ts';
import { weights } from './weights.ts';

/** The last era and the ones before it, each while cards are still to come and with the last card. */
const layout = new Layout(4);

const EXPLORE = layout.crossed();
/** What the hand-set prior makes of it. */
const HAND_SET = layout.crossed();
const COINS = layout.crossed();
/** By number of towers built. */
const TOWERS = layout.crossed(5);
const RUIN = layout.crossed();
const CRYSTAL = layout.crossed();
/** An open city by its value; one that has its trading post. */
const CITY = layout.crossed(2);
/** A region without a village, by how many spaces are missing and how large it is; one with a village; none. */
const MISSING = 4;
const REGION = layout.crossed(MISSING * 4);
const SETTLED = layout.crossed();
const WILD = layout.crossed();
/** Goals not met that ask for such a thing. */
const WANTED = ['coinSpace', 'tower', 'ruin', 'crystal', 'post', 'route', 'village'] as const;
type Wanted = (typeof WANTED)[number];
const GOAL = layout.crossed(WANTED.length);
const AROUND = layout.crossed(6);
const AROUND_VILLAGE = layout.crossed(6);
const NEXT_STEP = layout.crossed();
/** Ending the turn, and the spaces that the card would still allow. */
const DONE = layout.crossed(2);
const DECLINE = layout.crossed();
/** The product of the cities, and the one that gets the trading post. */
const TRADE = layout.crossed(2);

const CARDS = new Map(investigateCardIds.map((id, index) => [id as string, index]));
const KEEP = layout.shared(CARDS.size);
const USE = layout.shared(CARDS.size * ERAS);
const EFFECTS = ['village', 'trade', 'treasure'] as const;
const EFFECT = layout.shared(EFFECTS.length);

function features(state: GuildState, seat: Seat, action: GuildAction, bag: Bag): void {
  const player = at(state.players, seat);
  const map = mapOf(state);
  bag.start(layout, (state.era < ERAS ? 0 : 2) + (state.deck.length > 1 ? 0 : 1));
  switch (action.type) {
    case 'explore':
      bag.crossed(EXPLORE, 1);
      bag.crossed(HAND_SET, prior(state, seat, action, weights));
      explored(state, seat, spaceNamed(map, action.field), bag);
      break;
    case 'village':
      around(map, player, spaceNamed(map, action.field), AROUND_VILLAGE, bag);
      break;
    case 'trade':
      bag.crossed(TRADE, cityValue(map, action.from) * cityValue(map, action.to));
      bag.crossed(TRADE + 1, cityValue(map, action.post));
      break;
    case 'keep':
      bag.shared(KEEP + (CARDS.get(action.card) ?? 0), 1);
      break;
    case 'use':
      bag.shared(USE + ERAS * (CARDS.get(player.actions[action.slot] ?? '') ?? 0) + state.era - 1, 1);
      break;
    case 'next':
      bag.shared(EFFECT + Math.max(0, EFFECTS.indexOf(action.effect)), 1);
      break;
    case 'nextStep':
      bag.crossed(NEXT_STEP, 1);
      break;
    case 'decline':
      bag.crossed(DECLINE, 1);
      break;
    case 'done':
      bag.crossed(DONE, 1);
      bag.crossed(DONE + 1, allowed(player));
      break;
  }
}

/** A learned policy for the Guild. */
export const policy = { layout, features };

const spaceNamed = (map: GuildMap, id: string): Space => at(map.spaces, map.byId.get(id) ?? 0);

function cityValue(map: GuildMap, id: string): number {
  const { feature } = spaceNamed(map, id);
  return feature.type === 'city' ? feature.value : 0;
}

/** How many more spaces the step in hand allows; more than five make no difference. */
function allowed(player: Player): number {
  const task = currentTask(player);
  if (task?.task !== 'explore') return 0;
  const { max } = at(cardNamed(task.card).steps, task.step);
  return Math.max(0, Math.min(max, 5) - at(task.placed, task.step).length);
}

function explored(state: GuildState, seat: Seat, space: Space, bag: Bag): void {
  const player = at(state.players, seat);
  const map = mapOf(state);
  const goal = (wanted: Wanted): void => {
    if (isWanted(state, seat, wanted)) bag.crossed(GOAL + WANTED.indexOf(wanted), 1);
  };
  const { feature, index } = space;
  const pieces = at(player.board, index);
  switch (feature.type) {
    case 'coin':
      bag.crossed(COINS, feature.value * coinTimes(player, feature.type));
      goal('coinSpace');
      break;
    case 'tower':
      bag.crossed(TOWERS + Math.min(4, towersOf(player)), 1);
      goal('tower');
      break;
    case 'ruin':
      if ((pieces & TOKEN) !== 0) break;
      bag.crossed(RUIN, 1);
      goal('ruin');
      break;
    case 'crystal':
      if ((pieces & TOKEN) !== 0) break;
      bag.crossed(CRYSTAL, feature.value);
      goal('crystal');
      break;
    case 'city':
      bag.crossed((pieces & POST) === 0 ? CITY : CITY + 1, (pieces & POST) === 0 ? feature.value : 1);
      if ((pieces & POST) !== 0) break;
      goal('post');
      goal('route');
      break;
    default:
  }
  if (settles(map, player, space, bag)) goal('village');
  around(map, player, space, AROUND, bag);
}

const isWanted = ({ goals }: GuildState, seat: Seat, wanted: Wanted): boolean =>
  goals.some(({ id, met }) => goalNamed(id).condition.type.startsWith(wanted) && !met.some((one) => one.seat === seat));

/** What exploring a space means for its region. Says whether it brings a village. */
function settles(map: GuildMap, { board }: Player, { region }: Space, bag: Bag): boolean {
  if (region === undefined) {
    bag.crossed(WILD, 1);
    return false;
  }
  const { spaces, sites } = at(map.regions, region);
  let missing = 0;
  let settled = sites.length === 0;
  for (const space of spaces) {
    const pieces = at(board, space);
    if ((pieces & VILLAGE) !== 0) settled = true;
    if ((pieces & EXPLORER) === 0) missing++;
  }
  if (settled) bag.crossed(SETTLED, 1);
  else bag.crossed(REGION + 4 * (Math.min(MISSING, missing) - 1) + Math.min(4, spaces.length) - 1, 1);
  return !settled && missing === 1;
}

/**
 * Free spaces beside this one: what they're worth, and how many, in all and those that nothing else reaches; own pieces
 * beside it; and the value of open cities.
 */
function around(map: GuildMap, { board }: Player, { index }: Space, place: number, bag: Bag): void {
  let worth = 0;
  let worthOpened = 0;
  let free = 0;
  let opened = 0;
  let own = 0;
  let cities = 0;
  for (const beside of at(map.neighbours, index)) {
    const pieces = at(board, beside);
    if ((pieces & BASE) !== 0) own++;
    if ((pieces & OCCUPIED) !== 0) continue;
    const space = at(map.spaces, beside);
    const here = spaceWorth(space, pieces, 1, weights);
    free++;
    worth += here;
    if (space.feature.type === 'city' && (pieces & POST) === 0) cities += space.feature.value;
    const isReached = at(map.neighbours, beside).some((other) => other !== index && (at(board, other) & BASE) !== 0);
    if (isReached) continue;
    opened++;
    worthOpened += here;
  }
  bag.crossed(place, worth);
  bag.crossed(place + 1, worthOpened);
  bag.crossed(place + 2, free);
  bag.crossed(place + 3, opened);
  bag.crossed(place + 4, own);
  bag.crossed(place + 5, cities);
}
