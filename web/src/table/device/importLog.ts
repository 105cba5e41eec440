import '@moonstaff/client/no-eval';
import { type Log, type Phrase, parseLog, Refusal, replay } from '@moonstaff/kernel';
import { analysisIn } from '../analysis/fitting.ts';
import { allGames } from '../engine/games.ts';
import { freshId, resultOf, type SavedGame } from '../engine/saved.ts';
import type { Sitter } from '../source.ts';
import { saveAnalysis } from './store.ts';
import { keepOrHold } from './unkept.ts';

/** The game in a log file. It is played through once: what does not fit, or ends otherwise, is refused whole. */
export async function gameInLog(log: Log, nameOf: (seat: number) => string): Promise<SavedGame> {
  const match = replay(log, await allGames());
  const { game, rules, options, seed, seats, entries } = log;
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => ({ kind: 'person', name: nameOf(seat) }));
  const over = match.game.toAct(match.state).length === 0;
  const outcome = match.game.outcome(match.state);
  return {
    ...{ id: freshId(), game, rules, options, seed, sitters, entries, over, changed: Date.now() },
    ...(outcome && { result: resultOf(outcome) }),
  };
}

/** Takes a log file into this device's games: its game, or why it is none. */
export async function importLog(text: string, nameOf: (seat: number) => string): Promise<SavedGame | Phrase> {
  try {
    const log = parseLog(text);
    const game = await gameInLog(log, nameOf);
    await keepOrHold(game);
    await keepNotes(game.id, log);
    return game;
  } catch (error) {
    if (error instanceof Refusal) return error.phrase;
    throw error;
  }
}

/** Keeps the expert's notes of a log file, if there are any. Without them the game can still be analysed again. */
async function keepNotes(id: string, { notes }: Log): Promise<void> {
  const analysis = analysisIn(notes);
  if (analysis !== undefined) await saveAnalysis('replay', id, analysis).catch(() => {});
}
