import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type LanguageCode, loadWords } from '@moonstaff/text';
import type { Icon } from '../src/icons.ts';
import { counted } from './counted.ts';
import { languages, messagesOf } from './languages.ts';

type Term = { readonly key: string; readonly category: string } & { readonly [Code in LanguageCode]?: string };

const terms: readonly Term[] = JSON.parse(readFileSync(new URL('../glossary/terms.json', import.meta.url), 'utf8'));
const termOf = (key: string): Term => {
  const term = terms.find((one) => one.key === key);
  assert.ok(term, key);
  return term;
};

/** The languages both games are published in. */
const CODES = ['en', 'de', 'pl', 'ru'] as const;

/** Which card of the glossary is which of ours. */
const CARDS: { readonly [key: string]: string } = { card_funding: 'funding-car', card_exploration: 'exploration-car' };

const NOUNS = {
  coin: 'coin',
  compass: 'compass',
  tablet: 'tablet',
  arrowhead: 'arrowhead',
  jewel: 'jewel',
  boot: 'boot',
  car: 'car',
  ship: 'ship',
  plane: 'plane',
  fear: 'fear_card',
  idol: 'idol',
  archaeologist: 'archaeologist',
  assistant: 'assistant',
  guardian: 'guardian',
  notebook: 'notebook',
  magnifyingGlass: 'magnifying_glass',
  item: 'item',
  artifact: 'artifact',
  village: 'guild_village',
  tower: 'guild_discovery_tower',
  treasure: 'guild_treasure_card',
  tradingPost: 'guild_trading_post',
  crystal: 'guild_crystal',
  explorer: 'guild_explorer',
  city: 'guild_city',
  grass: 'guild_grassland_space',
  desert: 'guild_desert_space',
  mountain: 'guild_mountain_space',
  sea: 'guild_sea_space',
} as const satisfies { readonly [Name in Icon]?: string };

describe('the glossary', () => {
  for (const code of CODES) {
    it(`names the cards in ${code}`, async () => {
      const words = await loadWords(code);
      const cards = terms.filter(({ category, [code]: name }) => category === 'card' && name !== undefined);
      assert.ok(cards.length >= 23);
      for (const { key, [code]: name } of cards) {
        const id = CARDS[key] ?? key.replace('card_', '').replaceAll('_', '-');
        assert.equal(words.name('card', id), name);
      }
    });

    it(`names the things that are counted in ${code}`, () => {
      for (const [icon, key] of Object.entries(NOUNS)) {
        assert.equal(counted(code, icon as Icon, 1, 'nom'), `1 ${termOf(key)[code]}`);
      }
    });

    it(`names games, boards and maps in ${code}`, async () => {
      const words = await loadWords(code);
      const named = [
        ['game', 'arnak', 'game_title'],
        ['game', 'guild', 'guild_game_title'],
        ['board', 'bird', 'bird_temple'],
        ['board', 'snake', 'snake_temple'],
        ['map', 'avenia', 'guild_map_avenia'],
        ['map', 'aghon', 'guild_map_aghon'],
        ['map', 'kazan', 'guild_map_kazan'],
        ['map', 'cnidaria', 'guild_map_cnidaria'],
        ['difficulty', 'easy', 'guild_easy'],
        ['difficulty', 'hard', 'guild_hard'],
        ['zone', 'playArea', 'play_area'],
      ] as const;
      for (const [kind, id, key] of named) assert.equal(words.name(kind, id), termOf(key)[code]);
    });
  }
});

/** Words that come to mind for a thing which the rulebooks call otherwise. */
const NOT_OURS: { readonly [code: string]: RegExp } = {
  en: /\b(explorer's guild|rubies|amulets?)\b/i,
  de: /Götze|Gunst|Rivale|Reisesymbol|\bExil|Grundkarte|Assistent|Epoche|Amulett/,
  pl: /wygnani|rywal|płytk|premi[aąę]|(?<!\p{L})epok|pomocnik/iu,
  ru: /соперник|карт[аы]? страха|жетон страха|изгнан|(?<!\p{L})ниш[аиу](?!\p{L})|ассистент/iu,
};

describe('no other word stands for a thing that has an official one', () => {
  for (const language of languages) {
    const pattern = NOT_OURS[language.code];
    if (pattern === undefined) continue;
    it(`in ${language.code}`, () => {
      const wrong = [...messagesOf(language)].filter(([, message]) => pattern.test(message)).map(([key]) => key);
      assert.deepEqual(wrong, []);
    });
  }
});
