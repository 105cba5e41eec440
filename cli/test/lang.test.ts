import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES } from '@moonstaff/text';
import { CLI_MESSAGES } from '@moonstaff/text/cli';
import { wishesOf } from '../src/terminal.ts';
import { logFile } from '../src/transcripts.ts';
import { ran } from './support.ts';

describe('the language of the command line', () => {
  for (const code of LANGUAGES) {
    it(`${code} is spoken wherever --lang stands`, async () => {
      const usage = CLI_MESSAGES[code]['simulate.about'];
      for (const words of [
        `--lang ${code} help simulate`,
        `simulate --lang=${code} --help`,
        `help simulate --lang ${code}`,
      ])
        assert.ok((await ran(words)).out.includes(usage), words);
    });
  }

  it('is the system’s, unless --lang names another', async () => {
    assert.match((await ran('help', { wishes: ['de_DE.UTF-8'] })).out, /Aufruf:/);
    assert.match((await ran('--lang pl help', { wishes: ['de_DE.UTF-8'] })).out, /Użycie:/);
    assert.match((await ran('help', { wishes: ['fr_FR.UTF-8'] })).out, /Usage:/);
  });

  it('of the system is in the first variable that’s set', () => {
    assert.deepEqual(wishesOf({ LC_ALL: '', LC_MESSAGES: 'pl_PL', LANG: 'de_DE' }), ['pl_PL']);
    assert.deepEqual(wishesOf({ LC_ALL: 'C', LANG: 'de_DE' }), ['C']);
    assert.deepEqual(wishesOf({}), []);
  });

  it('is refused if there are no words in it', async () => {
    const { code, err } = await ran('facts --game guild --lang xx');
    assert.equal(code, 2);
    assert.match(err, /no language “xx”\. Languages: en, de, pl, ru/);
    assert.match((await ran('help --lang')).err, /--lang needs a value/);
  });

  it('is used for stories and score sheets', async () => {
    const { out } = await ran(`replay ${logFile('guild-solo')} --story --lang de`);
    assert.match(out, /^Ada erkundet 2 Bergfelder und sammelt 1 Münze ein\.$/m);
    assert.match(out, /^Summe +\d+$/m);
    assert.match(out, /^Niemand hat gewonnen\.$/m);
    assert.doesNotMatch(out, /\b(the|gains|places)\b/);
  });

  it('is used for errors, for refusals by the rules, and for components', async () => {
    assert.match((await ran('dance --lang de')).err, /keinen Befehl „dance“/);
    assert.match((await ran('simulate --game sample --option rounds=9 --lang ru')).err, /[а-я]{4}/);
    assert.match((await ran('facts --game arnak --kind item --lang de')).out, /Karten/);
  });
});
