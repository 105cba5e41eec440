import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { BOOK, bookOf } from '../tools/book.ts';

describe('the book', () => {
  for (const code of LANGUAGES) {
    it(`in ${code} is what its components say today (npm run book -w text)`, async () => {
      assert.equal(readFileSync(new URL(`${code}.md`, BOOK), 'utf8'), bookOf(await loadWords(code)));
    });
  }

  it('has a line for every component, the same in every language', async () => {
    const lines = await Promise.all(LANGUAGES.map(async (code) => bookOf(await loadWords(code)).split('\n').length));
    assert.equal(new Set(lines).size, 1);
  });

  it('leaves nothing unsaid', async () => {
    for (const code of LANGUAGES) {
      const book = bookOf(await loadWords(code));
      assert.doesNotMatch(book, /undefined|\[object|\{|\}|NaN|Infinity| {2}|\.\.|,,| ,|: *$/m, code);
    }
  });
});
