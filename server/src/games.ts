import { loadGame as fromCatalogue, type GameId } from '@moonstaff/catalogue';
import type { AnyGame } from '@moonstaff/kernel';

/** A game from the catalogue or from elsewhere. Plain data, so worker threads can load it too. */
export type GameSource = GameId | ForeignGame;

interface ForeignGame {
  /** The name of a package, or a file's URL. */
  readonly module: string;
  /** The name of the export. */
  readonly name: string;
}

export async function loadGames(sources: readonly GameSource[]): Promise<ReadonlyMap<string, AnyGame>> {
  const games = await Promise.all(
    sources.map((source) => (typeof source === 'string' ? fromCatalogue(source) : foreignGame(source))),
  );
  return new Map(games.map((game) => [game.id, game]));
}

async function foreignGame({ module, name }: ForeignGame): Promise<AnyGame> {
  const found = (await import(module)) as { readonly [name: string]: unknown };
  const game = found[name];
  if (typeof game !== 'object' || game === null || !('setup' in game))
    throw new Error(`${module} exports no game ${name}`);
  return game as AnyGame;
}
