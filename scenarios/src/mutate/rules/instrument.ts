import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import type { Logger } from '@stryker-mutator/api/logging';
import { commonTokens } from '@stryker-mutator/api/plugin';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';
import { codeHashOf, hashOf } from './hash.ts';
import { messagesIn } from './messages.ts';
import type { Instrumented } from './mutant.ts';
import { nameAll } from './naming.ts';

/** Goes up when the same file would be instrumented differently. */
export const VERSION = 8;

/** Instruments the files, or takes what an earlier run kept for the same text. */
export async function instrumentAll(
  root: string,
  files: readonly string[],
  kept: string,
): Promise<readonly Instrumented[]> {
  const all: Instrumented[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const keptAs = join(kept, `${hashOf(`${VERSION} ${file} ${text}`)}.json`);
    if (existsSync(keptAs)) {
      all.push(JSON.parse(readFileSync(keptAs, 'utf8')));
      continue;
    }
    const instrumented = await instrument(file, text);
    mkdirSync(dirname(keptAs), { recursive: true });
    writeFileSync(keptAs, JSON.stringify(instrumented));
    all.push(instrumented);
  }
  return all;
}

/** Builds every mutant of a file into it. Stryker's instrumenter makes the changes; the switch is ours. */
export async function instrument(file: string, text: string): Promise<Instrumented> {
  const { files, mutants } = await instrumenter().instrument([{ name: file, content: text, mutate: true }], {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const content = files[0]?.content;
  if (content === undefined) throw new Error(`${file} could not be instrumented`);
  const named = nameAll(file, text, mutants);
  const isMessage = messagesIn(file, text);
  return {
    file,
    hash: codeHashOf(text),
    code: stripTypeScriptTypes(mutants.length === 0 ? text : switched(file, content, sizeFor(mutants))),
    keeps: /^(export )?(let |const .*\bnew (Weak)?(Map|Set)\b)/m.test(text),
    mutants: named.flatMap((one, i) => {
      const mutant = mutants[i];
      if (mutant === undefined || isMessage(one.from, one.to)) return [];
      const { id, location, replacement } = mutant;
      return [{ id, line: location.start.line + 1, replacement, ...one }];
    }),
  };
}

/** Some numbers are left out, so there may be larger ones than there are mutants. */
const sizeFor = (mutants: readonly { readonly id: string }[]): number =>
  1 + Math.max(...mutants.map(({ id }) => Number(id)));

/**
 * Puts our switch in place of the functions that the instrumenter calls, as plain comparisons and counts: they're in
 * the way of everything that runs. Functions at the top of a file are made while it's loaded; so that their mutants can
 * be turned on later, a function asks when it's called, not when it's made.
 */
function switched(file: string, code: string, size: number): string {
  const head = `const stry = globalThis.__mutants.of(${JSON.stringify(file)}, ${size});\n`;
  const body = code
    .slice(code.indexOf(LAST_OF_ITS_OWN) + LAST_OF_ITS_OWN.length)
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\) \? \(\) => undefined : \(stryCov_9fa48\("\1"\), /g, 'stry.late($1, ')
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, '(stry.on === $1 && stry.pass())')
    .replaceAll(/stryCov_9fa48\(([^)]*)\)/g, (_, ids: string) => {
      const counts = [...ids.matchAll(/\d+/g)].map(([id]) => `stry.counts[${id}]++`);
      return `(stry.counts && (${counts.join(', ')}))`;
    });
  return head + body;
}

/** Where the functions end that the instrumenter puts at the top. */
const LAST_OF_ITS_OWN = `  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
`;

const silent = (): void => {};
const LOGGER: Logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

const instrumenter = (): ReturnType<typeof createInstrumenter> =>
  createInjector()
    .provideValue(commonTokens.logger, LOGGER)
    .provideValue(commonTokens.getLogger, () => LOGGER)
    .injectFunction(createInstrumenter);
