import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { isLanguage, LANGUAGES, loadWords, type Words } from '@moonstaff/text';
import { flag, refuseArgs, toolArgs } from '@moonstaff/tools/tool-args';
import type { Data, Entry } from './book.ts';
import { arnakChapters } from './book-arnak.ts';
import { guildChapters } from './book-guild.ts';

const fileOf = (language: string): URL => new URL(`../read-back/${language}.json`, import.meta.url);

/** What a reader wrote down of a line; a `draft` was written by `npm run regenerate`, and nobody has read the line yet. */
export interface Reading extends Entry {
  readonly draft?: true;
}

export interface Finding {
  readonly line: string;
  readonly problem: string;
}

/** Every line of the book that nobody has read, or from which something else was read than the component does. */
export function readBack(words: Words, read: readonly Entry[]): Finding[] {
  const heard = new Map(read.map(({ line, says }) => [line, says]));
  const findings: Finding[] = [];
  for (const { line, says } of entriesOf(words)) {
    const reading = heard.get(line);
    if (reading === undefined) findings.push({ line, problem: 'not read yet' });
    else if (!isDeepStrictEqual(plainly(reading), plainly(says))) {
      findings.push({ line, problem: `read as ${shown(reading)}\n  it does ${shown(says)}` });
    }
  }
  return findings;
}

export const entriesOf = (words: Words): Entry[] =>
  [...arnakChapters(words), ...guildChapters(words)].flatMap(({ entries }) => entries);

export const readingOf = (language: string): readonly Reading[] =>
  existsSync(fileOf(language)) ? JSON.parse(readFileSync(fileOf(language), 'utf8')) : [];

/** The readings that still count, in the order of the book; a draft for every line nobody has read. */
export function completed(words: Words, read: readonly Reading[]): readonly Reading[] {
  const known = new Map(read.map((reading) => [reading.line, reading]));
  const lines = new Map(entriesOf(words).map((entry) => [entry.line, entry]));
  return [...lines.values()].map(
    ({ line, says }) => known.get(line) ?? { line, says: plainly(says) as Data, draft: true },
  );
}

/** Lists of words in any order, names in one order, and nothing that is said by leaving it out. */
function plainly(value: unknown): unknown {
  if (value === Number.POSITIVE_INFINITY) return 'any number';
  if (Array.isArray(value)) {
    const items = value.filter((item) => item?.op !== 'pass').map(plainly);
    return items.every((item) => typeof item === 'string') ? items.toSorted() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, part]) =>
          part !== undefined && part !== false && SILENT[name] !== part && !UNSAID.has(name) && !isEmpty(part),
      )
      .map(([name, part]) => [name, plainly(part)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What the words do not tell: whether a deed within a choice could be declined again. */
const UNSAID = new Set(['mandatory']);

/** What holds where a line says nothing. */
const SILENT: { readonly [name: string]: unknown } = { from: 'top', timing: 'main', occupancy: 'any', source: 'row' };

const shown = (data: Data): string => JSON.stringify(plainly(data));

/** One entry as the files have it: the line, and below it what it says. */
function entryText({ line, says, draft }: Reading): string {
  const fields = [
    `"line": ${JSON.stringify(line)}`,
    `"says": ${JSON.stringify(says)}`,
    ...(draft ? ['"draft": true'] : []),
  ];
  return `  {\n    ${fields.join(',\n    ')}\n  }`;
}

if (import.meta.main) {
  const command = 'npm run read-back -w text';
  const { values, words: languages } = toolArgs({
    command,
    about: `Compares what a reader of the book wrote down with what the components do, and lists the lines that nobody has read as they
stand today. How to read: text/read-back/README.md.`,
    options: { draft: flag('write a draft for each line that nobody has read') },
    words: { takes: 'LANGUAGE', about: `one of ${LANGUAGES.join(', ')}`, most: 1, known: LANGUAGES },
  });
  if (values.draft) {
    for (const code of LANGUAGES) {
      const all = completed(await loadWords(code), readingOf(code));
      writeFileSync(fileOf(code), `[\n${all.map(entryText).join(',\n')}\n]\n`);
    }
    process.exit();
  }
  const [language] = languages;
  if (!isLanguage(language)) refuseArgs(command, `which language, of ${LANGUAGES.join(', ')}?`);
  const words = await loadWords(language);
  const read = readingOf(language);
  const findings = readBack(words, read);
  for (const { line, problem } of findings) process.stdout.write(`${line}\n  ${problem}\n`);
  process.stdout.write(`${entriesOf(words).length} lines, ${findings.length} to be read or mended.\n`);
  for (const { line, draft } of read) if (draft) process.stdout.write(`${line}\n  a draft: nobody has read it yet\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
