import type { ArnakOptions } from '@moonstaff/arnak';
import { quoted } from '../../de/grammar.ts';
import type { Naming } from '../../language.ts';
import { firstOf, fromTable, optionNames } from '../../naming.ts';
import { arnakNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

const and = ' und ';

/** The rival's difficulty is the number of its red tiles. */
const redTiles: Naming = (n) =>
  typeof n === 'number' ? [{ text: `${n} ${n === 1 ? 'rotes' : 'rote'} Plättchen` }] : undefined;
const seat: Naming = (n) => (typeof n === 'number' ? [{ text: `Platz ${n + 1}` }] : undefined);

export const naming: { readonly [kind: string]: Naming } = {
  ...arnakNaming(names, {
    and,
    quoted,
    amount,
    place: (level, row, n) =>
      `Stufe ${level}${row === undefined ? '' : row === 'low' ? ', untere Reihe' : ', obere Reihe'}, Platz ${n}`,
    space: (row, n) => `Reihe ${row}, Feld ${n}`,
    fearTile: 'Furchtplättchen',
    pilots: (n) => `${n} ${n === 1 ? 'Pilot' : 'Piloten'}`,
    leftOver: 'übrig: ',
    nothing: 'nichts',
    ownForm: 'acc',
    start: 'Startfeld',
    lostTemple: 'Verschollener Tempel',
  }),
  option: optionNames<ArnakOptions>({ board: 'Spielbrett', difficulty: 'Schwierigkeitsstufe', first: 'Startspieler' }),
  difficulty: redTiles,
  first: firstOf(fromTable({ random: 'zufällig' }), seat),
  rival: fromTable({ rival: 'Gegner' }),
};
