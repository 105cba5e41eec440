import { arnakNaming } from '../arnak/naming.ts';
import { guildNaming } from '../guild/naming.ts';
import type { Naming } from '../language.ts';
import { firstOf, fromTable } from '../naming.ts';
import { amount } from './grammar.ts';
import { arnakNames } from './names-arnak.ts';
import { guildNames } from './names-guild.ts';

const and = ' и ';

const arnak = arnakNaming(arnakNames, {
  and,
  amount,
  place: (level, row, n) =>
    `уровень ${level}${row === undefined ? '' : row === 'low' ? ', нижний ряд' : ', верхний ряд'}, место ${n}`,
  space: (row, n) => `ступень ${row}, ячейка ${n}`,
  fearTile: 'жетон ужаса',
  pilots: (n) => `пилоты: ${n}`,
  leftOver: 'остаётся: ',
  nothing: 'ничего',
  start: 'стартовая ячейка',
  lostTemple: 'затерянный храм',
});

const guild = guildNaming(guildNames, { and, amount });

/** The rival of Arnak has so many red tiles; the Guild's solo game is easy or hard. */
const redTiles: Naming = (n) => (typeof n === 'number' ? [{ text: `красные жетоны: ${n}` }] : undefined);
const seat: Naming = (n) => (typeof n === 'number' ? [{ text: `Место ${n + 1}` }] : undefined);

/** What every kind of thing is called. */
export const naming: { readonly [kind: string]: Naming } = {
  ...guild,
  ...arnak,
  card: firstOf(arnak.card, fromTable({ ...guildNames.exploreCard, ...guildNames.actionCard })),
  category: firstOf(fromTable({ ...arnakNames.category }), fromTable({ ...guildNames.category })),
  game: fromTable({ arnak: 'Руины острова Арнак', guild: 'Гильдия великих первооткрывателей' }),
  option: fromTable({ board: 'Поле', map: 'Карта местности', difficulty: 'Уровень сложности', first: 'Первый игрок' }),
  difficulty: firstOf(fromTable({ ...guildNames.difficulty }), redTiles),
  first: firstOf(fromTable({ random: 'случайно' }), seat),
  rival: fromTable({ rival: 'Конкурент' }),
};
