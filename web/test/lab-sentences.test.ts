import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Draft, loadAdapter } from '@moonstaff/scenarios/page';
import { type LanguageCode, loadWords, plain } from '@moonstaff/text';
import { groupsOf } from '../src/pages/lab/fields.ts';
import { freshDraft, gameOf, readLab, setUp } from '../src/pages/lab/lab.ts';
import { givenTopics, thenTopics } from '../src/pages/lab/sentences.ts';
import { LabSource } from '../src/table/lab/LabSource.ts';

/** A scenario in the words that the laboratory shows. */
async function spoken(draft: Draft, language: LanguageCode = 'en') {
  const game = gameOf(draft) ?? 'arnak';
  const words = await loadWords(language);
  const laid = setUp(draft, await loadAdapter(game), (seat) => `P${seat + 1}`);
  assert.ok('example' in laid, JSON.stringify(laid));
  const { facts, seats, example } = laid;
  const groups = groupsOf(game, { ...{ draft, facts, seats, words }, names: example.names });
  const source = new LabSource(example);
  const { phrases } = source.snapshot();
  const story = source.story().map((line) => plain(words.line(line, { phrases, seats: example.names })));
  source.close();
  return { given: givenTopics(draft, groups, words), story, expected: thenTopics(draft, groups, words) };
}

function drafted(...lines: readonly string[]): Draft {
  const reading = readLab(lines.join('\n'));
  assert.ok('drafts' in reading, JSON.stringify(reading));
  return reading.drafts[0];
}

const FEAR = [
  ...['title: T', 'rules: [A-GRD-3]', 'given:', '  game: arnak', '  seats: 2', '  round: 3', '  active: red'],
  ...['  red: {coins: 1, hand: []}', '  blue: {passed: true, hand: [torch]}'],
  ...['  sites: {pos-i-low-1: {tile: site-i-jewel, guardian: guardian-15, spaces: [red]}}', '  fearDeck: 13'],
  ...['when: [red: pass, red: endTurn]', 'then: {round: 4, red.coins: 1, fearDeck: 13}', ''],
];

test('a position is said in a few words: only what the file sets up, by its names', async () => {
  const { given } = await spoken(drafted(...FEAR));
  const said = given.map(({ title, said }) => [title, said.map(({ label, value }) => `${label}: ${value}`)]);
  assert.deepEqual(said.slice(0, 3), [
    ['Table', ['Round: 3', 'Turn: P1', 'Players: 2']],
    ['P1', ['coins: 1', 'Hand: none']],
    ['P2', ['Hand: Torch']],
  ]);
  assert.match(String(said[3]), /^Sites,.*: Hydra,.*: P1$/);
  assert.deepEqual(said[4], [undefined, ['blue.passed: true', 'fearDeck: 13']], 'what has no field, as in the file');
});

test('what was done reads as a story, and what’s expected goes by its names', async () => {
  const { story, expected } = await spoken(drafted(...FEAR));
  assert.match(story.join(' '), /P1 passes/);
  assert.match(story.join(' '), /Fear/);
  assert.deepEqual(expected, [
    { title: 'Table', said: [{ label: 'Round', value: '4' }] },
    { title: 'P1', said: [{ label: 'coins', value: '1' }] },
    { said: [{ label: 'fearDeck', value: '13', bare: true }] },
  ]);
  const german = await spoken(drafted(...FEAR), 'de');
  assert.notDeepEqual(german.story, story);
});

test('a fresh table has little to say', async () => {
  const { given, story, expected } = await spoken(freshDraft('guild', 2, 'T'));
  assert.deepEqual(given, [{ title: 'Table', said: [{ label: 'Players', value: '2' }] }]);
  assert.deepEqual(story, []);
  assert.deepEqual(expected, [{ said: [{ label: 'over', value: 'false', bare: true }] }]);
});

test('an action is only begun until something has come of it', async () => {
  const laid = setUp(freshDraft('arnak', 2, 'T'), await loadAdapter('arnak'), String);
  assert.ok('example' in laid);
  const source = new LabSource(laid.example);
  const play = (type: string): void => {
    const action = source.snapshot().legal.find((one) => one.type === type);
    assert.ok(action !== undefined, `${type} isn't legal`);
    source.act(action);
  };
  play('dig');
  assert.deepEqual([source.untold().map(({ action }) => action.type), source.story().length], [['dig'], 0]);
  const [next] = source.snapshot().legal;
  play(next?.type ?? '');
  assert.deepEqual([source.untold(), source.story().length], [[], 1]);
  source.goTo(1);
  assert.equal(source.untold().length, 1);
  source.close();
});
