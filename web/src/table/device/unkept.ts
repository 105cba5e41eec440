import type { SavedGame } from '../engine/saved.ts';
import { askToStay } from './stay.ts';
import { saveGame } from './store.ts';

/** Games the device would not keep: they are played from the page's own memory, and the table says so. */
const held = new Map<string, SavedGame>();

export const heldGame = (id: string): SavedGame | undefined => held.get(id);

/** Puts a new game down, or holds it where its table finds it. */
export async function keepOrHold(game: SavedGame): Promise<void> {
  try {
    await saveGame(game);
  } catch {
    held.set(game.id, game);
    return;
  }
  void askToStay();
}
