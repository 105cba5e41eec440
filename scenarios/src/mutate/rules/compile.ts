import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Mutant } from './mutant.ts';

/** A mutant in its file. */
export interface Placed {
  readonly file: string;
  readonly mutant: Mutant;
}

/** "The body of an 'if' statement cannot be the empty statement": how a statement is left out, not what it does. */
const EMPTY_IF = 1313;

/** The copies that one program holds; more at once would need much memory. */
const BATCH = 200;

/** Files that add to types of others without being imported: without them good code would look wrong. */
const PHRASES = 'games/*/src/phrases.ts';

/**
 * Those of the mutants that the compiler refuses: they could never get as far as a game. Each is checked as a copy of
 * its file beside the file itself, many copies in one program. A file that doesn't compile as it is stops the run.
 */
export function refusedByCompiler<T extends Placed>(
  root: string,
  placed: readonly T[],
  progress: (done: number) => void,
): readonly T[] {
  const options = optionsOf(root);
  const sources = new Map<string, ts.SourceFile | undefined>();
  const phrases = globSync(PHRASES, { cwd: root }).map((file) => join(root, file));
  const refused: T[] = [];
  for (let from = 0; from < placed.length; from += BATCH) {
    progress(from);
    const copies = new Map(
      placed.slice(from, from + BATCH).map((one, i) => [join(root, one.file.replace(/\.ts$/, `.mutant-${i}.ts`)), one]),
    );
    const originals = [...new Set([...copies.values()].map(({ file }) => join(root, file)))];
    const host = hostFor(root, options, copies, sources);
    const program = ts.createProgram({ rootNames: [...phrases, ...originals, ...copies.keys()], options, host });
    const isRefused = (path: string): boolean => {
      const source = program.getSourceFile(path);
      const wrong = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return wrong.some(({ code }) => code !== EMPTY_IF);
    };
    const broken = originals.find(isRefused);
    if (broken !== undefined) throw new Error(`${broken} doesn't compile as it is`);
    for (const [path, one] of copies) if (isRefused(path)) refused.push(one);
  }
  return refused;
}

function optionsOf(root: string): ts.CompilerOptions {
  const path = join(root, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8'));
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
}

/** Files of packages don't change while we run. */
const PACKAGES = new Map<string, ts.SourceFile | undefined>();

/** Reads files from disk, once for all programs, and makes up the copies. */
function hostFor(
  root: string,
  options: ts.CompilerOptions,
  copies: ReadonlyMap<string, Placed>,
  sources: Map<string, ts.SourceFile | undefined>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  return {
    ...host,
    fileExists: (path) => copies.has(path) || host.fileExists(path),
    getSourceFile: (path, version) => {
      const copy = copies.get(path);
      if (copy !== undefined) return ts.createSourceFile(path, mutated(root, copy), version, true);
      const known = path.includes('/node_modules/') ? PACKAGES : sources;
      if (!known.has(path)) known.set(path, host.getSourceFile(path, version));
      return known.get(path);
    },
  };
}

function mutated(root: string, { file, mutant: { from, to, replacement } }: Placed): string {
  const text = readFileSync(join(root, file), 'utf8');
  return text.slice(0, from) + replacement + text.slice(to);
}
