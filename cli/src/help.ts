import type { Command, OptionSpec } from './command.ts';
import { optionsOf } from './parse.ts';
import { columns } from './table.ts';
import { word } from './words.ts';

/** What `moonstaff --help` shows. */
export function mainHelp(commands: readonly Command[]): string {
  return lines([
    word('main.about'),
    '',
    word('main.usage'),
    '',
    word('main.commands'),
    ...columns(commands.map(({ name, about }) => [`  ${name}`, about])),
    '',
    word('main.more'),
    word('main.exit'),
  ]);
}

/** What `moonstaff <command> --help` shows. */
export function commandHelp(command: Command): string {
  const options = Object.entries(optionsOf(command)).map(([name, spec]) => [`  ${form(name, spec)}`, about(spec)]);
  return lines([
    word('help.usage', { usage: command.usage }),
    command.about,
    '',
    word('help.options'),
    ...columns(options),
    ...(command.notes === undefined ? [] : ['', ...command.notes]),
  ]);
}

const form = (name: string, { value, short }: OptionSpec): string =>
  `--${name}${value === undefined ? '' : ` <${value}>`}${short === undefined ? '' : `, -${short}`}`;

const about = ({ about, preset }: OptionSpec): string =>
  preset === undefined ? about : word('help.preset', { about, preset });

const lines = (texts: readonly string[]): string => `${texts.join('\n')}\n`;
