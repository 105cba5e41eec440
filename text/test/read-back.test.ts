import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { entriesOf, readBack, readingOf } from '../tools/read-back.ts';

describe('reading back', () => {
  for (const code of LANGUAGES) {
    it(`every line in ${code} was read as what its component does (npm run read-back -w text -- ${code})`, async () => {
      assert.deepEqual(readBack(await loadWords(code), readingOf(code)), []);
    });
  }

  it('finds a line that was never read, and one that was read as something else', async () => {
    const words = await loadWords('en');
    const [first, second, ...others] = entriesOf(words);
    assert.ok(first !== undefined && second !== undefined);
    const misread = { line: second.line, says: { ...second.says, travel: ['plane', 'plane'] } };
    assert.deepEqual(
      readBack(words, [misread, ...others]).map(({ problem }) => problem.split(' ')[0]),
      ['not', 'read'],
    );
  });

  it('does not mind the order of words or what goes without saying', async () => {
    const words = await loadWords('en');
    const read = entriesOf(words).map(({ line, says }) => ({
      line,
      says: Object.fromEntries(Object.entries({ ...says, exilesItself: says['exilesItself'] ?? false }).toReversed()),
    }));
    assert.deepEqual(readBack(words, read), []);
  });
});
