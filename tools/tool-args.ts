import process from 'node:process';
import { parseArgs } from 'node:util';

/** An option of a tool: what its help says, and how its value is read. */
interface ToolOption<Value> {
  readonly about: string;
  /** What it takes, in capitals. A flag takes nothing. */
  readonly takes?: string;
  /** What holds without it. */
  readonly preset: Value;
  readonly repeats?: true;
  /** Throws `WrongArgs` if it can't be read. */
  read(given: readonly string[], name: string): Value;
}

type ToolOptions = { readonly [name: string]: ToolOption<unknown> };

/** A program of the project that people call with words. */
export interface Tool<Options extends ToolOptions> {
  /** How it's called: `npm run learn`. */
  readonly command: string;
  /** What it does, for its help. */
  readonly about: string;
  readonly options?: Options;
  /** What it takes beside options; absent if nothing. */
  readonly words?: {
    readonly takes: string;
    readonly about: string;
    readonly most?: number;
    /** All there are. */
    readonly known?: readonly string[];
  };
}

type ValuesOf<Options extends ToolOptions> = {
  readonly [Name in keyof Options]: Options[Name] extends ToolOption<infer Value> ? Value : never;
};

/** How a tool was called. */
export interface ToolArgs<Options extends ToolOptions> {
  readonly values: ValuesOf<Options>;
  readonly words: readonly string[];
}

/** What's wrong with the arguments of a tool, in a sentence. */
export class WrongArgs extends Error {}

const last = (given: readonly string[]): string => given.at(-1) ?? '';

export const flag = (about: string): ToolOption<boolean> => ({ about, preset: false, read: () => true });

/** Any words. */
export function word(takes: string, about: string): ToolOption<string | undefined>;
export function word(takes: string, about: string, preset: string): ToolOption<string>;
export function word(takes: string, about: string, preset?: string): ToolOption<string | undefined> {
  return { takes, about, preset, read: last };
}

/** One of these words. */
export function choice<const Word extends string>(known: readonly Word[], about: string): ToolOption<Word | undefined>;
export function choice<const Word extends string>(
  known: readonly Word[],
  about: string,
  preset: NoInfer<Word>,
): ToolOption<Word>;
export function choice<const Word extends string>(
  known: readonly Word[],
  about: string,
  preset?: Word,
): ToolOption<Word | undefined> {
  const read = (given: readonly string[], name: string): Word => {
    const found = known.find((one) => one === last(given));
    if (found === undefined) throw new WrongArgs(`--${name} is ${known.join(' or ')}, not “${last(given)}”`);
    return found;
  };
  return { takes: known.join('|'), about, preset, read };
}

/** Some of these words, with commas between them or each after an option of its own. */
export function choices<const Word extends string>(
  takes: string,
  known: readonly Word[],
  about: string,
): ToolOption<readonly Word[]> {
  const { read } = choice(known, about);
  const readAll = (given: readonly string[], name: string): readonly Word[] =>
    given.flatMap((one) => one.split(',')).flatMap((one) => read([one], name) ?? []);
  return { takes, about: `${about} (${known.join(', ')})`, preset: [], repeats: true, read: readAll };
}

/** A whole number, from 1 on or from `least` on. */
export const count = (about: string, preset: number, least = 1): ToolOption<number> => ({
  takes: 'N',
  about,
  preset,
  read: (given, name) => {
    const number = Number(last(given));
    if (last(given).trim() === '' || !Number.isSafeInteger(number) || number < least)
      throw new WrongArgs(`--${name} takes a whole number from ${least} on, not “${last(given)}”`);
    return number;
  },
});

const HELP = 'show this text';

/** `npm run` keeps arguments to itself unless `--` stands before them. */
const callOf = (command: string): string => (command.startsWith('npm ') ? `${command} --` : command);

export function helpOf({ command, about, options = {}, words }: Tool<ToolOptions>): string {
  const rows = Object.entries(options).map(([name, { takes, about: text, preset }]) => {
    const left = takes === undefined ? `--${name}` : `--${name} ${takes}`;
    return [left, typeof preset === 'string' || typeof preset === 'number' ? `${text} (${preset})` : text] as const;
  });
  const all = [
    ...(words === undefined ? [] : [[words.takes, words.about] as const]),
    ...rows,
    ['--help', HELP],
  ] as const;
  const width = Math.max(...all.map(([left]) => left.length)) + 2;
  const takes = [...(rows.length === 0 ? [] : ['[option …]']), ...(words === undefined ? [] : [`[${words.takes}]`])];
  return [
    `Usage: ${takes.length === 0 ? command : `${callOf(command)} ${takes.join(' ')}`}`,
    '',
    about,
    '',
    ...all.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    '',
  ].join('\n');
}

/** How the tool was called; the text of `--help` if it was asked for that. Throws `WrongArgs`. */
export function readToolArgs<Options extends ToolOptions>(
  tool: Tool<Options>,
  args: readonly string[],
): ToolArgs<Options> | string {
  if (args.includes('--help') || args.includes('-h')) return helpOf(tool);
  const { words: taken } = tool;
  const options: ToolOptions = tool.options ?? {};
  const types = Object.entries(options).map(([name, { takes }]) => {
    return [name, { type: takes === undefined ? 'boolean' : 'string' }] as const;
  });
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (option === undefined) throw new WrongArgs(`there's no option ${token.rawName}`);
    if (option.takes === undefined && token.value !== undefined)
      throw new WrongArgs(`${token.rawName} takes nothing, not “${token.value}”`);
    const isNext = token.inlineValue === false && token.value.startsWith('-');
    if (option.takes !== undefined && (token.value === undefined || isNext))
      throw new WrongArgs(`${token.rawName} takes ${option.takes}, but nothing follows it`);
    given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? '']);
  }
  if (words.length > (taken === undefined ? 0 : (taken.most ?? words.length)))
    throw new WrongArgs(`“${words.at(-1)}” is one word too many`);
  const unknown = words.find((one) => taken?.known?.includes(one) === false);
  if (unknown !== undefined) throw new WrongArgs(`there's no “${unknown}”, only ${taken?.known?.join(', ')}`);
  const values = Object.entries(options).map(([name, { read, preset }]) => {
    const texts = given.get(name);
    return [name, texts === undefined ? preset : read(texts, name)] as const;
  });
  return { values: Object.fromEntries(values) as ValuesOf<Options>, words };
}

/** Ends a tool that was called wrongly. */
export function refuseArgs(command: string, reason: string): never {
  process.stderr.write(`${command}: ${reason}; see ${callOf(command)} --help.\n`);
  process.exit(2);
}

/** How this tool was called. Answers `--help`, and arguments that it doesn't take, by itself. */
export function toolArgs<Options extends ToolOptions = Record<never, never>>(tool: Tool<Options>): ToolArgs<Options> {
  try {
    const given = readToolArgs(tool, process.argv.slice(2));
    if (typeof given !== 'string') return given;
    process.stdout.write(given);
    process.exit(0);
  } catch (error) {
    if (error instanceof WrongArgs) refuseArgs(tool.command, error.message);
    throw error;
  }
}
