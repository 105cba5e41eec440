import assert from 'node:assert/strict';
import test, { describe } from 'node:test';
import { packageFolders } from '../declared.ts';
import { findPhrases, phrasesIn, proseOf } from '../plain-english.ts';
import { ROOT } from './folder.ts';

describe('comments and test titles are in plain English', () => {
  for (const folder of packageFolders(ROOT)) {
    test(folder, () => {
      const list = phrasesIn(ROOT, folder).map(
        ({ file, line, text, instead }) => `${file}:${line}: ${text}\n  better: ${instead}`,
      );
      assert.deepEqual(list, []);
    });
  }
});

test('prose is found in comments and test titles, and nowhere else', () => {
  assert.equal(proseOf('/** All are told. */').trim(), 'All are told. */');
  assert.equal(proseOf(' * the second line').trim(), 'the second line');
  assert.equal(proseOf('const a = 1; // one').trim(), 'one');
  assert.equal(proseOf("  it('plays a card', async () => {"), 'plays a card');
  assert.equal(proseOf('describe(`a table on sqlite`, () => {'), 'a table on sqlite');
  assert.equal(proseOf("const url = 'http://whence.example';"), '');
  assert.equal(proseOf("phrase('so many', { whoever })"), '');
});

test('old phrases are found with their line and a better one', () => {
  const source = 'const a = 1;\n/** Of so many the names are told. */\nconst whence = 2;\n// Whoever comes first.\n';
  assert.deepEqual(
    findPhrases('a.ts', source).map(({ line, instead }) => [line, instead]),
    [
      [2, 'this number of, how many'],
      [2, 'is sent, is shown, learns'],
      [4, 'a player who, anyone who'],
    ],
  );
});
