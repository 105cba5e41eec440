import type { Form } from '../../language.ts';
import { byNumber, count, type Noun } from '../../ru/grammar.ts';
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
import { compass, isLetter, mark, terrain } from './names.ts';
import { amount, nouns } from './nouns.ts';

const some = (icon: GuildIcon, n: number, form: Form = 'acc'): Part => amount({ icon, n }, form);
const and = (parts: readonly Part[]): Sentence => list(parts, ' и ');

const space = (which: string): Noun => ({
  nom: `клетка ${which}`,
  acc: `клетку ${which}`,
  gen: `клетки ${which}`,
  few: `клетки ${which}`,
  fewAcc: `клетки ${which}`,
  many: `клеток ${which}`,
});

const NOUNS: { readonly [Kind in SpaceKind]: Noun } = {
  ...nouns,
  land: space('суши'),
  coinSpace: space('с монетами'),
};

/** Где стоит поселение. */
const ON = { grass: 'на равнине', desert: 'в пустыне', mountain: 'в горах' };

/** `до 2 клеток моря`, `1 клетку гор`, `любое число городов` */
function upTo(of: SpaceKind, max: number): Sentence {
  const noun = NOUNS[of];
  if (max === Number.POSITIVE_INFINITY) return s`любое число ${{ text: noun.many, ...signOf(of) }}`;
  if (max === 1) return [{ text: count(1, noun, 'acc'), ...signOf(of), n: 1 }];
  return s`до ${{ text: count(max, noun, 'gen'), ...signOf(of), n: max }}`;
}

function spaces(what: Spaces): Sentence {
  if ('each' in what) return s`${and(what.each.map(({ of, max }) => upTo(of, max)))} в любом порядке`;
  if (typeof what.of === 'string') return upTo(what.of, what.max);
  return s`${upTo('any', what.max)} (${list(what.of.map(terrain), ' и ')} в любом сочетании)`;
}

const THOSE = { none: 'ними', one: 'ней', several: 'ними', seas: 'этими клетками моря' };

const SHAPES: { readonly [Shape in Parameters<GuildWords['step']>[0]]: (what: Spaces, back: Reference) => Sentence } = {
  free: (what) => s`исследуйте ${spaces(what)}`,
  connected: (what) => s`исследуйте ${spaces(what)} любой местности, соседних друг с другом`,
  line: (what) => s`исследуйте ${spaces(what)} по одной непрерывной прямой линии`,
  path: (what) => s`исследуйте непрерывную тропу: ${spaces(what)}`,
  region: (what) => s`исследуйте ${spaces(what)} одного региона`,
  neighboursOf: (what, back) => s`затем исследуйте ${spaces(what)}, соседних с ${THOSE[back]}`,
  rayFrom: (what) => s`затем исследуйте ${spaces(what)} по прямой линии от неё`,
  rayFromVillage: (what, back) =>
    back === 'none'
      ? s`исследуйте ${spaces(what)} по прямой линии от одного из своих поселений или от столицы`
      : s`затем исследуйте ${spaces(what)} по прямой линии от другого из этих мест`,
};

const goal: GuildWords['goal'] = {
  villages: ({ count: n, terrain: ground }) =>
    s`откройте ${some('village', n)}${ground === undefined ? '' : ` ${ON[ground]}`}`,
  villagesOnEach: ({ terrains }) => s`откройте по одному поселению ${and(terrains.map((ground) => ON[ground]))}`,
  villagesOnOneTerrain: ({ count: n }) => s`откройте ${some('village', n)} на местности одного вида`,
  villagesOnLands: ({ count: n }) => s`откройте поселения на ${n} разных участках суши`,
  villageInRegion: ({ minSize, count: n }) =>
    s`откройте ${some('village', n)} в регионе не менее чем из ${some('any', minSize, 'gen')}`,
  villagesBeside: ({ what, count: n }) =>
    what === 'builtTower'
      ? s`откройте ${some('village', n)} рядом со своей смотровой башней`
      : s`откройте ${some('village', n)} рядом с ${what === 'ruin' ? 'руинами' : 'кристальными клетками'} (исследованными или нет)`,
  towers: ({ count: n }) => s`постройте ${some('tower', n)}`,
  towerAt: ({ compass: point }) => s`постройте смотровую башню на ${compass(point)}`,
  posts: ({ count: n, minCity }) =>
    s`поставьте фактории в ${n} ${n === 1 ? 'городе' : 'городах'} со значением ${minCity} или больше`,
  postsOnEach: ({ terrains }) => s`поставьте по одной фактории ${and(terrains.map((ground) => ON[ground]))}`,
  route: ({ min }) => s`проложите торговый путь, приносящий ${some('coin', min)} или больше`,
  ruins: ({ count: n }) => s`исследуйте ${some('ruin', n)} у края карты провинции`,
  ruinsMarked: ({ symbols }) => {
    const marks = and(symbols.map(mark));
    if (symbols.every(isLetter)) return s`исследуйте руины с ${symbols.length === 1 ? 'буквой' : 'буквами'} ${marks}`;
    return s`исследуйте руины со ${symbols.length === 1 ? 'знаком' : 'знаками'}: ${marks}`;
  },
  ruinsOfOneMark: ({ count: n }) => s`исследуйте ${some('ruin', n)}, на которых один и тот же знак`,
  ruinsBeside: ({ terrains }) =>
    s`исследуйте руины так, чтобы среди соседних с ними клеток были ${and(terrains.map(terrain))}`,
  crystals: ({ count: n }) => s`исследуйте ${n} ${byNumber(n, 'кристальные клетки', 'кристальных клеток')}`,
  coinSpace: ({ min }) => s`исследуйте клетку, на которой не менее ${some('coin', min, 'gen')}`,
  chain: ({ cities, ruins }) =>
    s`соедините ${some('city', cities)} и ${some('ruin', ruins)} (все исследованы) одной непрерывной цепочкой первооткрывателей и поселений`,
  all: ({ of }, word) => list(of.map(word), '; ', '; '),
};

const EACH = { village: 'каждое поселение', tower: 'каждую смотровую башню' };

const treasure: GuildWords['treasure'] = {
  explorer: () => s`поставьте ${some('explorer', 1)} на любую местность по обычным правилам`,
  coins: ({ coins }) => s`получите ${some('coin', coins)}`,
  set: ({ worth, eachFurther }) =>
    s`${worth.slice(1).join(', ')} монет за 1–${worth.length - 1} вазы, ещё ${some('coin', eachFurther)} за каждую следующую`,
  per: ({ what, terrain: ground, every }) =>
    s`${some('coin', 1, 'nom')} за ${every === 1 ? EACH[what] : `каждые ${count(every, nouns[what], 'acc')}`}${ground === undefined ? '' : ` ${ON[ground]}`}`,
};

export const cards: GuildVoice = guildVoice({
  step: (shape, what, back) => SHAPES[shape](what, back),
  coinSpacesTimes: (times) =>
    s`клетки с монетами, исследованные этой картой, приносят в ${times} ${byNumber(times, 'раза', 'раз')} больше монет`,
  extraTreasures: (n) => s`возьмите ещё ${some('treasure', n)} за каждые руины, исследованные в этот ход впервые`,
  goal,
  treasure,
  atOnce: 'немедленно: ',
  atTheEnd: 'в конце игры: ',
  eraCard: (slot) =>
    slot === undefined
      ? [s`выполните одно из трёх своих особых действий`]
      : [
          s`в первый раз: возьмите 2 карты особых действий, 1 оставьте под номером ${slot}, другую положите под низ колоды`,
          s`выполните своё особое действие ${slot}`,
        ],
});
