import type { ArnakOptions } from '@moonstaff/arnak';
import { quoted } from '../../en/grammar.ts';
import type { Naming } from '../../language.ts';
import { firstOf, fromTable, optionNames } from '../../naming.ts';
import { arnakNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

const and = ' and ';

/** The rival's difficulty is the number of its red tiles. */
const redTiles: Naming = (n) =>
  typeof n === 'number' ? [{ text: `${n} red ${n === 1 ? 'tile' : 'tiles'}` }] : undefined;
const seat: Naming = (n) => (typeof n === 'number' ? [{ text: `Seat ${n + 1}` }] : undefined);

export const naming: { readonly [kind: string]: Naming } = {
  ...arnakNaming(names, {
    and,
    quoted,
    amount,
    place: (level, row, n) =>
      `level ${level}${row === undefined ? '' : row === 'low' ? ', lower row' : ', upper row'}, place ${n}`,
    space: (row, n) => `row ${row}, space ${n}`,
    fearTile: 'fear tile',
    pilots: (n) => `${n} ${n === 1 ? 'pilot' : 'pilots'}`,
    leftOver: 'left over: ',
    nothing: 'nothing',
    ownForm: 'acc',
    start: 'starting space',
    lostTemple: 'Lost Temple',
  }),
  option: optionNames<ArnakOptions>({ board: 'Board', difficulty: 'Difficulty', first: 'Starting player' }),
  difficulty: redTiles,
  first: firstOf(fromTable({ random: 'random' }), seat),
  rival: fromTable({ rival: 'Rival' }),
};
