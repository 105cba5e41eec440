import { GAME_IDS } from '@moonstaff/catalogue';
import { fastRandom, nextBelow } from '@moonstaff/kernel';
import { count, toolArgs } from '@moonstaff/tools/tool-args';
import { Conversation } from '../src/env/answer.ts';
import { speechIn } from '../src/words.ts';

const { tables, rounds } = toolArgs({
  command: 'node tools/run.mjs cli/tools/env-speed.ts',
  about: 'How many steps a second “moonstaff env” takes with random moves, messages and JSON included.',
  options: { tables: count('how many tables at the same time', 64), rounds: count('steps at each', 2000) },
}).values;

for (const game of GAME_IDS) {
  const conversation = new Conversation(speechIn('en'));
  const random = fastRandom('speed');
  const ask = async (message: object): Promise<readonly { readonly legal: number }[]> =>
    JSON.parse(await conversation.answer(JSON.stringify(message))).tables;
  let standings = await ask({ do: 'reset', game, tables });
  const began = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    standings = await ask({ do: 'step', actions: standings.map(({ legal }) => nextBelow(random, legal)) });
  }
  const { user, system } = process.cpuUsage(began);
  const perSecond = (tables * rounds * 1e6) / (user + system);
  process.stdout.write(`${game}: ${Math.round(perSecond)} steps per second of processor time\n`);
}
