import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import { guild } from '@moonstaff/guild';
import type { Json, PhraseBook } from '@moonstaff/kernel';
import { LANGUAGES, loadLanguage, loadWords, preferred, reasonWords } from '@moonstaff/text';
import { names as arnakNames } from '../src/arnak/en/names.ts';
import { names as guildNames } from '../src/guild/en/names.ts';
import { combined, fromTable } from '../src/naming.ts';
import { en } from './languages.ts';

/** One thing of every kind that phrases speak of. */
const SAMPLES: { readonly [kind: string]: Json } = {
  seat: 0,
  seats: [0, 1],
  number: 2,
  text: 'x',
  texts: ['x', 'y'],
  data: 'x',
  phrase: { key: 'undo.nothing', args: {} },
  game: 'arnak',
  // Arnak
  card: 'parrot',
  cards: ['parrot', 'hat'],
  tokens: { coins: 2, jewel: 1 },
  icons: ['boot', 'boot', 'plane'],
  site: 'pos-i-low-2',
  tile: 'site-i-jewel',
  guardian: 'guardian-01',
  assistant: 'assistant-ship',
  idol: 'idol-coin',
  bonus: 'bonus-draw',
  researchSpace: 'bird-3-1',
  templeStack: 'temple-6-left',
  token: 'glass',
  resource: 'jewel',
  side: 'gold',
  slotOption: 'slot-draw',
  rivalTile: 'rival-dig-coins',
  arrow: 'left',
  flag: 'noFearFromGuardians',
  destination: 'deckTop',
  extreme: 'highest',
  zone: 'playArea',
  position: 0,
  payment: { cards: ['funding-car'], boons: ['guardian-01'], pilots: 1, keep: ['boot'] },
  board: 'snake',
  cardList: ['parrot', 'hat'],
  parts: [
    ['card', 'parrot'],
    ['tokens', { coins: 2 }],
  ],
  price: [['tokens', { coins: 2 }]],
  priceOrNothing: [],
  at: { site: 'pos-i-low-2', tile: 'site-i-jewel' },
  the: { site: 'camp-coins', tile: '' },
  from: { site: 'camp-coins', tile: '' },
  to: { site: 'pos-i-low-2', tile: 'site-i-jewel' },
  begun: ['card', 'parrot'],
  theRival: 'rival',
  place: 'pos-i-low-2',
  // The Guild
  map: 'avenia',
  goals: ['avenia-lands-3'],
  treasures: ['vase', 'vase'],
  spaces: { grass: 2, sea: 1 },
  notCard: 'region-4',
  coinsOrSome: 3,
  product: { fromValue: 4, toValue: 2, coins: 8 },
  missing: { goals: ['avenia-lands-3'], coins: 4 },
  space: '3,-2',
  cities: ['3,-2', '0,1'],
  region: 'r7',
  exploreCard: 'explore-sea',
  investigateCard: 'region-4',
  slot: 'II',
  numeral: 2,
  goal: 'avenia-lands-3',
  reward: 'first',
  terrain: 'grass',
  terrains: ['grass', 'sea'],
  feature: 'city',
  treasure: 'vase',
  ownCoins: 3,
  ownTreasure: 'vase',
  ownInvestigateCards: ['region-4', 'sea5'],
};

/** Kinds that are shown as they come. */
const AS_THEY_ARE = new Set(['number', 'text', 'texts', 'data', 'slot', 'region', 'seat', 'seats', 'phrase']);

const books: readonly PhraseBook[] = [en.book, arnak.phrases, guild.phrases];

