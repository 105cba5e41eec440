import type { AnyGame } from '@moonstaff/kernel';
import { GAMES, type GameSource } from '@moonstaff/server';

const SAMPLE: GameSource = { module: '@moonstaff/kernel/sample', name: 'sample' };

/** The games trials play: those of the house, and the kernel's small one. */
export const GAME_SOURCES: readonly GameSource[] = [SAMPLE, ...GAMES];

export async function gameNamed(name: string): Promise<AnyGame> {
  const source = GAME_SOURCES.find((each) => each.name === name);
  if (source === undefined)
    throw new Error(`no game ${name}; there are ${GAME_SOURCES.map((each) => each.name).join(', ')}`);
  const module = (await import(source.module)) as { readonly [name: string]: AnyGame };
  const game = module[source.name];
  if (game === undefined) throw new Error(`${source.module} has no ${name}`);
  return game;
}
