import type { AnyGame } from '@moonstaff/kernel';

/** Where a game comes from, said so that worker threads can load it too. */
export interface GameSource {
  /** The name of a package, or a file's URL. */
  readonly module: string;
  /** The name it is exported by. */
  readonly name: string;
}

export const GAMES: readonly GameSource[] = [
  { module: import.meta.resolve('@moonstaff/guild'), name: 'guild' },
  { module: import.meta.resolve('@moonstaff/arnak'), name: 'arnak' },
];

export async function loadGames(sources: readonly GameSource[]): Promise<ReadonlyMap<string, AnyGame>> {
  const games = await Promise.all(sources.map(loadGame));
  return new Map(games.map((game) => [game.id, game]));
}

async function loadGame({ module, name }: GameSource): Promise<AnyGame> {
  const found = (await import(module)) as { readonly [name: string]: unknown };
  const game = found[name];
  if (typeof game !== 'object' || game === null || !('setup' in game))
    throw new Error(`${module} exports no game ${name}`);
  return game as AnyGame;
}
