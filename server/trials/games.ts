import { GAME_IDS } from '@moonstaff/catalogue';
import type { AnyGame } from '@moonstaff/kernel';
import { type GameSource, loadGames } from '@moonstaff/server';

/** The games that trials play: the catalogue and the kernel's sample game, or only the one that `TRIAL_GAME` names. */
export const GAME_SOURCES: readonly GameSource[] = [
  { module: '@moonstaff/kernel/sample', name: 'sample' } as const,
  ...GAME_IDS,
].filter((source) => {
  const only = process.env['TRIAL_GAME'];
  return only === undefined || only === (typeof source === 'string' ? source : source.name);
});

const games = await loadGames(GAME_SOURCES);

export const GAME_NAMES: readonly string[] = [...games.keys()];

export function gameNamed(name: string): AnyGame {
  const game = games.get(name);
  if (game === undefined) throw new Error(`no game ${name}; there are ${GAME_NAMES.join(', ')}`);
  return game;
}
