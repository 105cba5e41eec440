import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Draft, loadAdapter } from '@moonstaff/scenarios/page';
import { type LanguageCode, loadWords, plain } from '@moonstaff/text';
import { groupsOf } from '../src/pages/lab/fields.ts';
import { freshDraft, gameOf, readLab, setUp } from '../src/pages/lab/lab.ts';
import { givenSentences, type Said, thenSentences } from '../src/pages/lab/sentences.ts';
import { LabSource } from '../src/table/lab/LabSource.ts';

/** A sentence as it is; what's written as in the file in brackets. */
const line = (said: Said): string => ('text' in said ? said.text : `[${said.bare}]`);

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
  const story = source.story().map((told) => plain(words.line(told, { phrases, seats: example.names })));
  source.close();
  const given = givenSentences(draft, groups, words).map(line);
  return { given, story, expected: thenSentences(draft, groups, words).map(line) };
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

test('a position is said in a few sentences: only what the file sets up, by its names', async () => {
  const { given } = await spoken(drafted(...FEAR));
  assert.deepEqual(given, [
    '2 players, round 3, P1 to act.',
    'P1 has 1 coin and no cards in hand.',
    'P2 has Torch in hand.',
    'P2: passed.',
    'P1 stands at Crystal Shrine, Hydra beside.',
    'Fear cards left: 13.',
  ]);
});

test('in every language', async () => {
  const first = async (language: LanguageCode): Promise<readonly string[]> =>
    (await spoken(drafted(...FEAR), language)).given.slice(0, 5);
  assert.deepEqual(await first('de'), [
    '2 Personen, Runde 3, P1 am Zug.',
    'P1 hat 1 Münze und keine Handkarten.',
    'P2 hat Fackel auf der Hand.',
    'P2: hat gepasst.',
    'P1 steht hier: Kristallschrein, daneben Hydra.',
  ]);
  assert.deepEqual(await first('pl'), [
    '2 gracze, runda 3, tura: P1.',
    'P1 ma 1 monetę i pustą rękę.',
    'P2 ma na ręce: Pochodnia.',
    'P2: pas.',
    'Kryształowa kaplica: stoi tu P1, strażnik: Hydra.',
  ]);
  assert.deepEqual(await first('ru'), [
    '2 игрока, раунд 3, ходит P1.',
    'У игрока P1: 1 монета и пустая рука.',
    'У игрока P2: в руке Факел.',
    'P2: пас.',
    'Кристальное святилище: здесь стоит P1, страж: Гидра.',
  ]);
});

test('what was done reads as a story, and what’s expected goes by its names', async () => {
  const { story, expected } = await spoken(drafted(...FEAR));
  assert.match(story.join(' '), /P1 passes/);
  assert.match(story.join(' '), /Fear/);
  assert.deepEqual(expected, ['Round 4.', 'P1 has 1 coin.', 'Fear cards left: 13.']);
  const german = await spoken(drafted(...FEAR), 'de');
  assert.notDeepEqual(german.story, story);
});

test('what has no field is shown as in the file', async () => {
  const { expected } = await spoken(drafted(...FEAR.slice(0, -2), 'then: {phase: turns}', ''));
  assert.deepEqual(expected, ['[phase: turns]']);
});

test('what’s expected can be less than a value', async () => {
  const { expected } = await spoken(
    drafted(...FEAR.slice(0, -2), 'then: {red.coins: {at least: 1}, red.hand: {size: 0}}', ''),
  );
  assert.deepEqual(expected, ['P1 has coins: {at least: 1} and Hand: {size: 0}.']);
});

test('a site without anybody is named by its tile or its guardian', async () => {
  const site = (...parts: readonly string[]): Draft =>
    drafted(
      ...['title: T', 'rules: [A-GRD-3]', 'given:', '  game: arnak', '  seats: 2'],
      ...[`  sites: {pos-i-low-1: {${parts.join(', ')}}}`, 'then: {round: 1}', ''],
    );
  const last = async (...parts: readonly string[]): Promise<string | undefined> =>
    (await spoken(site(...parts))).given.at(-1);
  assert.equal(await last('tile: site-i-jewel'), 'Crystal Shrine is discovered.');
  assert.equal(await last('tile: site-i-jewel', 'guardian: guardian-15'), 'Hydra guards Crystal Shrine.');
  assert.equal(await last('tile: site-i-jewel', 'spaces: [blue]'), 'P2 stands at Crystal Shrine.');
});

test('a fresh table has little to say', async () => {
  const { given, story, expected } = await spoken(freshDraft('guild', 2, 'T'));
  assert.deepEqual(given, ['2 players.']);
  assert.deepEqual(story, []);
  assert.deepEqual(expected, ['Game over: no.']);
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
