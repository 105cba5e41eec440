import { type GameId, isGameId } from '@moonstaff/catalogue';

type Table = { readonly [option: string]: string };

/** The tables bots are tried at: every board of Arnak, every map of the Guild. */
const TABLES: { readonly [Id in GameId]: readonly Table[] } = {
  arnak: [{ board: 'bird' }, { board: 'snake' }],
  guild: [{ map: 'avenia' }, { map: 'aghon' }, { map: 'kazan' }, { map: 'cnidaria' }],
};

export const tablesOf = (game: string): readonly Table[] => (isGameId(game) ? TABLES[game] : [{}]);
