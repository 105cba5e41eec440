import { type Phrase, parseLog, Refusal } from '@moonstaff/kernel';
import type { Sitter } from '../table/source.ts';
import { freshId } from './saved.ts';
import { saveGame } from './store.ts';

/** Takes a log file into this device's games: its table, or why it is none. */
export async function importLog(text: string, nameOf: (seat: number) => string): Promise<string | Phrase> {
  try {
    const { game, rules, options, seed, seats, entries } = parseLog(text);
    const id = freshId();
    const sitters = Array.from({ length: seats }, (_, seat): Sitter => ({ kind: 'person', name: nameOf(seat) }));
    await saveGame({ id, game, rules, options, seed, sitters, entries, over: false, changed: Date.now() });
    return id;
  } catch (error) {
    if (error instanceof Refusal) return error.phrase;
    throw error;
  }
}
