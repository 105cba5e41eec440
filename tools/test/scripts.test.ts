import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test, { describe } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { ROOT } from './folder.ts';

interface Script {
  readonly name: string;
  /** In the project's folder or that of a package. */
  readonly folder: string;
  readonly command: string;
}

const SCRIPTS: readonly Script[] = ['package.json', ...globSync('{*,games/*}/package.json', { cwd: ROOT })].flatMap(
  (file) => {
    const { scripts = {} }: { scripts?: { [name: string]: string } } = JSON.parse(
      readFileSync(join(ROOT, file), 'utf8'),
    );
    return Object.entries(scripts).map(([name, command]) => ({ name, folder: dirname(file), command }));
  },
);

/** Node 18 starts this; what it starts needs a newer one. */
const LAUNCHED = /^node (?:\.\.\/)*tools\/run\.mjs(?: --web)? (\S+)((?: \S+)*)$/;

/** The programs of the project that scripts start, each once. Vite answers for itself. */
const PROGRAMS = new Map(
  SCRIPTS.flatMap(({ name, command }) => {
    const [, program = '', args = ''] = LAUNCHED.exec(command) ?? [];
    return program.startsWith('node_modules/') ? [] : [[`${program}${args}`, { name, program, args }] as const];
  }),
);

interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

function answerOf(program: string, args: readonly string[]): Promise<Answer> {
  const env = { ...process.env, LANG: 'en', LC_ALL: '', NODE_OPTIONS: '--disable-warning=ExperimentalWarning' };
  return new Promise((done) => {
    const child = execFile(process.execPath, [join(ROOT, program), ...args], { cwd: ROOT, env }, (_, out, errors) =>
      done({ code: child.exitCode, out, errors }),
    );
  });
}

describe('every script', () => {
  test('goes through tools/run.mjs, whatever Node the machine has', () => {
    assert.ok(SCRIPTS.length > 40);
    for (const { folder, name, command } of SCRIPTS) {
      const [, program = ''] = LAUNCHED.exec(command) ?? assert.fail(`${folder}: ${name} is ${command}`);
      assert.ok(existsSync(join(ROOT, program)), `${folder}: ${name}: ${program} is missing`);
      const up = folder === '.' ? '' : '../';
      assert.ok(command.startsWith(`node ${up}tools/run.mjs`), `${folder}: ${name} is ${command}`);
    }
  });

  for (const { name, program, args } of PROGRAMS.values()) {
    const given = args.split(' ').slice(1);

    test(`refuses an option it doesn't know in one sentence (${name})`, async () => {
      const { code, out, errors } = await answerOf(program, [...given, '--no-such-option']);
      assert.match(errors, /^[^\n]*--no-such-option[^\n]*--help\.\n$/);
      assert.deepEqual([code, out], [2, '']);
    });

    // The same code answers for almost all of them: `npm run thorough`.
    if (isThorough || name === 'start' || name === 'operator' || name === 'test') {
      test(`says how to use it (${name})`, async () => {
        const { code, out, errors } = await answerOf(program, [...given, '--help']);
        assert.match(out, new RegExp(`^(Usage: )?(npm (run )?${name}|moonstaff ${name})\\b[^]*\\n$`));
        assert.deepEqual([code, errors], [0, '']);
      });
    }
  }
});
