import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';

const SOURCES = join(import.meta.dirname, '../src');

const LAYERS = ['reset', 'tokens', 'kit', 'table', 'board', 'page'];

/** The layer a sheet belongs to, by where it is. */
function layerOf(sheet: string): string {
  const [floor = ''] = sheet.split('/');
  return { kit: 'kit', table: 'table', boards: 'board', pages: 'page' }[floor] ?? floor;
}

const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

/** The classes a component takes from its module: whole names, and beginnings where the rest is worked out. */
function usesIn(code: string): { readonly names: readonly string[]; readonly beginnings: readonly string[] } {
  const found = [...code.matchAll(/\bstyles(?:\.(\w+)|\['([^']+)'\]|\[`([^`$]*)\$\{)/g)];
  return {
    names: found.flatMap(([, dotted, quoted]) => dotted ?? quoted ?? []),
    beginnings: found.flatMap(([, , , beginning]) => beginning ?? []),
  };
}

const plainCss = (sheet: string): string =>
  readFileSync(join(SOURCES, sheet), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .trim();

const modules = globSync('**/*.module.css', { cwd: SOURCES });
const code = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) => ({
  file,
  text: readFileSync(join(SOURCES, file), 'utf8'),
}));

const importersOf = (module: string) =>
  code.filter(({ file, text }) =>
    [...text.matchAll(/import styles from '([^']+\.module\.css)'/g)].some(
      ([, path = '']) => relative(SOURCES, join(SOURCES, dirname(file), path)) === module,
    ),
  );

describe('style sheets', () => {
  it('the order of the layers is stated once', () => {
    const stated = readFileSync(join(SOURCES, 'kit/look/layers.css'), 'utf8');
    assert.match(stated, new RegExp(`@layer ${LAYERS.join(', ')};`));
  });

  it('the sheets of boards are all in their layer, none is for one kind of screen', () => {
    for (const sheet of globSync('boards/**/*.css', { cwd: SOURCES })) {
      assert.match(plainCss(sheet), /^@layer board \{.*\}$/s, sheet);
      assert.doesNotMatch(basename(sheet), /phone|medium|compact|small|narrow/, sheet);
      assert.doesNotMatch(plainCss(sheet), /\[data-layout/, `${sheet}: ask @container style(--layout: …)`);
    }
  });

  it('no board doubles a class to win over another rule', () => {
    for (const sheet of globSync('boards/**/*.css', { cwd: SOURCES })) {
      assert.doesNotMatch(plainCss(sheet), /\.([\w-]+)\.\1(?![\w-])/, sheet);
    }
  });

  for (const module of modules) {
    it(`${module}: its classes are those that its components use, in its layer`, () => {
      const css = readFileSync(join(SOURCES, module), 'utf8');
      const classes = classesIn(css);
      const importers = importersOf(module);
      assert.notEqual(importers.length, 0, 'no component imports it as `styles`');
      const used = importers.map(({ text }) => usesIn(text));
      const names = used.flatMap((one) => one.names);
      const beginnings = used.flatMap((one) => one.beginnings);
      const isUsed = (name: string): boolean =>
        names.includes(name) || beginnings.some((beginning) => name.startsWith(beginning));
      assert.deepEqual(
        names.filter((name) => !classes.has(name)),
        [],
        'used, but not in the sheet',
      );
      assert.deepEqual(
        [...classes].filter((name) => !isUsed(name)),
        [],
        'in the sheet, but not used',
      );
      assert.match(plainCss(module), new RegExp(`^@layer ${layerOf(module)} \\{[^]*\\}$`));
    });
  }
});
