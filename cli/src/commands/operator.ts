import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';

export const operator: Command = {
  name: 'operator',
  about: 'operator.about',
  usage: 'operator.usage',
  options: {},
  takesOperands: true,
  notes: (word) => [word('operator.more', { command: 'moonstaff operator', page: 'docs/operating.md' })],
  run: async (parsed, _, { language }) => {
    // The same that `npm run operator` runs. It reads its words from the command line.
    process.argv.splice(2, process.argv.length, ...parsed.operands, '--lang', language);
    await import('@moonstaff/server/operator-command');
    return Number(process.exitCode ?? EXIT.ok);
  },
};
