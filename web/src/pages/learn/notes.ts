import type { GameId } from '@moonstaff/catalogue';
import type { LessonNote, Words } from '@moonstaff/text';
import { late } from '../../kit/late/late.ts';

type Notes = ReadonlyMap<string, LessonNote>;

const known = new WeakMap<Words, Map<GameId, () => Promise<Notes>>>();

/** The words of a game's notes; one promise for each language, so that React may wait for it. */
export function notesOf(words: Words, game: GameId): Promise<Notes> {
  const games = known.get(words) ?? new Map<GameId, () => Promise<Notes>>();
  known.set(words, games);
  const notes = games.get(game) ?? late(() => words.lesson(game));
  games.set(game, notes);
  return notes();
}
