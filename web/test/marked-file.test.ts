import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { marksOf } from '../src/pages/lab/marked-file.ts';

const seen = (line: string): readonly string[] => marksOf(line).map(({ kind, text }) => `${kind} ${text}`);

describe('a line of a scenario file', () => {
  it('has names, values and comments', () => {
    assert.deepEqual(seen('  red: {coins: 2} # is 3'), [
      'value   ',
      'name red:',
      'value  {',
      'name coins:',
      'value  2} ',
      'comment # is 3',
    ]);
    assert.deepEqual(seen('- to act: [red]'), ['value - ', 'name to act:', 'value  [red]']);
  });

  it('has no names or comments within quotes', () => {
    assert.deepEqual(seen('title: "A: b # c"'), ['name title:', 'value  ', 'value "A: b # c"']);
  });

  it('is the same line again', () => {
    for (const line of ['', '---', '  - red: {type: dig, site: camp-coins}', "explorers: ['0,-3'] # there"])
      assert.equal(
        marksOf(line)
          .map(({ text }) => text)
          .join(''),
        line,
      );
  });
});
