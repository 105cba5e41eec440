import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gaps, ledger, ledgerPage, rulesIn } from '../src/ledger.ts';
import { rulesOf } from '../src/project.ts';

const MARKDOWN = `# Rules
* Every rule has an id (\`X-ONE-1\`).
- **X-ONE-1** First | rule; see X-TWO-9.
- **X-ONE-2** Second.
| Id | Question |
|---|---|
| X-DIF-1 | A difference |
`;

const RULES = rulesIn(MARKDOWN);
const scenario = (title: string, ...rules: string[]) => ({ file: `scenarios/x/${title}.yaml`, title, rules });

describe('the ledger', () => {
  it('finds the rules of a rules file, not what they mention', () => {
    assert.deepEqual(
      RULES.map(({ id }) => id),
      ['X-ONE-1', 'X-ONE-2', 'X-DIF-1'],
    );
    assert.ok(rulesOf('arnak').length > 350);
    assert.ok(rulesOf('guild').length > 120);
  });

  it('names the scenarios of each rule, or the reason why there are none', () => {
    const lines = ledger(RULES, [scenario('a', 'X-ONE-1'), scenario('b', 'X-ONE-1')], { 'X-DIF-1': 'flavour' });
    assert.deepEqual(
      lines.map(({ scenarios, reason }) => [scenarios.map(({ title }) => title), reason]),
      [
        [['a', 'b'], undefined],
        [[], undefined],
        [[], 'flavour'],
      ],
    );
    const page = ledgerPage('Made up', lines);
    assert.match(page, /3 rules: 1 shown, 1 cannot be run, 1 open\./);
    assert.match(page, /\| X-ONE-1 \| \[a\]\(\.\.\/scenarios\/x\/a\.yaml\)<br>\[b\]/);
    assert.match(page, /\| X-ONE-2 \| \*\*open\*\* \|/);
    assert.match(page, /\| X-DIF-1 \| \*flavour\* \|/);
  });

  it('finds what’s missing, unnecessary or unknown', () => {
    assert.deepEqual(gaps(RULES, [scenario('a', 'X-ONE-1', 'X-OLD-1')], { 'X-ONE-1': 'why?', 'X-NEW-1': 'gone' }), {
      missing: ['X-ONE-2', 'X-DIF-1'],
      needless: ['X-ONE-1'],
      unknown: ['X-NEW-1', 'X-OLD-1'],
    });
    const all = [scenario('a', 'X-ONE-1', 'X-ONE-2')];
    assert.deepEqual(gaps(RULES, all, { 'X-DIF-1': 'flavour' }), { missing: [], needless: [], unknown: [] });
  });
});
