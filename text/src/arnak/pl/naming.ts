import type { ArnakOptions } from '@moonstaff/arnak';
import type { Naming } from '../../language.ts';
import { firstOf, fromTable, inQuotes, optionNames } from '../../naming.ts';
import { quoted } from '../../pl/grammar.ts';
import { arnakNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

const and = ' i ';

/** The rival's difficulty is the number of its red tiles. */
const redTiles: Naming = (n) => (typeof n === 'number' ? [{ text: `czerwone kafelki: ${n}` }] : undefined);
const seat: Naming = (n) => (typeof n === 'number' ? [{ text: `Miejsce ${n + 1}` }] : undefined);

const shared = arnakNaming(names, {
  and,
  quoted,
  amount,
  place: (level, row, n) =>
    `poziom ${level}${row === undefined ? '' : row === 'low' ? ', dolny rząd' : ', górny rząd'}, miejsce ${n}`,
  space: (row, n) => `rząd ${row}, pole ${n}`,
  fearTile: 'kafelek strachu',
  pilots: (n) => `${n} ${n === 1 ? 'pilot' : 'pilotów'}`,
  leftOver: 'zostaje: ',
  nothing: 'brak',
  ownForm: 'acc',
  start: 'pole startowe',
  lostTemple: 'zaginiona świątynia',
});

/** A title can't be declined, so the object of a verb is `kartę „Papuga”`. The fear tile isn't a card. */
const card: Naming = (id, form) =>
  form === 'acc' && id !== 'fear-tile'
    ? inQuotes((title) => `kartę ${quoted(title)}`, shared.card)(id, form)
    : shared.card(id, form);

/** `Bożek (moneta)`, and as the object of a verb `bożka (moneta)`. */
const idols = fromTable(names.idol);
const idol: Naming = (id, form) =>
  form === 'acc' ? inQuotes((name) => name.replace(/^Bożek/, 'bożka'), idols)(id, form) : idols(id, form);

export const naming: { readonly [kind: string]: Naming } = {
  ...shared,
  card,
  idol,
  option: optionNames<ArnakOptions>({ board: 'Plansza', difficulty: 'Poziom trudności', first: 'Pierwszy gracz' }),
  difficulty: redTiles,
  first: firstOf(fromTable({ random: 'losowo' }), seat),
  rival: fromTable({ rival: 'Przeciwnik' }),
};
