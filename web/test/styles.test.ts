import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';
import { classNameOf } from '../tools/class-names.ts';
import { inLayer, layerOf } from '../tools/layers-plugin.ts';

const SOURCES = join(import.meta.dirname, '../src');

const LAYERS = ['reset', 'tokens', 'kit', 'table', 'board', 'page'];

/** The layer a sheet belongs to, by where it is. */
const layerIn = (sheet: string): string | undefined => layerOf(`/src/${sheet}`);

/** Every page needs them. They name their layers themselves. */
const isGeneral = (sheet: string): boolean => /^(?:sheets|kit\/look\/[a-z]+)\.css$/.test(sheet);

const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');
/** Without comments and quoted words. */
const rulesOf = (sheet: string): string => read(sheet).replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, '');

const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

const sheets = globSync('**/*.css', { cwd: SOURCES });
const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'));
const code = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) => ({ file, text: read(file) }));

interface Uses {
  readonly importers: number;
  readonly names: readonly string[];
  /** Where the rest of the name is worked out. */
  readonly beginnings: readonly string[];
}

/** The classes code takes from a module, by whatever name it imports it. */
function usesOf(module: string): Uses {
  const found = code.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , path = '']) => normalize(join(dirname(file), path)) === module)
      .map(([, alias]) => [
        ...text.matchAll(new RegExp(`(?<![\\w'./])${alias}(?:\\.(\\w+)|\\['([^']+)'\\]|\\[\`([^\`$]*)\\$\\{)`, 'g')),
      ]),
  );
  const uses = found.flat();
  return {
    importers: found.length,
    names: uses.flatMap(([, dotted, quoted]) => dotted ?? quoted ?? []),
    beginnings: uses.flatMap(([, , , beginning]) => beginning ?? []),
  };
}

/** Classes written twice to outrank something: `.can.can`. */
const doubled = (css: string): readonly string[] => [...css.matchAll(/(\.[\w-]+)\1(?![\w-])/g)].map(([both]) => both);

/** Class names written out in an attribute instead of taken from a module. */
const writtenOut = (text: string): readonly string[] =>
  [...text.matchAll(/className="([^"]+)"|className=\{`([^`]*)`\}|className=\{[^}\n]*[?:] '([^'\n]+)'/g)].flatMap(
    ([, plain, template, chosen]) =>
      (plain ?? template ?? chosen ?? '')
        .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
        .split(/\s+/)
        .filter((name) => name !== ''),
  );

/**
 * Counts or siblings of elements that could be any: `> :nth-child(2)`, `> * + *`, `li + li`. Whenever something comes or goes anywhere, the
 * browser then looks through everything beside it.
 */
