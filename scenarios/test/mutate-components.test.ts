import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Component } from '../src/adapter.ts';
import { readScenarios } from '../src/index.ts';
import { mutationsOf, vocabularyOf } from '../src/mutate/components/mutation.ts';
import { allMutations, notice } from '../src/mutate/components/notice.ts';
import { noticeAll } from '../src/mutate/components/pool.ts';
import { sampleScenario } from '../src/sample.ts';
import { GIVEN } from './support.ts';

const component = (data: object, more: Partial<Component> = {}): Component => ({
  kind: 'card',
  id: 'x',
  data,
  ...more,
});

/** `path change` of every mutation, and the data as each makes it. */
function changes(one: Component, others: readonly Component[] = []): readonly (readonly [string, string])[] {
  const before = JSON.stringify(one.data);
  const list = mutationsOf(one, vocabularyOf([one, ...others])).map(({ path, change, ways }) => {
    const results = ways.map((way) => {
      const undo = way();
      const changed = JSON.stringify(one.data);
      undo();
      assert.equal(JSON.stringify(one.data), before, 'undone');
      assert.notEqual(changed, before, 'changed');
      return changed;
    });
    return [`${path} ${change}`, results.join(' or ')] as const;
  });
  return list;
}

describe('mutations', () => {
  it('change each number, flag, word and list item once', () => {
    const card = component({ id: 'x', cost: 2, main: true, effect: [{ op: 'gain', coins: 0 }, { op: 'draw' }] });
    assert.deepEqual(changes(card), [
      ['cost 2 → 3', '{"id":"x","cost":3,"main":true,"effect":[{"op":"gain","coins":0},{"op":"draw"}]}'],
      ['main true → false', '{"id":"x","cost":2,"main":false,"effect":[{"op":"gain","coins":0},{"op":"draw"}]}'],
      ['effect.0 left out', '{"id":"x","cost":2,"main":true,"effect":[{"op":"draw"}]}'],
      ['effect.0.op gain → draw', '{"id":"x","cost":2,"main":true,"effect":[{"op":"draw","coins":0},{"op":"draw"}]}'],
      ['effect.0.coins 0 → 1', '{"id":"x","cost":2,"main":true,"effect":[{"op":"gain","coins":1},{"op":"draw"}]}'],
      ['effect.1 left out', '{"id":"x","cost":2,"main":true,"effect":[{"op":"gain","coins":0}]}'],
      ['effect.1.op draw → gain', '{"id":"x","cost":2,"main":true,"effect":[{"op":"gain","coins":0},{"op":"gain"}]}'],
    ]);
  });

  it('know the words of other components, bounds without limit, and icons', () => {
    const other = component({ land: 'desert' });
    const names = (data: object) => changes(component(data), [other]).map(([name]) => name);
    assert.deepEqual(names({ land: 'grass' }), ['land grass → desert']);
    assert.deepEqual(names([{ land: 'grass' }, { land: 'sea' }]).slice(1, 2), ['0.land grass → sea, desert']);
    assert.deepEqual(names({ only: 'word' }), []);
    assert.deepEqual(names({ first: 'left', second: 'right' }), ['first left → right', 'second right → left']);
    assert.deepEqual(names({ max: Number.POSITIVE_INFINITY }), ['max unlimited → 1']);
    assert.deepEqual(names({ travel: ['boot', 'car'] }), ['travel.0 left out', 'travel.1 left out']);
    assert.deepEqual(names([1, 2]), ['0 1 → 2', '1 2 → 3']);
  });

  it('change the figures of a picture, not its coordinates', () => {
    assert.deepEqual(
      changes(component({ picture: '-1 | d2 g\n 0 | dC9\n' })).map(([name]) => name),
      ['picture line 1, column 7: 2 → 3', 'picture line 2, column 8: 9 → 1'],
    );
  });

  it('leave alone what only names a thing or says nothing about the rules', () => {
    assert.deepEqual(
      changes(component({ id: 'x', kind: 'y', name: 'z', order: 3 }, { fieldsWithoutRules: ['order'] })),
      [],
    );
  });
});

