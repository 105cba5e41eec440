import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadLanguage } from '@moonstaff/text';
import { CLI_MESSAGES, FINDING_MESSAGES } from '@moonstaff/text/cli';
import { flag, toolArgs } from '@moonstaff/tools/tool-args';
import { shellOf } from '../src/language.ts';

const english = await loadLanguage('en');

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The sources of some folders without the words themselves, as one text. Reasons of an analysis pick theirs in one place. */
function sourcesOf(...folders: readonly string[]): string {
  const patterns = folders.flatMap((folder) => [`${folder}/src/**/*.{ts,tsx}`, `${folder}/tools/**/*.ts`]);
  return globSync(patterns, { cwd: ROOT })
    .filter((file) => !/^text[\\/]src[\\/](?!reasons\.ts$)/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
}

/** Keys are written out where they are used, so that they can be found. */
const missing = (keys: readonly string[], sources: string): readonly string[] =>
  keys.filter((key) => !sources.includes(`'${key}'`));

export const unusedOnPages = (): readonly string[] =>
  missing(Object.keys(shellOf(english)), sourcesOf('web', 'server', 'cli', 'text'));

export const unusedOnCommandLine = (): readonly string[] => missing(Object.keys(CLI_MESSAGES.en), sourcesOf('cli'));

/** The findings are named by the games as well: what a scenario gives is theirs to refuse. */
export const unusedFindings = (): readonly string[] =>
  missing(Object.keys(FINDING_MESSAGES.en), sourcesOf('kernel', 'games/*', 'scenarios'));

function remove(keys: readonly string[], files: readonly string[]): void {
  for (const file of files) {
    const path = join(ROOT, file);
    const before = readFileSync(path, 'utf8');
    const after = keys.reduce((text, key) => text.replace(entry(key), ''), before);
    if (after !== before) writeFileSync(path, after);
  }
}

/** `  'some.key': 'words',`, on one line or on two. */
const entry = (key: string): RegExp =>
  new RegExp(`^ {2}'${key.replaceAll('.', '\\.')}':\\s+(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"),\\n`, 'm');

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run unused -w text',
    about: 'Lists the messages that no source uses.',
    options: { remove: flag('take them out of every language') },
  });
  const [pages, commandLine, findings] = [unusedOnPages(), unusedOnCommandLine(), unusedFindings()];
  process.stdout.write([...pages, ...commandLine, ...findings].map((key) => `${key}\n`).join(''));
  if (values.remove) {
    const files = globSync('text/src/{,*/}??/{,chapters/}*.ts', { cwd: ROOT });
    remove(
      pages,
      files.filter((file) => !/(?:cli|findings)\.ts$/.test(file)),
    );
    remove(
      commandLine,
      files.filter((file) => file.endsWith('cli.ts')),
    );
    remove(
      findings,
      files.filter((file) => file.endsWith('findings.ts')),
    );
  }
}
