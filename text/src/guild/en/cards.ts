import { count, type Noun } from '../../en/grammar.ts';
import { list, type Part, type Sentence, s } from '../../segment.ts';
import type { GuildIcon } from '../icons.ts';
import {
  type GuildVoice,
  type GuildWords,
  guildVoice,
  type Reference,
  type SpaceKind,
  type Spaces,
  signOf,
} from '../voice.ts';
import { compass, mark, terrain } from './names.ts';
import { amount, nouns } from './nouns.ts';

const some = (icon: GuildIcon, n: number): Part => amount({ icon, n });
const and = (parts: readonly Part[]): Sentence => list(parts, ' and ');

const NOUNS: { readonly [Kind in SpaceKind]: Noun } = {
  ...nouns,
  land: ['land space', 'land spaces'],
  coinSpace: ['coin space', 'coin spaces'],
};

/** `up to 2 sea spaces`, `1 mountain space`, `any number of cities` */
function upTo(of: SpaceKind, max: number): Sentence {
  const noun = NOUNS[of];
  if (max === Number.POSITIVE_INFINITY) return s`any number of ${{ text: noun[1], ...signOf(of) }}`;
  return s`${max === 1 ? '' : 'up to '}${{ text: count(max, noun), ...signOf(of), n: max }}`;
}

function spaces(what: Spaces): Sentence {
  if ('each' in what) return s`${and(what.each.map(({ of, max }) => upTo(of, max)))}, in any order`;
  if (typeof what.of === 'string') return upTo(what.of, what.max);
  return s`${upTo('any', what.max)} (${list(what.of.map(terrain), ' or ')})`;
}

const THOSE = { none: 'them', one: 'it', several: 'them', seas: 'these sea spaces' };

const SHAPES: { readonly [Shape in Parameters<GuildWords['step']>[0]]: (what: Spaces, back: Reference) => Sentence } = {
  free: (what) => s`explore ${spaces(what)}`,
  connected: (what) => s`explore ${spaces(what)} of any terrain that are adjacent to each other`,
  line: (what) => s`explore ${spaces(what)} in one unbroken straight line`,
  path: (what) => s`explore an unbroken path of ${spaces(what)}`,
  region: (what) => s`explore ${spaces(what)} in one region`,
  neighboursOf: (what, back) => s`then explore ${spaces(what)} adjacent to ${THOSE[back]}`,
  rayFrom: (what) => s`then explore ${spaces(what)} in a straight line from it`,
  rayFromVillage: (what, back) =>
    back === 'none'
      ? s`explore ${spaces(what)} in a straight line from one of your villages or the capital`
      : s`then explore ${spaces(what)} in a straight line from a different one of these`,
};

const goal: GuildWords['goal'] = {
  villages: ({ count: n, terrain: ground }) =>
    s`have ${some('village', n)}${ground === undefined ? '' : ` on ${terrain(ground)} spaces`}`,
  villagesOnEach: ({ terrains }) => s`have a village on each of these: ${and(terrains.map(terrain))}`,
  villagesOnOneTerrain: ({ count: n }) => s`have ${some('village', n)} on the same terrain`,
  villagesOnLands: ({ count: n }) => s`have villages on ${n} different lands`,
  villageInRegion: ({ minSize, count: n }) => s`have ${some('village', n)} in a region of at least ${minSize} spaces`,
  villagesBeside: ({ what, count: n }) =>
    what === 'builtTower'
      ? s`have ${some('village', n)} adjacent to one of your discovery towers`
      : s`have ${some('village', n)} adjacent to ${what === 'ruin' ? 'a ruin' : 'crystal spaces'} (explored or not)`,
  towers: ({ count: n }) => s`build ${some('tower', n)}`,
  towerAt: ({ compass: point }) => s`build the discovery tower in the ${compass(point)}`,
  posts: ({ count: n, minCity }) => s`have trading posts on ${some('city', n)} of value ${minCity} or more`,
  postsOnEach: ({ terrains }) => s`have a trading post on each of these: ${and(terrains.map(terrain))}`,
  route: ({ min }) => s`make a trade route worth ${some('coin', min)} or more`,
  ruins: ({ count: n }) => s`explore ${some('ruin', n)} at the edge of the map`,
  ruinsMarked: ({ symbols }) =>
    s`explore a ruin with ${symbols.length === 1 ? 'the mark' : 'each of these marks:'} ${and(symbols.map(mark))}`,
  ruinsOfOneMark: ({ count: n }) => s`explore ${some('ruin', n)} with the same mark`,
  ruinsBeside: ({ terrains }) => s`explore ruins that between them are adjacent to ${and(terrains.map(terrain))}`,
  crystals: ({ count: n }) => s`explore ${n} crystal spaces`,
  coinSpace: ({ min }) => s`explore a coin space with ${some('coin', min)} or more`,
  chain: ({ cities, ruins }) =>
    s`connect ${some('city', cities)} and ${some('ruin', ruins)}, all explored, by one unbroken chain of explorers and villages`,
  all: ({ of }, word) => list(of.map(word), '; ', '; '),
};

const treasure: GuildWords['treasure'] = {
  explorer: () => s`place ${some('explorer', 1)} on any terrain, following the usual rules`,
  coins: ({ coins }) => s`gain ${some('coin', coins)}`,
  set: ({ worth, eachFurther }) =>
    s`${worth.slice(1).join(', ')} coins for ${worth.length - 1 > 1 ? `1 to ${worth.length - 1}` : '1'} vases, plus ${some('coin', eachFurther)} for each additional vase`,
  per: ({ what, terrain: ground, every }) =>
    s`${some('coin', 1)} for ${every === 1 ? `each of your ${nouns[what][1]}` : `every ${every} of your ${nouns[what][1]}`}${ground === undefined ? '' : ` on ${terrain(ground)} spaces`}`,
};

export const cards: GuildVoice = guildVoice({
  step: (shape, what, back) => SHAPES[shape](what, back),
  coinSpacesTimes: (times) => s`coin spaces explored with this card pay ${times} times their value`,
  extraTreasures: (n) =>
    s`for each ruin you explore for the first time this turn, draw ${some('treasure', n)} on top of the usual one`,
  goal,
  treasure,
  atOnce: 'right away: ',
  atTheEnd: 'at the end of the game: ',
  eraCard: (slot) =>
    slot === undefined
      ? [s`use one of your three Investigate cards`]
      : [
          s`the first time: draw 2 Investigate cards, keep 1 for Era card ${slot} and put the other on the bottom of the deck`,
          s`use your Investigate card ${slot}`,
        ],
});