const ofAnything = (css: string): readonly string[] =>
  [
    ...css.matchAll(
      /(?<=[\s>+~(]):nth-[\w-]+\([^)]*\)|(?<=[\s>+~]):(?:first|last)-child|[+~] [*:]|\+ [a-z]+(?![\w(-])/g,
    ),
  ].map(([found]) => found);

/**
 * What depends on what is inside something, unless that's the state of a control. Whenever something comes or goes there, the
 * browser styles everything around it again; a component that draws it can say so itself.
 */
const ofInsides = (css: string): readonly string[] =>
  [...css.matchAll(/:has\((?!(?:> \w+)?:(?:checked|focus-visible)\)).*/g)].map(([found]) => found);

/** What browser tests still look for. */
const FOR_TESTS: readonly string[] = ['undo'];

describe('style sheets', () => {
  it('sheets of the table count elements of a kind only', () => {
    assert.deepEqual(ofAnything('.a > :nth-child(2) {} .b > :last-child {} .c > * + * {} .d + li {}').length, 4);
    assert.deepEqual(ofAnything('.a > li:nth-child(2) {} .b { &:first-child {} } .c:not(:first-child) + .d {}'), []);
    const found = sheets
      .filter((sheet) => layerIn(sheet) !== 'page')
      .flatMap((sheet) => ofAnything(rulesOf(sheet)).map((rule) => `${sheet}: ${rule}`));
    assert.deepEqual(found, []);
  });

  it('sheets of the table don’t depend on what is inside something', () => {
    assert.deepEqual(ofInsides('.a:has(> b) {}\n.c:has(svg):hover {}').length, 2);
    assert.deepEqual(ofInsides('.a:has(:checked) {} .b:has(> button:focus-visible) {}'), []);
    const found = sheets
      .filter((sheet) => layerIn(sheet) !== 'page' && !sheet.startsWith('table/score/'))
      .flatMap((sheet) => ofInsides(rulesOf(sheet)).map((rule) => `${sheet}: ${rule}`));
    assert.deepEqual(found, []);
  });

  it('the order of the layers is stated once', () => {
    const stated = new RegExp(`@layer ${LAYERS.join(', ')};`);
    assert.deepEqual(
      sheets.filter((sheet) => stated.test(read(sheet))),
      ['kit/look/layers.css'],
    );
  });

  it('the general sheets name the layer of every rule', () => {
    const only = (sheet: string): RegExp =>
      sheet === 'sheets.css' || sheet === 'kit/look/layers.css'
        ? /^(?:\s*@(?:import|layer) [^{]*;)*\s*$/
        : /^(?:\s*@layer (?:reset|tokens|kit) \{[\s\S]*\n\}|\s*@font-face \{[^}]*\})*\s*$/;
    assert.deepEqual(
      sheets.filter((sheet) => isGeneral(sheet) && !only(sheet).test(rulesOf(sheet))),
      [],
    );
  });

  it('the sheet of a component is put into the layer of its floor, and names none itself', () => {
    const ofComponents = sheets.filter((sheet) => !isGeneral(sheet));
    assert.deepEqual(
      ofComponents.filter((sheet) => /@(?:layer|import)/.test(rulesOf(sheet))),
      [],
    );
    assert.deepEqual(
      ofComponents.filter((sheet) => !LAYERS.includes(layerIn(sheet) ?? '')),
      [],
      'on no floor',
    );
    assert.equal(inLayer('b {}\n', '/x/web/src/boards/arnak/hand/Hand.module.css'), '@layer board {\nb {}\n}');
    assert.equal(layerOf('/home/me/src/kit/moonstaff/web/src/table/log/Log.module.css'), 'table');
    assert.equal(inLayer('b {}\n', '/x/web/src/sheets.css'), 'b {}\n');
  });

  it('no sheet is for one kind of screen', () => {
    assert.deepEqual(
      sheets.filter((sheet) => /phone|medium|compact|small|narrow/.test(basename(sheet))),
      [],
    );
    assert.deepEqual(
      sheets.filter((sheet) => /\[data-layout|@container [^{]*style\(/.test(rulesOf(sheet))),
      [],
      'ask the page for its width: older browsers know no style queries',
    );
  });

  it('no class is doubled to win', () => {
    assert.deepEqual(doubled('.can.can:hover .a.b .key-x.key-xy'), ['.can.can']);
    assert.deepEqual(
      sheets.flatMap((sheet) => doubled(rulesOf(sheet)).map((both) => `${sheet}: ${both}`)),
      [],
    );
  });

  it('no two modules give a class the same name', () => {
    const names = modules.flatMap((module) =>
      [...classesIn(rulesOf(module))].map((name) => classNameOf(name, `/src/${module}`)),
    );
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      [],
    );
  });

  it('only modules have classes', () => {
    assert.deepEqual(
      sheets.filter(
        (sheet) => !modules.includes(sheet) && classesIn(rulesOf(sheet).replaceAll(/@import .*;/g, '')).size > 0,
      ),
      [],
    );
  });

  it('components write no class names out', () => {
    assert.deepEqual(writtenOut('className={open ? "" : \'can\'}'), ['can']);
    assert.deepEqual(
      code
        .flatMap(({ file, text }) => writtenOut(text).map((name) => ({ file, name })))
        .filter(({ name }) => !FOR_TESTS.includes(name))
        .map(({ file, name }) => `${file}: ${name}`),
      [],
    );
  });

  for (const module of modules) {
    it(`${module}: its classes are those that components use`, () => {
      const classes = classesIn(rulesOf(module));
      const { importers, names, beginnings } = usesOf(module);
      const isUsed = (name: string): boolean =>
        names.includes(name) || beginnings.some((beginning) => name.startsWith(beginning));
      assert.notEqual(importers, 0, 'no component imports it');
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
    });
  }
});
