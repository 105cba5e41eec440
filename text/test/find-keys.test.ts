import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLanguage, keyFinder, loadPageWords } from '@moonstaff/text';
import { languages } from './languages.ts';

for (const language of languages) {
  test(`a text on the page leads back to its key in ${language.code}`, async () => {
    assert.ok(isLanguage(language.code));
    const words = await loadPageWords(language.code, { chapters: ['table'] });
    const find = keyFinder(language);
    for (const n of [1, 2, 5, 21, 22]) assert.ok(find(words.t('score.points', { n })).includes('score.points'));
    assert.equal(find(words.t('table.curtain', { name: 'Ilka' }))[0], 'table.curtain');
    assert.ok(find(words.t('learn.step', { n: 3, of: 7 })).includes('learn.step'));
    assert.deepEqual(find('Ilka'), []);
  });
}
