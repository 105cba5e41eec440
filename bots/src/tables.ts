/** The tables bots are tried at: every board of Arnak, every map of the Guild. */
const TABLES: { readonly [game: string]: readonly { readonly [option: string]: string }[] } = {
  arnak: [{ board: 'bird' }, { board: 'snake' }],
  guild: [{ map: 'avenia' }, { map: 'aghon' }, { map: 'kazan' }, { map: 'cnidaria' }],
};

export const tablesOf = (game: string): readonly { readonly [option: string]: string }[] => TABLES[game] ?? [{}];
