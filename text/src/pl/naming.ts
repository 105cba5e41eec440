import { arnakNaming } from '../arnak/naming.ts';
import { guildNaming } from '../guild/naming.ts';
import type { Naming } from '../language.ts';
import { firstOf, fromTable } from '../naming.ts';
import { amount } from './grammar.ts';
import { arnakNames } from './names-arnak.ts';
import { guildNames } from './names-guild.ts';

const and = ' i ';

const arnak = arnakNaming(arnakNames, {
  and,
  amount,
  place: (level, row, n) =>
    `poziom ${level}${row === undefined ? '' : row === 'low' ? ', dolny rząd' : ', górny rząd'}, miejsce ${n}`,
  space: (row, n) => `rząd ${row}, pole ${n}`,
  fearTile: 'kafelek strachu',
  pilots: (n) => `${n} ${n === 1 ? 'pilot' : 'pilotów'}`,
  leftOver: 'zostaje: ',
  nothing: 'nic',
  start: 'pole startowe',
  lostTemple: 'zaginiona świątynia',
});

const guild = guildNaming(guildNames, { and, amount });

/** The rival of Arnak has so many red tiles; the Guild's solo game is easy or hard. */
const redTiles: Naming = (n) => (typeof n === 'number' ? [{ text: `czerwone kafelki: ${n}` }] : undefined);
const seat: Naming = (n) => (typeof n === 'number' ? [{ text: `Miejsce ${n + 1}` }] : undefined);

/** What every kind of thing is called. */
export const naming: { readonly [kind: string]: Naming } = {
  ...guild,
  ...arnak,
  card: firstOf(arnak.card, fromTable({ ...guildNames.exploreCard, ...guildNames.actionCard })),
  category: firstOf(fromTable({ ...arnakNames.category }), fromTable({ ...guildNames.category })),
  game: fromTable({ arnak: 'Zaginiona wyspa Arnak', guild: 'Gildia wielkich Odkrywców' }),
  option: fromTable({ board: 'Plansza', map: 'Mapa', difficulty: 'Poziom trudności', first: 'Pierwszy gracz' }),
  difficulty: firstOf(fromTable({ ...guildNames.difficulty }), redTiles),
  first: firstOf(fromTable({ random: 'losowo' }), seat),
  rival: fromTable({ rival: 'Przeciwnik' }),
};
