import { Refusal } from '@moonstaff/kernel';
import { arnakMind } from './arnak/mind.ts';
import { guildMind } from './guild/mind.ts';
import type { AnyMind } from './mind.ts';

const minds: readonly AnyMind[] = [arnakMind, guildMind];

/** What the bots know of a game. */
export function mindFor(game: string): AnyMind {
  const mind = minds.find((one) => one.game.id === game);
  if (mind === undefined) throw new Refusal('bots.game', { game, known: minds.map((one) => one.game.id) });
  return mind;
}
