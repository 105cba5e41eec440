import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { BOOK } from '../tools/book.ts';
import { AT_HOME, PROPER_NAMES } from './at-home.ts';
import { en, literals, messagesOf, translations } from './languages.ts';

/** What a person types: options, commands, endings of files, words of scenario files. */
const TYPED = /--[\w-]+|\.yaml|[„«]all[“”»]|^(moonstaff|simulate|replay|scenario|facts)\b|moonstaff/g;
/** Words of the protocol that programs play with, always quoted. */
const PROTOCOL = /[„«](reset|tables|actions)[“”»]/g;
const SCENARIO = /\b(YAML|true|false|undo|redo|then|when|because|args)\b|A-DIG-1/g;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const bookOf = (code: string): string => readFileSync(new URL(`${code}.md`, BOOK), 'utf8');

/** All words of the English messages and of the English book. */
const english = new Set(
  [...[...messagesOf(en).values()].map(literals), bookOf('en')].flatMap(wordsOf).filter((word) => word.length > 2),
);

function leftIn(code: string, text: string): readonly string[] {
  const allowed = new Set(AT_HOME[code]);
  const common = PROPER_NAMES.reduce(
    (rest, name) => rest.replaceAll(name, ' '),
    text.replace(TYPED, ' ').replace(PROTOCOL, ' ').replace(SCENARIO, ' '),
  );
  // No English word is written in Cyrillic, so any Latin one is left over; numerals and single letters stay.
  const foreign =
    code === 'ru'
      ? (word: string) => /[a-z]{2}/.test(word) && !/^[ivx]+$/.test(word)
      : (word: string) => english.has(word) && !/^[ivx]+$/.test(word);
  return wordsOf(common).filter((word) => foreign(word) && !allowed.has(word));
}

describe('no English word is left', () => {
  it('and the list of English words is long enough to find some', () => {
    assert.ok(english.size > 600);
    assert.deepEqual(leftIn('de', 'Ziehe two Karten from unten'), ['two', 'from']);
    assert.deepEqual(leftIn('ru', 'Возьмите two карты I и II'), ['two']);
  });

  for (const language of translations) {
    it(`in the messages in ${language.code}`, () => {
      const left = [...messagesOf(language)].flatMap(([key, message]) =>
        leftIn(language.code, literals(message)).map((word) => `${key}: ${word}`),
      );
      assert.deepEqual(left, []);
    });
  }

  for (const code of LANGUAGES.filter((one) => one !== 'en')) {
    it(`in the rules in ${code}`, async () => {
      const words = await loadWords(code);
      const sections = [...(await words.rules('arnak')), ...(await words.rules('guild'))];
      const left = sections.flatMap(({ id, title, text }) =>
        leftIn(code, [title, ...text].join(' ')).map((word) => `${id}: ${word}`),
      );
      assert.deepEqual(left, []);
    });

    it(`in the first games in ${code}`, async () => {
      const words = await loadWords(code);
      const notes = [...(await words.lesson('arnak')), ...(await words.lesson('guild'))];
      const left = notes.flatMap(([say, { title, text, ask = '' }]) =>
        leftIn(code, [title, text, ask].join(' ')).map((word) => `${say}: ${word}`),
      );
      assert.deepEqual(left, []);
    });

    it(`in the book in ${code}`, () => assert.deepEqual([...new Set(leftIn(code, bookOf(code)))], []));
  }
});
