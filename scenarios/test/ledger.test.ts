import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { countsText, ledger, ledgerPage } from '../src/ledger.ts';
import { countsFile, gapsOf, ledgerFile, rulesOf, scenariosOf, unrunnableOf } from '../src/project.ts';

const TITLES = { arnak: 'Lost Ruins of Arnak', guild: 'The Guild of Merchant Explorers' };

for (const [game, title] of Object.entries(TITLES)) {
  describe(`the ledger of ${game}`, () => {
    const scenarios = scenariosOf(game);

    it('has a scenario or a reason for every rule', () => {
      assert.deepEqual(gapsOf(game, scenarios), { missing: [], needless: [], unknown: [] });
    });

    it('is committed up to date', () => {
      const lines = ledger(rulesOf(game), scenarios, unrunnableOf(game));
      assert.equal(readFileSync(ledgerFile(game), 'utf8'), ledgerPage(title, lines));
      assert.equal(readFileSync(countsFile(game), 'utf8'), countsText(lines));
    });
  });
}
