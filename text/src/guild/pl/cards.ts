import type { Form } from '../../language.ts';
import { byNumber, count, type Noun } from '../../pl/grammar.ts';
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

const some = (icon: GuildIcon, n: number, form: Form = 'acc'): Part => amount({ icon, n }, form);
const and = (parts: readonly Part[]): Sentence => list(parts, ' i ');

const space = (adjective: string, ofAdjective: string, several: string, ofSeveral: string): Noun => ({
  nom: `pole ${adjective}`,
  acc: `pole ${adjective}`,
  gen: `pola ${ofAdjective}`,
  few: `pola ${several}`,
  many: `pól ${ofSeveral}`,
});

const NOUNS: { readonly [Kind in SpaceKind]: Noun } = {
  ...nouns,
  land: space('lądowe', 'lądowego', 'lądowe', 'lądowych'),
  coinSpace: space('z monetami', 'z monetami', 'z monetami', 'z monetami'),
};

/** Gdzie leży wioska i z czym sąsiadują ruiny. */
const ON = { grass: 'na łące', desert: 'na pustyni', mountain: 'w górach' };
const BESIDE = { grass: 'łąką', desert: 'pustynią', mountain: 'górami' };

/** `do 2 pól morskich`, `1 pole górskie`, `dowolną liczbę miast` */
function upTo(of: SpaceKind, max: number): Sentence {
  const noun = NOUNS[of];
  if (max === Number.POSITIVE_INFINITY) return s`dowolną liczbę ${{ text: noun.many, ...signOf(of) }}`;
  if (max === 1) return [{ text: count(1, noun, 'acc'), ...signOf(of), n: 1 }];
  return s`do ${{ text: count(max, noun, 'gen'), ...signOf(of), n: max }}`;
}

function spaces(what: Spaces): Sentence {
  if ('each' in what) return s`${and(what.each.map(({ of, max }) => upTo(of, max)))} w dowolnej kolejności`;
  if (typeof what.of === 'string') return upTo(what.of, what.max);
  return s`${upTo('any', what.max)} (${list(what.of.map(terrain), ' lub ')})`;
}

const THOSE = { none: 'nimi', one: 'nim', several: 'nimi', seas: 'tymi polami morskimi' };

const SHAPES: { readonly [Shape in Parameters<GuildWords['step']>[0]]: (what: Spaces, back: Reference) => Sentence } = {
  free: (what) => s`eksploruj ${spaces(what)}`,
  connected: (what) => s`eksploruj ${spaces(what)} dowolnego terenu, które sąsiadują ze sobą`,
  line: (what) => s`eksploruj ${spaces(what)} w jednej nieprzerwanej linii prostej`,
  path: (what) => s`eksploruj nieprzerwaną ścieżkę: ${spaces(what)}`,
  region: (what) => s`eksploruj ${spaces(what)} jednego regionu`,
  neighboursOf: (what, back) => s`następnie eksploruj ${spaces(what)} sąsiadujących z ${THOSE[back]}`,
  rayFrom: (what) => s`następnie eksploruj ${spaces(what)} w linii prostej od niego`,
  rayFromVillage: (what, back) =>
    back === 'none'
      ? s`eksploruj ${spaces(what)} w linii prostej od jednej ze swoich wiosek lub od stolicy`
      : s`następnie eksploruj ${spaces(what)} w linii prostej od innego z tych miejsc`,
};

