import { GAME_IDS } from '@moonstaff/catalogue';
import type { AnyGame } from '@moonstaff/kernel';
import { type GameSource, loadGames } from '@moonstaff/server';

/** The games that trials play: the catalogue and the kernel's sample game. */
export const GAME_SOURCES: readonly GameSource[] = [
  { module: '@moonstaff/kernel/sample', name: 'sample' },
  ...GAME_IDS,
];

const games = await loadGames(GAME_SOURCES);

export function gameNamed(name: string): AnyGame {
  const game = games.get(name);
  if (game === undefined) throw new Error(`no game ${name}; there are ${[...games.keys()].join(', ')}`);
  return game;
}
