import type { Game } from '../../game.ts';
import { stateHash } from '../../hash.ts';
import { parseLog } from '../../log.ts';
import type { Match } from '../../match.ts';
import { replay } from '../../replay.ts';

/** What goes wrong, if anything, when the log of this match is written down, read and played again. */
export function replaysWrong(game: Game, match: Match): string | undefined {
  const log = match.log();
  try {
    const again = replay(parseLog(JSON.stringify(log)), [game]);
    return stateHash(again.state) === stateHash(match.state) ? undefined : 'the replay ends differently';
  } catch (error) {
    return `the log does not replay: ${error instanceof Error ? error.message : error}`;
  }
}
