/** The kind of name a board has: Arnak has temples, the Guild has maps. */
export const boardKind = (game: string): string => (game === 'guild' ? 'map' : 'board');
