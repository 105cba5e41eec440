import { count, type Noun } from '../../de/grammar.ts';
import type { Form } from '../../language.ts';
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
const and = (parts: readonly Part[]): Sentence => list(parts, ' und ');

const space = (prefix: string): Noun => ({
  gender: 'n',
  nom: `${prefix}feld`,
  acc: `${prefix}feld`,
  dat: `${prefix}feld`,
  many: `${prefix}felder`,
  manyDat: `${prefix}feldern`,
});

const NOUNS: { readonly [Kind in SpaceKind]: Noun } = { ...nouns, land: space('Land'), coinSpace: space('Münz') };

/** Wo ein Dorf liegt: `im Grasland`, `in der Wüste`. */
const IN = { grass: 'im Grasland', desert: 'in der Wüste', mountain: 'im Gebirge' };

/** `bis zu 2 Meeresfelder`, `1 Bergfeld`, `beliebig viele Städte` */
function upTo(of: SpaceKind, max: number, form: Form): Sentence {
  const noun = NOUNS[of];
  if (max === Number.POSITIVE_INFINITY) return s`beliebig viele ${{ text: noun.many, ...signOf(of) }}`;
  return s`${max === 1 ? '' : 'bis zu '}${{ text: count(max, noun, form), ...signOf(of), n: max }}`;
}

function spaces(what: Spaces, form: Form = 'acc'): Sentence {
  if ('each' in what) return s`${and(what.each.map(({ of, max }) => upTo(of, max, form)))} in beliebiger Reihenfolge`;
  if (typeof what.of === 'string') return upTo(what.of, what.max, form);
  return s`${upTo('any', what.max, form)} (${list(what.of.map(terrain), ' oder ')})`;
}

/** Woran ein Dorf liegt, und woran mehrere. */
const BESIDE = { ruin: ['einer Ruine', 'Ruinen'], crystal: ['einem Kristallfeld', 'Kristallfeldern'] } as const;

const THOSE = { none: 'daran', one: 'daran', several: 'daran', seas: 'an diese Meeresfelder' };

const SHAPES: { readonly [Shape in Parameters<GuildWords['step']>[0]]: (what: Spaces, back: Reference) => Sentence } = {
  free: (what) => s`erkunde ${spaces(what)}`,
  connected: (what) => s`erkunde ${spaces(what)} beliebigen Geländes, die aneinandergrenzen`,
  line: (what) => s`erkunde ${spaces(what)} in einer ununterbrochenen geraden Linie`,
  path: (what) => s`erkunde einen ununterbrochenen Pfad aus ${spaces(what, 'dat')}`,
  region: (what) => s`erkunde ${spaces(what)} im selben Gebiet`,
  neighboursOf: (what, back) => s`erkunde dann ${spaces(what)}, die ${THOSE[back]} angrenzen`,
  rayFrom: (what) => s`erkunde dann ${spaces(what)} in gerader Linie von dort aus`,
  rayFromVillage: (what, back) =>
    back === 'none'
      ? s`erkunde ${spaces(what)} in gerader Linie von einem deiner Dörfer oder der Hauptstadt aus`
      : s`erkunde dann ${spaces(what)} in gerader Linie von einem anderen dieser Orte aus`,
};

