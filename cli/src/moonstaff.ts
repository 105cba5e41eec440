import { inspect } from 'node:util';
import { Refusal } from '@moonstaff/kernel';
import { nearWord } from '@moonstaff/scenarios';
import { loadWords, preferred } from '@moonstaff/text';
import { COMMANDS } from './commands/index.ts';
import { EXIT, Failed, Usage } from './exit.ts';
import { commandHelp, mainHelp } from './help.ts';
import { takeLanguage } from './lang.ts';
import { parse } from './parse.ts';
import type { Terminal } from './terminal.ts';
import { type Speech, speechIn } from './words.ts';

/** Runs the command line and returns the exit code. */
export async function moonstaff(words: readonly string[], terminal: Terminal): Promise<number> {
  let speech = speechIn(preferred(terminal.wishes));
  try {
    const { language, rest } = takeLanguage(words);
    if (language !== undefined) speech = speechIn(language);
    return await obey(rest, terminal, speech);
  } catch (error) {
    const { code, text } = await verdict(error, speech);
    terminal.err(`moonstaff: ${text}\n`);
    return code;
  }
}

const HELP = ['help', '--help', '-h'];

/** Without a command, we serve: `npx moonstaff --port 9000`. */
const isWithoutCommand = ([first]: readonly string[]): boolean =>
  first === undefined || (first.startsWith('-') && !HELP.includes(first));

async function obey(words: readonly string[], terminal: Terminal, speech: Speech): Promise<number> {
  const [name = '', ...rest] = isWithoutCommand(words) ? ['serve', ...words] : words;
  const { word } = speech;
  if (HELP.includes(name)) {
    const asked = COMMANDS.find((command) => command.name === rest[0]);
    terminal.out(asked === undefined ? mainHelp(COMMANDS, word) : commandHelp(asked, word));
    return EXIT.ok;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw unknownCommand(name);
  const parsed = parse(command, rest, word);
  if (parsed.flags.has('help')) {
    terminal.out(commandHelp(command, word));
    return EXIT.ok;
  }
  return command.run(parsed, terminal, speech);
}

function unknownCommand(given: string): Usage {
  const known = COMMANDS.map(({ name }) => name);
  const near = nearWord(given, known);
  return near === undefined
    ? new Usage('main.unknown', { given, known })
    : new Usage('main.meant', { given, near, known });
}

async function verdict(
  error: unknown,
  { language, word }: Speech,
): Promise<{ readonly code: number; readonly text: string }> {
  if (error instanceof Usage) return { code: EXIT.usage, text: word(error.key, error.args) };
  if (error instanceof Failed) return { code: EXIT.failed, text: word(error.key, error.args) };
  // Here the rules can only refuse options or the number of players.
  if (error instanceof Refusal) return { code: EXIT.usage, text: (await loadWords(language)).say(error.phrase) };
  return { code: EXIT.failed, text: word('main.broken', { error: inspect(error) }) };
}
