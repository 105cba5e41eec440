import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { arnak } from '@moonstaff/arnak';
import { guild } from '@moonstaff/guild';
import type { PhraseBook } from '@moonstaff/kernel';
import { isFinding } from '@moonstaff/text/cli';
import { phrasesOf } from '../src/language.ts';
import { splitArg } from '../src/words.ts';
import { argsOf, en, languages, messagesOf, parsed, translations } from './languages.ts';

/** Arguments without the form they stand in: one language may need `cost_acc` where another needs `cost`. */
const argumentsOf = (message: string): readonly string[] =>
  [...new Set(argsOf(parsed(message)).map((arg) => splitArg(arg).name))].sort();

const english = messagesOf(en);
const worded = phrasesOf(en);
const books: PhraseBook = { ...en.book, ...arnak.phrases, ...guild.phrases };

for (const language of translations) {
  const messages = messagesOf(language);
  describe(`the messages in ${language.code}`, () => {
    it('have the keys of the English ones', () => {
      assert.deepEqual([...messages.keys()].sort(), [...english.keys()].sort());
    });

    it('have the arguments of the English ones', () => {
      for (const [key, message] of english) {
        assert.deepEqual(argumentsOf(messages.get(key) ?? ''), argumentsOf(message), key);
      }
    });
  });
}

describe('the phrases of the rules', () => {
  it('are all worded', () => {
    assert.deepEqual(
      Object.keys(books).filter((key) => worded[key] === undefined),
      [],
    );
  });

  it('are not worded without being declared', () => {
    assert.deepEqual(
      Object.keys(worded).filter((key) => books[key] === undefined),
      [],
    );
  });

  it('use only declared arguments', () => {
    for (const language of languages) {
      for (const [key, message] of Object.entries(phrasesOf(language))) {
        const declared = Object.keys(books[key] ?? {});
        const unknown = argumentsOf(message).filter((arg) => !declared.includes(arg));
        assert.deepEqual(unknown, [], `${language.code} ${key}`);
      }
    }
  });

  it('hold what the server says, and nothing it does not', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const files = globSync(['server/src/**/*.ts', 'server/tools/*.ts'], { cwd: root });
    const sources = files.map((file) => readFileSync(root + file, 'utf8')).join('');
    const spoken = [...sources.matchAll(/['`](server\.[\w.]+)['`]/g)].map((match) => match[1] ?? '');
    const worded = Object.keys(en.book).filter((key) => key.startsWith('server.'));
    assert.deepEqual(worded.sort(), [...new Set(spoken)].sort());
  });

  it('hold every refusal the sources throw', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const files = globSync(['kernel/src/**/*.ts', 'games/*/src/**/*.ts', 'server/src/**/*.ts'], { cwd: root });
    assert.ok(files.length > 50);
    const thrown = files.flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(/new (?:Http)?Refusal\((?:\d+, )?\s*'([^']+)'/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    assert.ok(thrown.length > 10);
    const unworded = thrown.filter((key) => books[key] === undefined && !isFinding(key));
    assert.deepEqual([...new Set(unworded)].sort(), []);
  });
});
