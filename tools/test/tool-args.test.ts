import assert from 'node:assert/strict';
import test, { describe } from 'node:test';
import { choice, choices, count, flag, readToolArgs, type ToolArgs, WrongArgs, word } from '../tool-args.ts';

const GROW = {
  command: 'npm run grow',
  about: 'Lets things grow.',
  options: {
    trees: count('how many', 3),
    shade: count('how much shade', 0, 0),
    kind: choice(['oak', 'ash'], 'which kind'),
    soil: choice(['clay', 'sand'], 'in what', 'sand'),
    near: choices('PLACE', ['hill', 'lake', 'road'], 'where'),
    name: word('NAME', 'what to call them'),
    seed: word('WORDS', 'what chance begins with', 'spring'),
    quick: flag('at once'),
  },
  words: { takes: 'DAY …', about: 'when', known: ['mon', 'tue', 'wed'] },
} as const;

function read(...args: string[]): ToolArgs<typeof GROW.options> {
  const given = readToolArgs(GROW, args);
  return typeof given === 'string' ? assert.fail(given) : given;
}

const refused = (...args: string[]): string => {
  try {
    readToolArgs(GROW, args);
  } catch (error) {
    if (error instanceof WrongArgs) return error.message;
    throw error;
  }
  return assert.fail('was not refused');
};

describe('the arguments of a tool', () => {
  test('have their presets', () => {
    assert.deepEqual(read(), {
      values: {
        ...{ trees: 3, shade: 0, kind: undefined, soil: 'sand' },
        ...{ near: [], name: undefined, seed: 'spring', quick: false },
      },
      words: [],
    });
  });

  test('are read in any order; the last one counts', () => {
    const { values, words } = read('tue', '--trees', '7', '--quick', '--trees=8', 'mon', '--name=-1', '--kind', 'ash');
    assert.deepEqual([values.trees, values.quick, values.name, values.kind], [8, true, '-1', 'ash']);
    assert.deepEqual(words, ['tue', 'mon']);
  });

  test('may be some of several', () => {
    assert.deepEqual(read('--near', 'hill,road', '--near', 'lake').values.near, ['hill', 'road', 'lake']);
  });

  test('are refused in one sentence', () => {
    assert.equal(refused('--tree', '3'), "there's no option --tree");
    assert.equal(refused('-x'), "there's no option -x");
    assert.equal(refused('--trees'), '--trees takes N, but nothing follows it');
    assert.equal(refused('--trees', '--quick'), '--trees takes N, but nothing follows it');
    assert.equal(refused('--trees', '0'), '--trees takes a whole number from 1 on, not “0”');
    assert.equal(refused('--trees='), '--trees takes a whole number from 1 on, not “”');
    assert.equal(refused('--shade', '1.5'), '--shade takes a whole number from 0 on, not “1.5”');
    assert.equal(refused('--kind', 'elm'), '--kind is oak or ash, not “elm”');
    assert.equal(refused('--near', 'hill,sea'), '--near is hill or lake or road, not “sea”');
    assert.equal(refused('--quick=yes'), '--quick takes nothing, not “yes”');
    assert.equal(refused('mon', 'fri'), "there's no “fri”, only mon, tue, wed");
  });

  test('are refused beyond those that a tool takes', () => {
    const tool = { command: 'npm run wait', about: 'Waits.' };
    assert.throws(() => readToolArgs(tool, ['long']), { message: '“long” is one word too many' });
    const words = { takes: 'DAY', about: 'until when', most: 1 };
    assert.throws(() => readToolArgs({ ...tool, words }, ['mon', 'tue']), { message: '“tue” is one word too many' });
  });
});

describe('the help of a tool', () => {
  test('says how to call it, what it does and what it takes, with presets', () => {
    assert.equal(
      readToolArgs(GROW, ['--trees', '--help']),
      `Usage: npm run grow -- [option …] [DAY …]

Lets things grow.

  DAY …             when
  --trees N         how many (3)
  --shade N         how much shade (0)
  --kind oak|ash    which kind
  --soil clay|sand  in what (sand)
  --near PLACE      where (hill, lake, road)
  --name NAME       what to call them
  --seed WORDS      what chance begins with (spring)
  --quick           at once
  --help            show this text
`,
    );
  });

  test('is short for a tool that takes nothing', () => {
    const tool = { command: 'node wait.ts', about: 'Waits.' };
    assert.equal(readToolArgs(tool, ['-h']), 'Usage: node wait.ts\n\nWaits.\n\n  --help  show this text\n');
  });
});