const goal: GuildWords['goal'] = {
  villages: ({ count: n, terrain: ground }) =>
    s`besitze ${some('village', n)}${ground === undefined ? '' : ` ${IN[ground]}`}`,
  villagesOnEach: ({ terrains }) => s`besitze je ein Dorf ${and(terrains.map((ground) => IN[ground]))}`,
  villagesOnOneTerrain: ({ count: n }) => s`besitze ${some('village', n)} in derselben Geländeart`,
  villagesOnLands: ({ count: n }) => s`besitze Dörfer auf ${n} verschiedenen Landmassen`,
  villageInRegion: ({ minSize, count: n }) =>
    s`besitze ${some('village', n)} in einem Gebiet mit mindestens ${minSize} Feldern`,
  villagesBeside: ({ what, count: n }) =>
    what === 'builtTower'
      ? s`besitze ${some('village', n)} neben einem deiner Entdeckungstürme`
      : s`besitze ${some('village', n)} neben ${BESIDE[what][n === 1 ? 0 : 1]} (erkundet oder nicht)`,
  towers: ({ count: n }) => s`errichte ${some('tower', n)}`,
  towerAt: ({ compass: point }) => s`errichte den Entdeckungsturm im ${compass(point)}`,
  posts: ({ count: n, minCity }) =>
    s`besitze Handelsposten in ${some('city', n, 'dat')} mit einem Wert von ${minCity} oder mehr`,
  postsOnEach: ({ terrains }) => s`besitze je einen Handelsposten ${and(terrains.map((ground) => IN[ground]))}`,
  route: ({ min }) => s`eröffne eine Handelsroute, die ${some('coin', min)} oder mehr einbringt`,
  ruins: ({ count: n }) => s`erkunde ${some('ruin', n)} am Rand der Landkarte`,
  ruinsMarked: ({ symbols }) =>
    s`erkunde ${symbols.length === 1 ? 'eine Ruine mit dem' : 'Ruinen mit den'} Zeichen ${and(symbols.map(mark))}`,
  ruinsOfOneMark: ({ count: n }) => s`erkunde ${some('ruin', n)} mit dem gleichen Zeichen`,
  ruinsBeside: ({ terrains }) => s`erkunde Ruinen, die insgesamt an ${and(terrains.map(terrain))} grenzen`,
  crystals: ({ count: n }) => s`erkunde ${n} Kristallfelder`,
  coinSpace: ({ min }) => s`erkunde ein Münzfeld mit ${some('coin', min, 'dat')} oder mehr`,
  chain: ({ cities, ruins }) =>
    s`verbinde ${some('city', cities)} und ${some('ruin', ruins)}, alle erkundet, durch eine ununterbrochene Kette aus Kundschaftern und Dörfern`,
  all: ({ of }, word) => list(of.map(word), '; ', '; '),
};

const treasure: GuildWords['treasure'] = {
  explorer: () => s`Setze ${some('explorer', 1)} nach den üblichen Regeln in beliebigem Gelände ein`,
  coins: ({ coins }) => s`Erhalte ${some('coin', coins)}`,
  set: ({ worth, eachFurther }) =>
    s`${worth.slice(1).join(', ')} Münzen für 1 bis ${worth.length - 1} Vasen, ${some('coin', eachFurther)} mehr für jede weitere Vase`,
  per: ({ what, terrain: ground, every }) =>
    s`${some('coin', 1)} je ${every === 1 ? nouns[what].nom : count(every, nouns[what])}${ground === undefined ? '' : ` ${IN[ground]}`}`,
};

const TIMES: { readonly [times: number]: string } = { 2: 'das Doppelte', 3: 'das Dreifache' };

export const cards: GuildVoice = guildVoice({
  step: (shape, what, back) => SHAPES[shape](what, back),
  coinSpacesTimes: (times) =>
    s`mit dieser Karte erkundete Münzfelder bringen ${TIMES[times] ?? `das ${times}-Fache`} ihres Werts`,
  extraTreasures: (n) =>
    s`ziehe ${some('treasure', n)} zusätzlich für jede Ruine, die du in diesem Zug zum ersten Mal erkundest`,
  goal,
  treasure,
  atOnce: 'sofort: ',
  atTheEnd: 'am Spielende: ',
  eraCard: (slot) =>
    slot === undefined
      ? [s`nutze eine deiner drei Erforschungskarten`]
      : [
          s`beim ersten Mal: Ziehe 2 Erforschungskarten, behalte 1 als Erforschungskarte ${slot} und lege die andere unter den Stapel`,
          s`nutze deine Erforschungskarte ${slot}`,
        ],
});
