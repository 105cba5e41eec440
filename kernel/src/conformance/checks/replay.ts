import type { Game } from '../../game.ts';
import { parseLog } from '../../log.ts';
import type { Match } from '../../match.ts';
import { replay } from '../../replay.ts';

/** What goes wrong, if anything, when the log of this match is written down, read and played again. */
export function replaysWrong(game: Game, match: Match): string | undefined {
  const log = match.log();
  try {
    const again = replay(parseLog(JSON.stringify(log)), [game]);
    return again.hash() === log.end.hash ? undefined : 'the replay ends elsewhere';
  } catch (error) {
    return `the log does not replay: ${error instanceof Error ? error.message : error}`;
  }
}
