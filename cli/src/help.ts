import { type Command, type OptionSpec, VALUES } from './command.ts';
import { LANG } from './lang.ts';
import { optionsOf, usageOf } from './parse.ts';
import { columns } from './table.ts';
import type { Word } from './words.ts';

/** What `moonstaff --help` shows. */
export function mainHelp(commands: readonly Command[], word: Word): string {
  return lines([
    word('main.about'),
    '',
    word('main.usage'),
    '',
    word('main.commands'),
    ...columns(commands.map(({ name, about }) => [`  ${name}`, word(about)])),
    '',
    ...options({ lang: LANG }, word),
    '',
    word('main.more'),
    word('main.exit'),
  ]);
}

/** What `moonstaff <command> --help` shows. */
export function commandHelp(command: Command, word: Word): string {
  return lines([
    word('help.usage', { usage: usageOf(command, word) }),
    word(command.about),
    '',
    ...options(optionsOf(command), word),
    ...(command.notes === undefined ? [] : ['', ...command.notes(word)]),
  ]);
}

const options = (specs: { readonly [name: string]: OptionSpec }, word: Word): readonly string[] => [
  word('help.options'),
  ...columns(Object.entries(specs).map(([name, spec]) => [`  ${form(name, spec, word)}`, aboutOf(spec, word)])),
];

/** How the help shows the value of an option. A fixed word is shown as it is. */
const shownValue = (value: OptionSpec['value'], word: Word): string =>
  value === undefined ? '' : value === 'human' ? ` ${value}` : ` <${word(VALUES[value])}>`;

const form = (name: string, { value, short }: OptionSpec, word: Word): string =>
  `--${name}${shownValue(value, word)}${short === undefined ? '' : `, -${short}`}`;

function aboutOf({ about, known = [], preset }: OptionSpec, word: Word): string {
  const text = word(about, { known });
  return preset === undefined ? text : word('help.preset', { about: text, preset });
}

const lines = (texts: readonly string[]): string => `${texts.join('\n')}\n`;
