import { inspect } from 'node:util';
import { Refusal } from '@moonstaff/kernel';
import { nearWord } from '@moonstaff/scenarios';
import { loadWords } from '@moonstaff/text';
import { COMMANDS } from './commands/index.ts';
import { EXIT, Failed, Usage } from './exit.ts';
import { commandHelp, mainHelp } from './help.ts';
import { parse } from './parse.ts';
import type { Terminal } from './terminal.ts';
import { word } from './words.ts';

/** Runs the command line; the exit code. */
export async function moonstaff(words: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = words;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      const asked = COMMANDS.find((command) => command.name === rest[0]);
      terminal.out(asked === undefined ? mainHelp(COMMANDS) : commandHelp(asked));
      return name === undefined ? EXIT.usage : EXIT.ok;
    }
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command === undefined) throw unknownCommand(name);
    const parsed = parse(command, rest);
    if (parsed.flags.has('help')) {
      terminal.out(commandHelp(command));
      return EXIT.ok;
    }
    return await command.run(parsed, terminal);
  } catch (error) {
    const { code, text } = await verdict(error);
    terminal.err(`moonstaff: ${text}\n`);
    return code;
  }
}

function unknownCommand(given: string): Usage {
  const known = COMMANDS.map(({ name }) => name);
  const near = nearWord(given, known);
  return near === undefined
    ? new Usage('main.unknown', { given, known })
    : new Usage('main.meant', { given, near, known });
}

async function verdict(error: unknown): Promise<{ readonly code: number; readonly text: string }> {
  if (error instanceof Usage) return { code: EXIT.usage, text: error.message };
  if (error instanceof Failed) return { code: EXIT.failed, text: error.message };
  // What the rules refuse here are the options and the number of players.
  if (error instanceof Refusal) return { code: EXIT.usage, text: (await loadWords('en')).say(error.phrase) };
  return { code: EXIT.failed, text: word('main.broken', { error: inspect(error) }) };
}
