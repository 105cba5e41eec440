import { parseArgs } from 'node:util';
import { nearWord } from '@moonstaff/scenarios';
import type { Command, OptionSpec, Parsed } from './command.ts';
import { Usage } from './exit.ts';
import { LANG } from './lang.ts';
import type { Word } from './words.ts';

const HELP: OptionSpec = { about: 'help.help', short: 'h' };

/** The options that every command has. */
export const optionsOf = (command: Command): { readonly [name: string]: OptionSpec } => ({
  ...command.options,
  lang: LANG,
  help: HELP,
});

/** How a command is called, beginning with its name. */
export const usageOf = ({ name, usage }: Command, word: Word): string => word(usage, { name });

/** Reads the words after the command's name. */
export function parse(command: Command, words: readonly string[], word: Word): Parsed {
  const options = optionsOf(command);
  const values = new Map<string, string[]>();
  const flags = new Set<string>();
  const operands: string[] = [];
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, short }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(short !== undefined && { short }) },
      ]),
    ),
  });
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (spec === undefined) throw unknownOption(token.rawName, Object.keys(options));
    if (spec.value === undefined) {
      if (token.value !== undefined) throw new Usage('args.flag', { name: token.name });
      flags.add(token.name);
    } else {
      // A value that begins with a dash is taken for the next option, unless joined by "=".
      const isNext = !token.inlineValue && token.value?.startsWith('--');
      if (token.value === undefined || isNext) throw new Usage('args.value', { name: token.name });
      values.set(token.name, spec.multiple ? [...(values.get(token.name) ?? []), token.value] : [token.value]);
    }
  }
  const [stray] = command.takesOperands ? [] : operands;
  if (stray !== undefined && !flags.has('help')) {
    throw new Usage('args.stray', { given: stray, usage: usageOf(command, word) });
  }
  return { values, flags, operands };
}

function unknownOption(given: string, names: readonly string[]): Usage {
  const known = names.map((name) => `--${name}`);
  const near = nearWord(given, known);
  return near === undefined
    ? new Usage('args.unknown', { given, known })
    : new Usage('args.meant', { given, near, known });
}

/** The value of an option that is given at most once. */
export const optionValue = ({ values }: Parsed, name: string): string | undefined => values.get(name)?.at(-1);

/** A whole number within bounds. */
export function numberOf(parsed: Parsed, name: string, bounds: { preset: number; min: number; max: number }): number {
  const given = optionValue(parsed, name);
  if (given === undefined) return bounds.preset;
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < bounds.min || number > bounds.max) {
    throw new Usage('args.number', { name, given, min: bounds.min, max: bounds.max });
  }
  return number;
}

/** The one word a command takes besides its options. */
export function onlyOperand(command: Command, [first, stray]: readonly string[], word: Word): string {
  if (first === undefined) throw new Usage('args.needed', { usage: usageOf(command, word) });
  if (stray !== undefined) throw new Usage('args.stray', { given: stray, usage: usageOf(command, word) });
  return first;
}
