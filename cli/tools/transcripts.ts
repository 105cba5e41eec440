/**
 * Games for reading. If a log is missing or has older rules, skilled bots play that game again. Then this writes all
 * pages. `npm run regenerate` runs it.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { choose, mindFor } from '@moonstaff/bots';
import { Match, seedFrom } from '@moonstaff/kernel';
import { KINDS, keptLog, logFile, pageFile, pageOf } from '../src/transcripts.ts';

function played(game: string, seats: number, options: object, seed: string): Match {
  const mind = mindFor(game);
  const match = Match.start(mind.game, { seats, options, seed: seedFrom(seed) });
  for (let step = 0; ; step++) {
    const seat = mind.game.toAct(match.state)[0];
    if (seat === undefined) return match;
    const legal = mind.game.legal(match.state, seat);
    const view = mind.game.view(match.state, seat);
    match.act(seat, choose(mind, 'skilled', { view, seat, legal, seed: step }, { iterations: 1 }));
  }
}

/** Whether there is a log by the present rules. */
const isCurrent = (name: string, game: string): boolean =>
  existsSync(logFile(name)) && keptLog(name).rules === mindFor(game).game.rules.current;

for (const { name, game, seats, options } of KINDS) {
  if (!isCurrent(name, game)) {
    writeFileSync(logFile(name), `${JSON.stringify(played(game, seats, options, name).log())}\n`);
  }
  writeFileSync(pageFile(name), await pageOf(name));
  process.stdout.write(`${name}\n`);
}
