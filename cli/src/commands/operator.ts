import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { optionValue } from '../parse.ts';

export const operator: Command = {
  name: 'operator',
  about: 'operator.about',
  usage: 'operator.usage',
  options: {
    stop: { about: 'operator.stop', known: ['announce'], value: 'number' },
    'end-all': { about: 'operator.endAll', known: ['new-cookie-key'] },
  },
  takesOperands: true,
  notes: (word) => [word('operator.more', { command: 'moonstaff operator', page: 'docs/operating.md' })],
  run: async (parsed, _, { language }) => {
    // The same that `npm run operator` runs. It reads its words from the command line.
    const stop = optionValue(parsed, 'stop');
    const options = [
      ...(stop === undefined ? [] : ['--stop', stop]),
      ...(parsed.flags.has('end-all') ? ['--end-all'] : []),
    ];
    process.argv.splice(2, process.argv.length, ...parsed.operands, ...options, '--lang', language);
    await import('@moonstaff/server/operator-command');
    return Number(process.exitCode ?? EXIT.ok);
  },
};