const goal: GuildWords['goal'] = {
  villages: ({ count: n, terrain: ground }) =>
    s`posiadaj ${some('village', n)}${ground === undefined ? '' : ` ${ON[ground]}`}`,
  villagesOnEach: ({ terrains }) => s`posiadaj po jednej wiosce ${and(terrains.map((ground) => ON[ground]))}`,
  villagesOnOneTerrain: ({ count: n }) => s`posiadaj ${some('village', n)} na tym samym rodzaju terenu`,
  villagesOnLands: ({ count: n }) => s`posiadaj wioski na ${n} różnych lądach`,
  villageInRegion: ({ minSize, count: n }) =>
    s`posiadaj ${some('village', n)} w regionie liczącym co najmniej ${some('any', minSize)}`,
  villagesBeside: ({ what, count: n }) =>
    what === 'builtTower'
      ? s`posiadaj ${some('village', n)} obok jednej ze swoich wież obserwacyjnych`
      : s`posiadaj ${some('village', n)} obok ${what === 'ruin' ? 'ruin' : 'kryształowych pól'} (eksplorowanych lub nie)`,
  towers: ({ count: n }) => s`zbuduj ${some('tower', n)}`,
  towerAt: ({ compass: point }) => s`zbuduj wieżę obserwacyjną ${compass(point)}`,
  posts: ({ count: n, minCity }) =>
    s`posiadaj faktorie w ${n} ${n === 1 ? 'mieście' : 'miastach'} o wartości ${minCity} lub większej`,
  postsOnEach: ({ terrains }) => s`posiadaj po jednej faktorii ${and(terrains.map((ground) => ON[ground]))}`,
  route: ({ min }) => s`utwórz szlak handlowy wart ${some('coin', min)} lub więcej`,
  ruins: ({ count: n }) => s`eksploruj ${some('ruin', n)} na skraju mapy`,
  ruinsMarked: ({ symbols }) =>
    s`eksploruj ruiny ${symbols.length === 1 ? 'ze znakiem' : 'ze znakami:'} ${and(symbols.map(mark))}`,
  ruinsOfOneMark: ({ count: n }) => s`eksploruj ${some('ruin', n)} o tym samym znaku`,
  ruinsBeside: ({ terrains }) =>
    s`eksploruj ruiny, które łącznie sąsiadują z ${and(terrains.map((ground) => BESIDE[ground]))}`,
  crystals: ({ count: n }) => s`eksploruj ${n} ${byNumber(n, 'kryształowe pola', 'kryształowych pól')}`,
  coinSpace: ({ min }) => s`eksploruj pole z monetami warte co najmniej ${some('coin', min)}`,
  chain: ({ cities, ruins }) =>
    s`połącz ${some('city', cities)} i ${some('ruin', ruins)} (wszystkie eksplorowane) jednym nieprzerwanym ciągiem odkrywców i wiosek`,
  all: ({ of }, word) => list(of.map(word), '; ', '; '),
};

const treasure: GuildWords['treasure'] = {
  explorer: () => s`umieść ${some('explorer', 1)} na dowolnym terenie według zwykłych zasad`,
  coins: ({ coins }) => s`otrzymujesz ${some('coin', coins)}`,
  set: ({ worth, eachFurther }) =>
    s`${worth.slice(1).join(', ')} monet odpowiednio za ${worth
      .slice(1)
      .map((_, i) => i + 1)
      .join(', ')} wazy; każda kolejna waza daje dodatkowo ${some('coin', eachFurther)}`,
  per: ({ what, terrain: ground, every }) =>
    s`${some('coin', 1, 'nom')} za ${every === 1 ? `każdą ${nouns[what].acc}` : `każde ${count(every, nouns[what], 'acc')}`}${ground === undefined ? '' : ` ${ON[ground]}`}`,
};

export const cards: GuildVoice = guildVoice({
  step: (shape, what, back) => SHAPES[shape](what, back),
  coinSpacesTimes: (times) => s`pola z monetami eksplorowane tą kartą dają ${times} razy więcej monet`,
  extraTreasures: (n) =>
    s`dobierz dodatkowo ${some('treasure', n)} za każde pole z ruinami eksplorowane w tej turze po raz pierwszy`,
  goal,
  treasure,
  atOnce: 'natychmiast: ',
  atTheEnd: 'na koniec gry: ',
  eraCard: (slot) =>
    slot === undefined
      ? [s`wykonaj jedną ze swoich trzech akcji specjalnych`]
      : [
          s`za pierwszym razem: dobierz 2 karty akcji specjalnych, zatrzymaj 1 przy numerze ${slot}, drugą odłóż pod talię`,
          s`wykonaj swoją akcję specjalną ${slot}`,
        ],
});
