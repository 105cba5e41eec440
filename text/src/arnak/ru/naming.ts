import type { ArnakOptions } from '@moonstaff/arnak';
import type { Naming } from '../../language.ts';
import { firstOf, fromTable, optionNames } from '../../naming.ts';
import { quoted } from '../../ru/grammar.ts';
import { arnakNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

const and = ' и ';

/** The rival's difficulty is the number of its red tiles. */
const redTiles: Naming = (n) => (typeof n === 'number' ? [{ text: `красные жетоны: ${n}` }] : undefined);
const seat: Naming = (n) => (typeof n === 'number' ? [{ text: `Место ${n + 1}` }] : undefined);

export const naming: { readonly [kind: string]: Naming } = {
  ...arnakNaming(names, {
    and,
    quoted,
    amount,
    place: (level, row, n) =>
      `уровень ${level}${row === undefined ? '' : row === 'low' ? ', нижний ряд' : ', верхний ряд'}, место ${n}`,
    space: (row, n) => `ступень ${row}, ячейка ${n}`,
    fearTile: 'жетон ужаса',
    pilots: (n) => `пилоты: ${n}`,
    leftOver: 'остаётся: ',
    nothing: 'ничего',
    ownForm: 'nom',
    start: 'стартовая ячейка',
    lostTemple: 'затерянный храм',
  }),
  option: optionNames<ArnakOptions>({ board: 'Поле', difficulty: 'Уровень сложности', first: 'Первый игрок' }),
  difficulty: redTiles,
  first: firstOf(fromTable({ random: 'случайно' }), seat),
  rival: fromTable({ rival: 'Конкурент' }),
};