for (const code of LANGUAGES) {
  describe(`words in ${code}`, async () => {
    const words = await loadWords(code);

    it('say every phrase', () => {
      for (const phrases of books) {
        for (const [key, kinds] of Object.entries(phrases)) {
          const args = Object.fromEntries(
            Object.entries(kinds).map(([name, kind]) => {
              const sample = SAMPLES[kind];
              assert.ok(sample !== undefined, `${key}: a kind without a sample: ${kind}`);
              return [name, sample];
            }),
          );
          const said = words.say({ key, args }, { phrases, seats: ['Ana', 'Bruno'] });
          assert.doesNotMatch(said, /undefined|\[object|[{}]|NaN/, `${key}: ${said}`);
          assert.notEqual(said, key);
          assert.notEqual(said.trim(), '');
        }
      }
    });

    it('have a name for every kind of thing', async () => {
      const { games, titles } = await loadLanguage(code);
      const naming = combined([{ game: fromTable(titles) }, ...Object.values(games).map((game) => game.naming)]);
      for (const [kind, sample] of Object.entries(SAMPLES)) {
        if (AS_THEY_ARE.has(kind)) continue;
        const name = naming[kind]?.(sample, 'nom');
        assert.ok(name !== undefined && name.length > 0, kind);
      }
    });

    it('mark the things in a phrase', () => {
      const phrase = { key: 'arnak.bought', args: { seat: 1, card: 'parrot' } };
      const told = words.tell(phrase, { phrases: arnak.phrases, seats: ['Ana', 'Bruno'] });
      assert.deepEqual(
        told.filter(({ kind }) => kind !== undefined).map(({ kind, id }) => ({ kind, id })),
        [
          { kind: 'seat', id: 1 },
          { kind: 'card', id: 'parrot' },
        ],
      );
    });

    it('say nothing of what was kept from the reader', () => {
      const scene = { phrases: { ...arnak.phrases, ...guild.phrases }, seats: ['Ana'] };
      const hidden = words.say({ key: 'arnak.drew', args: { seat: 0, card: 'hidden' } }, scene);
      assert.doesNotMatch(hidden, /hidden|“|„|«/);
      const village = words.say({ key: 'guild.event.village', args: { seat: 0, field: '0,1' } }, scene);
      assert.doesNotMatch(village, /\+|undefined/);
    });
  });
}

describe('words', () => {
  it('draw signs in place of amounts', async () => {
    const { effects } = (await loadWords('pl')).voice('arnak');
    const told = effects.effect([{ op: 'gain', coins: 2, jewel: 1 }]);
    assert.deepEqual(told, [
      { text: 'Otrzymujesz ' },
      { text: '2 monety', icon: 'coin', n: 2 },
      { text: ' i ' },
      { text: '1 klejnot', icon: 'jewel', n: 1 },
      { text: '.' },
    ]);
  });

  it('write numbers and dates as the language does', async () => {
    const date = new Date(2026, 10, 5, 21, 4);
    const [en, de, pl, ru] = await Promise.all(LANGUAGES.map(loadWords));
    assert.ok(en && de && pl && ru);
    assert.equal(en.number(12345.5), '12,345.5');
    assert.equal(en.number(-2), '−2');
    assert.equal(en.t('score.points', { n: -1 }), '−1 point');
    assert.equal(de.number(12345.5), '12.345,5');
    assert.equal(pl.number(12345.5), '12 345,5'.replace(' ', '\u00a0'));
    assert.equal(ru.number(12345.5), '12 345,5'.replace(' ', '\u00a0'));
    assert.match(de.dateTime(date), /05\.11\.2026.*21:04/);
    assert.match(pl.dateTime(date), /5 lis 2026.*21:04/);
    assert.match(ru.dateTime(date), /5 нояб\. 2026.*21:04/);
  });

  it('take better names from the moment', async () => {
    const words = await loadWords('en');
    const names = (kind: string, id: Json): string | undefined =>
      kind === 'site' && id === 'pos-i-low-1' ? 'Stone Bridge' : undefined;
    const phrase = { key: 'arnak.dug', args: { seat: 0, site: 'pos-i-low-1', space: 0 } };
    assert.equal(words.say(phrase, { phrases: arnak.phrases, seats: ['Ana'], names }), 'Ana digs: Stone Bridge.');
  });

  it('find the language a reader prefers', () => {
    assert.equal(preferred(['de-AT', 'en']), 'de');
    assert.equal(preferred(['fr', 'pl_PL.UTF-8']), 'pl');
    assert.equal(preferred(['C', 'xx']), 'en');
  });

  it('name every thing of a kind differently', async () => {
    for (const code of LANGUAGES) {
      const words = await loadWords(code);
      for (const kind of ['assistant', 'guardian', 'tile', 'camp', 'goal', 'investigateCard', 'treasure'] as const) {
        const ids = Object.keys({ ...arnakNames, ...guildNames }[kind]);
        assert.ok(ids.length > 4);
        assert.equal(new Set(ids.map((id) => words.name(kind, id))).size, ids.length, `${code} ${kind}`);
      }
    }
  });
});

describe('a time that comes soon', () => {
  it('is an hour today, a weekday within the next days, and a date later', async () => {
    const words = await loadWords('en');
    const now = new Date(2026, 10, 17, 12);
    const at = (day: number): string => words.soon(new Date(2026, 10, day, 19, 30), now).replaceAll(/\s/g, ' ');
    assert.deepEqual([at(17), at(19)], ['7:30 PM', 'Thu 7:30 PM']);
    assert.match(at(27), /Nov 27, .*7:30 PM/);
  });
});

it('what a turn brings is counted in what the game counts', async () => {
  const words = await loadWords('en');
  assert.equal(reasonWords({ score: 'trade', more: 8 }, words, 'coins'), '+8 coins (Trade routes)');
  assert.equal(reasonWords({ score: 'trade', more: -1 }, words), '−1 point (Trade routes)');
});
