/**
 * Games for reading: `node cli/tools/transcripts.ts --play` lets skilled bots play one game of each kind and
 * keeps the logs; without it, the kept logs are told again.
 */
import { writeFileSync } from 'node:fs';
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

for (const { name, game, seats, options } of KINDS) {
  if (process.argv.includes('--play')) {
    writeFileSync(logFile(name), `${JSON.stringify(played(game, seats, options, name).log())}\n`);
  }
  writeFileSync(pageFile(name), await pageOf(keptLog(name)));
  process.stdout.write(`${name}\n`);
}
