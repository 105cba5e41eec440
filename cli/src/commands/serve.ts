import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { numberOf, optionValue } from '../parse.ts';

const ANY_PORT = 0;
const LAST_PORT = 65_535;

export const serve: Command = {
  name: 'serve',
  about: 'serve.about',
  usage: 'serve.usage',
  options: {
    port: { about: 'serve.port', value: 'number' },
    data: { about: 'serve.data', value: 'folder' },
  },
  notes: (word) => [word('serve.more', { page: 'docs/operating.md' })],
  run: async (parsed, _, { language }) => {
    const port = numberOf(parsed, 'port', { preset: ANY_PORT, min: ANY_PORT, max: LAST_PORT });
    const data = optionValue(parsed, 'data');
    // The server reads its settings from the environment. These take precedence.
    if (parsed.values.has('port')) process.env['PORT'] = String(port);
    if (data !== undefined) process.env['DATA_DIR'] = data;
    process.env['LC_ALL'] = language;
    // The same that `npm start` runs. It stays until a signal ends it.
    await import('@moonstaff/server/main');
    return EXIT.ok;
  },
};
