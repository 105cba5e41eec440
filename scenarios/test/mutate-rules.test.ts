import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { CaseFile } from '../src/mutate/rules/case-files.ts';
import { refusedByCompiler } from '../src/mutate/rules/compile.ts';
import { instrument } from '../src/mutate/rules/instrument.ts';
import { judgeAll } from '../src/mutate/rules/judge-all.ts';
import { readReasons } from '../src/mutate/rules/score.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Runs `work` in a folder with these files. */
async function inFolder<T>(
  files: { readonly [name: string]: string },
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-rules-'));
  try {
    writeFileSync(join(folder, 'tsconfig.base.json'), '{"compilerOptions":{"strict":true,"skipLibCheck":true}}');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Trial {
  readonly root: string;
  readonly targets: readonly string[];
  readonly cases: readonly CaseFile[];
  readonly kept: string;
  readonly effortMs?: number;
}

/** Each mutant with who noticed it, as `name: judge`; and how many had to be judged again. */
async function judgesOf(trial: Trial): Promise<{ readonly judges: Map<string, string>; readonly asked: number }> {
  let asked = 0;
  const progress = (what: string, done: number): void => {
    if (trial.targets.includes(what)) asked = Math.max(asked, done);
  };
  const outcome = await judgeAll({ effortMs: 60_000, ...trial, threads: 1, progress });
  assert.ok('judged' in outcome, JSON.stringify(outcome));
  const judges = outcome.judged.flatMap(({ file, verdicts }) =>
    file.mutants.map(({ name }) => [name, verdicts.of(name)?.judge ?? 'none'] as const),
  );
  return { judges: new Map(judges), asked };
}

const RULES = `
export const PRICE = { coins: 2 + 1 };
const kept = new Map<number, number>();
let spoilt = false;

export function half(n: number): number {
  if (n > 10) return 10;
  return n / 2;
}
export function countdown(n: number): number {
  let steps = 0;
  for (let left = n; left > 0; left--) steps += 1;
  return steps;
}
export function double(n: number): number {
  const known = kept.get(n) ?? n * 2;
  kept.set(n, known);
  return known;
}
export function leaves(n: number): number {
  if (n < 0) spoilt = true;
  return spoilt ? -1 : n;
}
`;

const TESTS = `
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countdown, double, half, leaves, PRICE } from './rules.ts';

describe('rules', () => {
  it('price', () => assert.equal(PRICE.coins, 3));
  it('half', () => assert.equal(half(4), 2));
  it('countdown', () => assert.equal(countdown(3), 3));
  it('double', () => assert.equal(double(4), 8));
  it('leaves', () => assert.equal(leaves(1), 1));
});
`;

const CASES: readonly CaseFile[] = [{ kind: 'test', path: 'rules.test.ts' }];

describe('mutants of the rules', () => {
  it('are noticed when a test fails, and only then', async () => {
    const { judges } = await inFolder({ 'rules.ts': RULES, 'rules.test.ts': TESTS }, (root) =>
      judgesOf({ root, targets: ['rules.ts'], cases: CASES, kept: join(root, 'kept') }),
    );
    // Noticed while it runs, from the first load on, because it never ends, though its result is kept.
    assert.equal(judges.get('half: n / 2 → n * 2'), 'test');
    assert.equal(judges.get('PRICE: 2 + 1 → 2 - 1'), 'test');
    assert.equal(judges.get('countdown: left-- → left++'), 'test');
    assert.equal(judges.get('double: n * 2 → n / 2'), 'test');
    // This one could give nothing where a number is promised.
    assert.equal(judges.get('double: kept.get(n) ?? n * 2 → kept.get(n) && n * 2'), 'compiler');
    // Turns everything after it wrong, and is to blame alone.
    assert.equal(judges.get('leaves: n < 0 → true'), 'test');
    // No test halves more than ten, or uses a negative number, or asks twice.
    const survivors = [...judges].filter(([, judge]) => judge === 'none' || judge === 'nobody').map(([name]) => name);
    assert.deepEqual(survivors.sort(), [
      'double: kept.set(n, known); → ;',
      'half: n > 10 → false',
      'half: n > 10 → n >= 10',
      'leaves: -1 → +1',
      'leaves: n < 0 → false',
      'leaves: n < 0 → n <= 0',
      'leaves: true → false',
    ]);
  });

  it('are judged again when their file has changed, when what noticed them has, and survivors when anything has', async () => {
    const small = `export const half = (n: number): number => (n > 10 ? 10 : n / 2);\n`;
    const test = (n: number): string =>
      `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\n` +
      `import { half } from './rules.ts';\ntest('half', () => assert.equal(half(${n}), ${n / 2}));\n`;
    await inFolder({ 'rules.ts': small, 'rules.test.ts': test(4) }, async (root) => {
      const other: CaseFile = { kind: 'test', path: 'other.test.ts' };
      const trial = { root, targets: ['rules.ts'], cases: CASES, kept: join(root, 'kept') };
      const first = await judgesOf(trial);
      const total = first.judges.size;
      const alive = [...first.judges.values()].filter((judge) => judge === 'nobody').length;
      assert.ok(alive > 0 && first.asked === total);
      assert.deepEqual(await judgesOf(trial), { judges: first.judges, asked: 0 });

      writeFileSync(join(root, 'other.test.ts'), test(4));
      assert.equal((await judgesOf({ ...trial, cases: [...CASES, other] })).asked, alive);
      writeFileSync(join(root, 'rules.test.ts'), test(6));
      assert.equal((await judgesOf(trial)).asked, total);
      writeFileSync(join(root, 'rules.ts'), `// Half.\n\n${small}`);
      const moved = await judgesOf(trial);
      assert.equal(moved.asked, 0, 'comments change nothing');
      assert.deepEqual([...moved.judges.keys()], [...first.judges.keys()], 'names do not depend on lines');
      writeFileSync(join(root, 'rules.ts'), small.replace('? 10', '? 11'));
      assert.equal((await judgesOf(trial)).asked, total);
    });
  });

  it('are not judged by a test that fails anyway', async () => {
    const test = TESTS.replace('half(4), 2', 'half(4), 3');
    const outcome = await inFolder({ 'rules.ts': RULES, 'rules.test.ts': test }, (root) =>
      judgeAll({
        root,
        targets: ['rules.ts'],
        cases: CASES,
        kept: join(root, 'kept'),
        threads: 1,
        effortMs: 1000,
        progress: () => {},
      }),
    );
    assert.deepEqual(outcome, { failing: ['rules.test.ts › rules › half'] });
  });

  it('have names that differ', async () => {
    const { mutants } = await instrument('x.ts', 'export const f = (a: number) => (a > 1 ? a + 1 : a + 1);\n');
    assert.deepEqual(
      mutants.map(({ name }) => name).filter((name) => name.includes('a + 1 →')),
      ['f: a + 1 → a - 1', 'f: a + 1 → a - 1 (2)'],
    );
  });
});

describe('the switch', () => {
  it('has a place for every mutant, though some numbers are left out', async () => {
    const file = 'games/arnak/src/round.ts';
    const { code, mutants } = await instrument(file, readFileSync(join(ROOT, file), 'utf8'));
    const size = Number(/__mutants\.of\("[^"]*", (\d+)\)/.exec(code)?.[1]);
    assert.deepEqual(
      mutants.filter(({ id }) => Number(id) >= size).map(({ name }) => name),
      [],
    );
  });
});

describe('messages of errors', () => {
  it('that only a mistake in the program can raise stay as they are; what players may see does not', async () => {
    const text = `export function f(a: number): void {
  if (a > 1) throw new RangeError(\`no seat \${a}\`);
  if (a > 2) throw new Refusal('seat', { a });
}
declare const Refusal: new (key: string, args: object) => Error;
`;
    const { mutants } = await instrument('x.ts', text);
    const names = mutants.map(({ name }) => name);
    assert.deepEqual(
      names.filter((name) => name.includes('→ "') || name.includes('→ `')),
      [`f: 'seat' → ""`],
    );
    assert.ok(names.includes('f: a > 1 → a >= 1'));
  });
});

describe('the compiler', () => {
  it('refuses mutants that do not compile, and no others', async () => {
    const file = 'kernel/src/example.ts';
    const text = `export function first(list: readonly string[]): string {
  const one = list.at(0);
  if (one === undefined) throw new Error('nothing');
  return one.length > 2 ? one : 'short';
}
`;
    await inFolder({}, async (root) => {
      mkdirSync(join(root, 'kernel/src'), { recursive: true });
      writeFileSync(join(root, file), text);
      const { mutants } = await instrument(file, text);
      const refused = refusedByCompiler(
        root,
        mutants.map((mutant) => ({ file, mutant })),
        () => {},
      ).map(({ mutant }) => mutant.name);
      assert.ok(refused.includes('first: one === undefined → false'));
      assert.ok(!refused.includes('first: one.length > 2 → one.length >= 2'));
      assert.ok(refused.length < mutants.length);
    });
  });

  if (isThorough)
    it('knows the phrases that a game adds to those of others', async () => {
      const file = 'games/guild/src/play/trade.ts';
      const { mutants } = await instrument(file, readFileSync(join(ROOT, file), 'utf8'));
      const refused = refusedByCompiler(
        ROOT,
        mutants.map((mutant) => ({ file, mutant })),
        () => {},
      );
      assert.ok(refused.length > 0 && refused.length < mutants.length / 2, `${refused.length} of ${mutants.length}`);
    });
});

/** The whole is `npm run mutate`; these few are judged by the scenarios beside them. */
const SAMPLE: readonly { readonly file: string; readonly scenarios: string }[] = [
  { file: 'games/guild/src/play/trade.ts', scenarios: 'scenarios/guild/trade.yaml' },
];

describe('a sample of the rules', () => {
  for (const { file, scenarios } of SAMPLE) {
    it(`${file} is guarded by ${scenarios}`, async () => {
      const { judges } = await inFolder({}, (kept) =>
        judgesOf({ root: ROOT, targets: [file], cases: [{ kind: 'scenario', path: scenarios }], kept }),
      );
      const explained = (readReasons(ROOT)[file] ?? []).flatMap(({ mutants }) => mutants);
      const alive = [...judges]
        .filter(([, judge]) => judge !== 'scenario' && judge !== 'compiler')
        .map(([name]) => name);
      assert.deepEqual(
        alive.filter((name) => !explained.includes(name)),
        [],
      );
    });
  }
});
