import { arnakNaming } from '../arnak/naming.ts';
import { guildNaming } from '../guild/naming.ts';
import type { Naming } from '../language.ts';
import { firstOf, fromTable } from '../naming.ts';
import { amount } from './grammar.ts';
import { arnakNames } from './names-arnak.ts';
import { guildNames } from './names-guild.ts';

const and = ' und ';

const arnak = arnakNaming(arnakNames, {
  and,
  amount,
  place: (level, row, n) =>
    `Stufe ${level}${row === undefined ? '' : row === 'low' ? ', untere Reihe' : ', obere Reihe'}, Platz ${n}`,
  space: (row, n) => `Reihe ${row}, Feld ${n}`,
  fearTile: 'Furchtplättchen',
  pilots: (n) => `${n} ${n === 1 ? 'Pilot' : 'Piloten'}`,
  leftOver: 'übrig: ',
  nothing: 'nichts',
  start: 'Startfeld',
  lostTemple: 'Verschollener Tempel',
});

const guild = guildNaming(guildNames, { and, amount });

/** The rival of Arnak has so many red tiles; the Guild's solo game is easy or hard. */
const redTiles: Naming = (n) =>
  typeof n === 'number' ? [{ text: `${n} ${n === 1 ? 'rotes' : 'rote'} Plättchen` }] : undefined;
const seat: Naming = (n) => (typeof n === 'number' ? [{ text: `Platz ${n + 1}` }] : undefined);

/** What every kind of thing is called. */
export const naming: { readonly [kind: string]: Naming } = {
  ...guild,
  ...arnak,
  card: firstOf(arnak.card, fromTable({ ...guildNames.exploreCard, ...guildNames.actionCard })),
  category: firstOf(fromTable({ ...arnakNames.category }), fromTable({ ...guildNames.category })),
  game: fromTable({ arnak: 'Die verlorenen Ruinen von Arnak', guild: 'Die Gilde der fahrenden Händler' }),
  option: fromTable({ board: 'Spielbrett', map: 'Karte', difficulty: 'Schwierigkeitsgrad', first: 'Startspieler' }),
  difficulty: firstOf(fromTable({ ...guildNames.difficulty }), redTiles),
  first: firstOf(fromTable({ random: 'zufällig' }), seat),
  rival: fromTable({ rival: 'Gegner' }),
};
