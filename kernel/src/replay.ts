import type { AnyGame } from './game.ts';
import type { Log } from './log.ts';
import { Match } from './match.ts';
import type { Json } from './phrase.ts';
import { Refusal } from './refusal.ts';
import { sealFor } from './seal.ts';

/** Plays a log through. Refuses all of it when an entry doesn't fit or it ends differently. */
export function replay(log: Log, games: readonly AnyGame[]): Match {
  const game = games.find(({ id }) => id === log.game);
  if (game === undefined) throw new Refusal('log.game', { game: log.game, known: games.map(({ id }) => id) });
  const match = Match.start(game, log);
  for (const [position, line] of log.entries.entries()) {
    try {
      match.enter(line);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const reason: Json = { ...error.phrase };
      throw new Refusal('log.entry', { position, reason });
    }
  }
  const hash = sealFor(log.version, game, match.state, log.seats);
  if (hash !== log.end.hash) throw new Refusal('log.hash', { expected: log.end.hash, actual: hash });
  return match;
}