describe('noticing', () => {
  const scenarios = readScenarios('x.yaml', `${GIVEN}then: {red.coins: 2}\n---\n${GIVEN}then: {round: 1}\n`);
  const data = { coins: 0, unread: 1 };
  const adapter = {
    ...sampleScenario,
    components: [component(data)],
    facts: (state: never, seats: readonly string[]) => {
      const facts = sampleScenario.facts(state, seats) as { red: { coins: number } };
      return { ...facts, red: { ...facts.red, coins: facts.red.coins + data.coins } };
    },
  };

  it('names the scenario that fails, or nothing', () => {
    const [coins, unread] = allMutations(adapter);
    assert.deepEqual(coins && notice(coins, scenarios, adapter), { by: 'made up' });
    assert.equal(unread && notice(unread, scenarios, adapter), undefined);
    assert.deepEqual(data, { coins: 0, unread: 1 });
  });

  it('counts data that no longer loads as noticed', () => {
    const [, unread] = allMutations(adapter);
    const refresh = () => {
      if (data.unread !== 1) throw new Error('wrong count');
    };
    assert.deepEqual(unread && notice(unread, scenarios, { ...adapter, refresh }), { by: 'the check on load' });
  });

  it('can be limited to one component', () => {
    assert.equal(allMutations(adapter, 'nothing').length, 0);
    assert.equal(allMutations(adapter, 'x').length, 2);
  });
});

/** The payouts of a village, and a scenario that says nothing about them. */
const only = 'village';
let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonstaff-mutate-'));
  writeFileSync(
    join(folder, 'village.yaml'),
    `title: pay\nrules: [G-VIL-3]\ngiven: {game: guild, seats: 2}\nthen: {era: 1}\n`,
  );
});
after(() => rmSync(folder, { recursive: true }));

describe('the pool of threads', () => {
  it('answers for every change and reports its progress', async () => {
    const done: number[] = [];
    const pool = { threads: 2, patienceMs: 600_000, progress: (number: number) => done.push(number) };
    const notices = await noticeAll({ game: 'guild', only, folder }, 4, pool);
    assert.deepEqual(notices, [undefined, undefined, undefined, undefined]);
    assert.deepEqual(done, [1, 2, 3, 4]);
  });

  it('does not wait for ever', async () => {
    const pool = { threads: 1, patienceMs: 1, progress: () => {} };
    const notices = await noticeAll({ game: 'guild', only, folder }, 2, pool);
    assert.deepEqual(notices, [{ by: 'a scenario that no longer ends' }, { by: 'a scenario that no longer ends' }]);
  });
});

describe('npm run mutate', () => {
  const tool = join(import.meta.dirname, '../tools/mutate.ts');
  const called = (...args: string[]) => spawnSync(process.execPath, [tool, ...args], { encoding: 'utf8' });

  it('explains itself', () => {
    const { status, stdout } = called('--help');
    assert.equal(status, 0);
    for (const option of ['--game', '--only', '--scenarios', '--list', '--json']) assert.ok(stdout.includes(option));
  });

  it('says what is wrong, with exit code 2', () => {
    assert.match(called('--game', 'chess').stderr, /not “chess”/);
    assert.match(called('--game', 'sample').stderr, /there is nothing to change/);
    assert.equal(called('--nonsense').status, 2);
  });

  it('lists what was not noticed, as text and as data, with exit code 1', () => {
    const words = ['--game', 'guild', '--only', only, '--scenarios', folder];
    const { status, stdout } = called(...words);
    assert.equal(status, 1);
    assert.match(stdout, /payout village {2}3 {2}4 → 5 {2}NOT NOTICED\nguild: 4 changes, 1 scenarios, 4 not noticed/);
    const [report] = JSON.parse(called(...words, '--json').stdout);
    assert.equal(report.changes, 4);
    assert.deepEqual(report.survivors[3], { kind: 'payout', id: 'village', path: '3', change: '4 → 5' });
  });

  it('learns nothing from scenarios that fail anyway', () => {
    const wrong = join(folder, 'wrong');
    mkdirSync(wrong);
    writeFileSync(
      join(wrong, 'x.yaml'),
      `title: fails\nrules: [G-VIL-3]\ngiven: {game: guild, seats: 2}\nthen: {era: 2}\n`,
    );
    const { status, stderr } = called('--game', 'guild', '--only', only, '--scenarios', wrong);
    assert.equal(status, 1);
    assert.match(stderr, /fails before anything is changed: fails/);
  });
});
