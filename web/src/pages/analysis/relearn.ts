import type { Analysis, JudgedTurn } from '@moonstaff/bots/analysis';
import type { AnyGame, Phrase, Seat } from '@moonstaff/kernel';
import { playedTo } from '../../table/engine/playedTo.ts';
import type { SavedGame } from '../../table/engine/saved.ts';
import type { TurnToFind } from '../puzzles/puzzle.ts';

/** The turns in which a seat gave something away, in the order of the game. */
export const turnsToRelearn = ({ turns }: Analysis, seat: Seat): readonly JudgedTurn[] =>
  turns.filter((turn) => turn.seat === seat && turn.better !== undefined && turn.find !== true);

/** The moment from which the better turn differs from the one that was played, to be played again. */
export function turnToFind(
  game: AnyGame,
  saved: SavedGame,
  { seat, better }: JudgedTurn,
  told: (state: unknown) => readonly Phrase[],
): TurnToFind | undefined {
  if (better === undefined) return undefined;
  const state = game.clone(playedTo(game, saved, better.at).state);
  const there: AnyGame = Object.assign(Object.create(game), { setup: () => game.clone(state) });
  const { rules, options, seed, sitters } = saved;
  const names = sitters.map(({ name }) => name);
  return {
    example: { game: there, rules, options, seed, names, entries: [], told: told(state) },
    seat,
    best: better.actions,
  };
}

/** The log file of a game with what the expert said about it. */
export const logWithNotes = (game: AnyGame, saved: SavedGame, notes: Analysis): string =>
  JSON.stringify({ ...playedTo(game, saved, saved.entries.length).log(), notes });
