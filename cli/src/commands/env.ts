import type { Command } from '../command.ts';
import { Conversation } from '../env/answer.ts';
import { EXIT } from '../exit.ts';

const PAGE = 'docs/researchers.md';

/** Tables for programs that learn: JSON lines in, JSON lines out. */
export const env: Command = {
  name: 'env',
  about: 'env.about',
  usage: 'env.usage',
  options: {},
  notes: (word) => [word('env.more', { page: PAGE })],
  run: async (_parsed, terminal, speech) => {
    const conversation = new Conversation(speech);
    for await (const line of terminal.lines()) {
      if (line.trim() !== '') terminal.out(`${await conversation.answer(line)}\n`);
    }
    return EXIT.ok;
  },
};
