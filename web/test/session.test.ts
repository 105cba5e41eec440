import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guild } from '@moonstaff/guild';
import { BOT, Broken, begun, Page, PERSON, Store } from './support/session.ts';

const table = (store: Store) => store.games.get('table');

test('what is done is kept; opening a table and looking at it writes nothing', async () => {
  const store = new Store(begun(PERSON, BOT));
  const page = new Page(store);
  await page.open();
  await page.ask('hint');
  assert.equal(store.puts, 0);
  await page.act();
  await page.until(() => page.now.toAct.includes(0));
  await page.close();
  const again = new Page(store);
  await again.open();
  assert.deepEqual(again.now.view, page.now.view);
  assert.deepEqual(page.troubles, []);
});

test('a game left in the middle of a bot’s turn goes on with that bot', async () => {
  const store = new Store(begun(PERSON, BOT));
  const page = new Page(store, () => new Promise(() => {}));
  await page.open();
  while (page.now.toAct.includes(0)) await page.act();
  await page.close();
  const again = new Page(store);
  await again.open();
  assert.deepEqual(again.now.toAct, [1]);
  await again.until(() => again.now.toAct.includes(0));
});

test('bots wait until somebody watches', async () => {
  const store = new Store(begun(PERSON, BOT));
  const page = new Page(store, () => new Promise(() => {}));
  await page.open();
  while (page.now.toAct.includes(0)) await page.act();
  await page.close();
  const ahead = new Page(store, () => assert.fail('a bot thinks before anybody is there'));
  await ahead.openAhead();
  await new Promise((later) => setTimeout(later));
  assert.deepEqual(ahead.now.toAct, [1]);
});

test('who leaves right after a move finds it made', async () => {
  const store = new Store(begun(PERSON));
  const page = new Page(store);
  await page.open();
  void page.act();
  await page.close();
  assert.equal(table(store)?.entries.length, 1);
});

test('a device that does not keep the moves says so once, and the bots play on', async () => {
  const store = new Store(begun(PERSON, BOT));
  store.full = true;
  const page = new Page(store);
  await page.open();
  while (page.now.toAct.includes(0)) await page.act();
  await page.until(() => page.now.toAct.includes(0));
  await page.act();
  await page.close();
  assert.deepEqual(page.troubles, ['trouble.notKept']);
  assert.equal(table(store)?.entries.length, 0);
});

test('what the device keeps again is whole', async () => {
  const store = new Store(begun(PERSON));
  const page = new Page(store);
  await page.open();
  await page.act();
  store.full = true;
  await page.act();
  await page.until(() => page.troubles.length > 0);
  store.full = false;
  await page.act();
  await page.close();
  assert.deepEqual(page.troubles, ['trouble.notKept', '-']);
  assert.equal(table(store)?.entries.length, 3);
});

test('a game the device would not even begin with is played from memory, until it is kept', async () => {
  const store = new Store();
  store.full = true;
  const game = begun(PERSON);
  const page = new Page(store);
  await page.open(game);
  await page.until(() => page.troubles.length > 0);
  assert.deepEqual(page.troubles, ['trouble.notKept']);
  await page.act();
  store.full = false;
  await page.act();
  await page.close();
  const again = new Page(store);
  await again.open(game);
  assert.deepEqual(again.now.view, page.now.view);
  assert.deepEqual(again.troubles, []);
});

test('where the store cannot even be read, a new game is played from memory', async () => {
  const page = new Page(new Broken());
  await page.open(begun(PERSON));
  await page.act();
  assert.ok(page.now.log.length > 0);
  await page.close();
  assert.deepEqual(page.troubles, ['trouble.notKept']);
});

test('a saved game that cannot be read is reported', async () => {
  const page = new Page(new Broken());
  await assert.rejects(page.open(), /broken/);
  assert.deepEqual(page.troubles, ['trouble.unexpected']);
});

test('of two tabs at one table the second learns that the game went on, and goes on from there', async () => {
  const store = new Store(begun(PERSON));
  const [one, two] = [new Page(store), new Page(store)];
  await one.open();
  await two.open();
  await one.act();
  await one.act();
  await one.close();
  const kept = table(store);
  await two.act();
  await two.until(() => two.troubles.length > 0);
  assert.deepEqual(two.troubles, ['trouble.elsewhere']);
  assert.deepEqual(table(store), kept, 'nothing was overwritten');
  assert.deepEqual(two.now.view, one.now.view);
  await two.act();
  await two.close();
  assert.deepEqual(two.troubles, ['trouble.elsewhere']);
  assert.equal(table(store)?.entries.length, 3);
});

test('moves made faster than they can be put down are no quarrel between tabs', async () => {
  const store = new Store(begun(PERSON));
  const page = new Page(store);
  await page.open();
  for (let i = 0; i < 5; i++) void page.act();
  await page.close();
  assert.deepEqual(page.troubles, []);
  assert.equal(table(store)?.entries.length, 5);
  assert.ok(store.puts < 5, 'what was done meanwhile is put down together');
});

test('a failing bot is reported, and asked again after the next move', async () => {
  const store = new Store(begun(PERSON, BOT));
  const page = new Page(store, async () => {
    throw new Error('out of memory');
  });
  await page.open();
  await page.until(() => page.troubles.length > 0);
  assert.deepEqual(page.troubles, ['trouble.bot']);
  await page.act();
  await page.until(() => page.troubles.length > 1);
  await page.ask('hint');
  assert.deepEqual(page.told.at(-1), { tell: 'answer', id: 1, answer: [] });
});

test('a fault in the rules is reported and leaves the game as it was', async (t) => {
  const page = new Page(new Store(begun(PERSON)));
  await page.open();
  const { view } = page.now;
  const faulty = t.mock.method(guild, 'apply', () => {
    throw new Error('a fault');
  });
  await assert.rejects(page.act(), /a fault/);
  assert.deepEqual(page.told.at(-1), {
    tell: 'trouble',
    phrase: { key: 'trouble.unexpected', args: {} },
    id: 0,
  });
  faulty.mock.restore();
  assert.deepEqual(page.now.view, view);
  await page.act();
  assert.ok(page.now.log.length > 0);
});
