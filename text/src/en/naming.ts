import { arnakNaming } from '../arnak/naming.ts';
import { guildNaming } from '../guild/naming.ts';
import type { Naming } from '../language.ts';
import { firstOf, fromTable } from '../naming.ts';
import { amount } from './grammar.ts';
import { arnakNames } from './names-arnak.ts';
import { guildNames } from './names-guild.ts';

const and = ' and ';

const arnak = arnakNaming(arnakNames, {
  and,
  amount,
  place: (level, row, n) =>
    `level ${level}${row === undefined ? '' : row === 'low' ? ', lower row' : ', upper row'}, place ${n}`,
  space: (row, n) => `row ${row}, space ${n}`,
  fearTile: 'fear tile',
  pilots: (n) => `${n} ${n === 1 ? 'pilot' : 'pilots'}`,
  leftOver: 'left over: ',
  nothing: 'nothing',
  start: 'starting space',
  lostTemple: 'Lost Temple',
});

const guild = guildNaming(guildNames, { and, amount });

/** The rival of Arnak has so many red tiles; the Guild's solo game is easy or hard. */
const redTiles: Naming = (n) =>
  typeof n === 'number' ? [{ text: `${n} red ${n === 1 ? 'tile' : 'tiles'}` }] : undefined;
const seat: Naming = (n) => (typeof n === 'number' ? [{ text: `Seat ${n + 1}` }] : undefined);

/** What every kind of thing is called. */
export const naming: { readonly [kind: string]: Naming } = {
  ...guild,
  ...arnak,
  card: firstOf(arnak.card, fromTable({ ...guildNames.exploreCard, ...guildNames.actionCard })),
  category: firstOf(fromTable({ ...arnakNames.category }), fromTable({ ...guildNames.category })),
  game: fromTable({ arnak: 'Lost Ruins of Arnak', guild: 'The Guild of Merchant Explorers' }),
  option: fromTable({ board: 'Board', map: 'Map', difficulty: 'Difficulty level', first: 'Starting player' }),
  difficulty: firstOf(fromTable({ ...guildNames.difficulty }), redTiles),
  first: firstOf(fromTable({ random: 'random' }), seat),
  rival: fromTable({ rival: 'Rival' }),
};
