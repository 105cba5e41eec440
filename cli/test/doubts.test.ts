import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { ADAPTERS } from '@moonstaff/scenarios';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { doubtsOf, doubtsPage } from '../src/facts/doubts.ts';
import { ran } from './support.ts';

const ROOT = new URL('../../', import.meta.url);

describe('doubtful facts', () => {
  it('are listed in docs/doubts.md (npm run regenerate)', async () => {
    assert.equal(readFileSync(new URL('docs/doubts.md', ROOT), 'utf8'), await doubtsPage(await loadWords('en')));
  });

  it('are about components, files and constants that exist', async () => {
    for (const game of GAME_IDS) {
      const known = new Set(ADAPTERS.get(game)?.components.flatMap(({ kind, id }) => [id, `${kind}.${id}`]));
      const doubts = await doubtsOf(game, await loadWords('en'));
      assert.ok(doubts.length >= 4, game);
      for (const { id, components, file } of doubts) {
        for (const one of components)
          assert.ok(known.has(one) || known.has(one.replace(/\.\w+$/, '')), `${id}: ${one}`);
        for (const one of file.split(', ')) {
          const [path = '', constant = ''] = one.split(/ \(|\)/);
          assert.notEqual(constant, '', file);
          assert.match(readFileSync(new URL(path, ROOT), 'utf8'), new RegExp(`\\b${constant}\\b`), file);
        }
      }
    }
  });

  it('are listed in every language, for one game or for all', async () => {
    for (const lang of LANGUAGES) {
      const words = await loadWords(lang);
      const { out } = await ran(`facts --doubtful --lang ${lang}`);
      for (const game of GAME_IDS) {
        for (const { fact, file } of await doubtsOf(game, words)) {
          assert.ok(out.includes(fact), fact);
          assert.ok(out.includes(file), file);
        }
      }
    }
    const { out } = await ran('facts --doubtful --game guild');
    assert.doesNotMatch(out, /Snake/);
  });
});
