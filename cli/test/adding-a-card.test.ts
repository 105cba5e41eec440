import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { arnak } from '@moonstaff/arnak';

const ROOT = dirname(dirname(import.meta.dirname));

/** What the guide's steps touch, and what these need to run. */
const COPIED = [
  'kernel',
  'threads',
  'games',
  'catalogue',
  'bots',
  'text',
  'scenarios',
  'client',
  'server',
  'cli',
  'tools',
  'docs',
];

/** A copy of the project in which packages import each other, not the original. */
function copyTo(folder: string): void {
  for (const part of COPIED) {
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|fixtures|dist|\.moonstaff)$/.test(path),
    });
  }
  for (const file of ['package.json', 'biome.json', '.gitignore']) cpSync(join(ROOT, file), join(folder, file));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@moonstaff'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@moonstaff') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
  for (const part of COPIED.filter((one) => one !== 'games' && one !== 'docs')) {
    symlinkSync(join(folder, part), join(modules, '@moonstaff', part), 'junction');
  }
  for (const game of readdirSync(join(folder, 'games'))) {
    symlinkSync(join(folder, 'games', game), join(modules, '@moonstaff', game), 'junction');
  }
}

/** The steps of the guide: the file each names, and what to write there. */
function stepsOf(guide: string): readonly (readonly [file: string, code: string])[] {
  const chapter = guide.slice(guide.indexOf('## Arnak: an item'), guide.indexOf('**4.**'));
  const steps = chapter.matchAll(/`((?:games|text|scenarios)\/[\w./-]+)`:\n\n```\w+\n(.*?)```/gs);
  return Array.from(steps, ([, file = '', code = '']) => [file, code]);
}

/** Where the guide says a piece of code goes. */
function written(file: string, code: string, before: string): string {
  const place = file.endsWith('items.ts') ? /= \[\n/ : /card: \{\n/;
  assert.match(before, place, file);
  return before.replace(place, (found) => found + code);
}

describe('the guide to adding a card, followed step by step in a copy of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-card-'));
  const run = (...args: readonly string[]): { readonly status: number | null; readonly out: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args], { cwd: folder, encoding: 'utf8' });
    return { status, out: stdout + stderr };
  };
  const moonstaff = (...args: readonly string[]) => run('cli/src/main.ts', ...args);
  const steps = stepsOf(readFileSync(join(ROOT, 'docs/adding-a-card.md'), 'utf8'));

  before(() => copyTo(folder));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('asks for no more than six files', () => {
    assert.equal(steps.length, 6);
    assert.equal(new Set(steps.map(([file]) => file)).size, 6);
  });

  it('fails by its scenario before the card is there', () => {
    const [file = '', code = ''] = steps.at(-1) ?? [];
    writeFileSync(join(folder, file), code);
    const { status, out } = moonstaff('scenario', file);
    assert.notEqual(status, 0);
    assert.match(out, /tandem/);
  });

  it('ends with a card that can be played, listed, and read about in every language', () => {
    for (const [file, code] of steps.slice(0, -1)) {
      const path = join(folder, file);
      const filled = code.replace('NEWEST', String(arnak.rules.current + 1));
      writeFileSync(path, written(file, filled, readFileSync(path, 'utf8')));
    }
    const regenerated = run('tools/regenerate.ts');
    assert.equal(regenerated.status, 0, regenerated.out);
    const played = moonstaff('scenario', steps.at(-1)?.[0] ?? '');
    assert.equal(played.status, 0, played.out);
    assert.match(moonstaff('facts', '--game', 'arnak', '--kind', 'item').out, /tandem/);
    for (const code of ['en', 'de', 'pl', 'ru']) {
      assert.match(readFileSync(join(folder, `text/book/${code}.md`), 'utf8'), /\*\*(Tandem|Тандем)\*\*/);
    }
  });

  it('leaves the tests of the words, the ledger and the box content', () => {
    for (const file of [
      'text/test/book.test.ts',
      'text/test/read-back.test.ts',
      'scenarios/test/ledger.test.ts',
      'games/arnak/test/data.test.ts',
    ]) {
      const { status, out } = run('--test', file);
      assert.equal(status, 0, `${file}\n${out}`);
    }
  });

  it('refuses a second card with the same id by name', () => {
    const path = join(folder, 'games/arnak/src/data/items.ts');
    const data = readFileSync(path, 'utf8');
    const [, card = ''] = steps[0] ?? [];
    writeFileSync(path, written(path, card.replace('NEWEST', '1'), data));
    const { status, out } = moonstaff('facts', '--game', 'arnak');
    assert.notEqual(status, 0);
    assert.match(out, /two components have the id tandem/);
  });
});
