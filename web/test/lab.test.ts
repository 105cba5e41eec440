import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { draftText, loadAdapter, partAt, scenarioOf } from '@moonstaff/scenarios/page';
import { loadWords } from '@moonstaff/text';
import { groupsOf, withField } from '../src/pages/lab/fields.ts';
import { failsToday, freshDraft, readLab, setUp, withComplaint, withSteps } from '../src/pages/lab/lab.ts';
import { rulesFound } from '../src/pages/lab/rules-found.ts';
import { LabSource } from '../src/table/lab/LabSource.ts';

const nameOf = (seat: number): string => `P${seat + 1}`;

for (const game of GAME_IDS) {
  describe(`the laboratory of ${game}`, async () => {
    const adapter = await loadAdapter(game);
    const words = await loadWords('en');
    const fresh = freshDraft(game, 2, 'A position');
    const laid = setUp(fresh, adapter, nameOf);
    assert.ok('example' in laid);
    const groups = groupsOf(game, { draft: fresh, facts: laid.facts, seats: laid.seats, names: ['A', 'B'], words });

    it('offers fields whose every first choice can be set up, or is refused where it is', () => {
      let set = 0;
      for (const field of groups.flatMap(({ fields }) => fields)) {
        const value =
          field.kind === 'number'
            ? Math.min(field.max, field.value + 1)
            : field.kind === 'choice'
              ? (field.options.at(-1)?.id ?? '')
              : field.options.slice(0, 1).map(({ id }) => id);
        const changed = setUp(withField(fresh, field, value), adapter, nameOf);
        if ('key' in changed) assert.equal(changed.key, 'given.refused', field.label);
        else set++;
      }
      assert.ok(set > 10, `${set} fields`);
    });

    it('plays all seats, back and forth, and keeps it as steps', () => {
      const source = new LabSource(laid.example);
      for (let i = 0; i < 12; i++) {
        const action = source.snapshot().legal.find(({ type }) => type !== 'wait');
        assert.ok(action !== undefined);
        source.act(action);
      }
      assert.equal(source.entries().length, 12);
      source.undo();
      source.undo();
      assert.equal(source.snapshot().redo, 2);
      source.redo();
      assert.equal(source.entries().length, 11);
      const kept = withSteps(fresh, laid.seats, source.entries());
      const reading = readLab(draftText(kept));
      assert.ok('draft' in reading);
      const again = setUp(reading.draft, adapter, nameOf);
      assert.ok('example' in again, JSON.stringify(again));
      assert.deepEqual(again.example.entries, source.entries());
      source.restart();
      assert.equal(source.snapshot().undo.steps, 0);
      source.close();
    });
  });
}

describe('the laboratory', () => {
  it('makes a scenario that fails today of what somebody says is wrong', async () => {
    const adapter = await loadAdapter('arnak');
    const sections = await (await loadWords('en')).rules('arnak');
    const [rule] = rulesFound(sections, 'pilot plane');
    assert.equal(rule?.title, 'Travel');
    const complaint = withComplaint(freshDraft('arnak', 2, 'T'), ['A-TRV-6'], 'round', '2');
    assert.ok(failsToday(complaint, adapter));
    assert.deepEqual(scenarioOf(complaint).rules, ['A-TRV-6']);
    assert.ok(!failsToday(withComplaint(complaint, [], 'round', '1'), adapter));
  });

  it('names a wrong position where it is, and loses nothing', async () => {
    const adapter = await loadAdapter('arnak');
    const text = [
      ...['title: T', 'rules: [A-GEN-1]', 'given:', '  game: arnak', '  seats: 2'],
      ...['  red:', '    coins: 1', '    hand: [no-such-card]', 'then: {round: 1}', ''],
    ].join('\n');
    const reading = readLab(text);
    assert.ok('draft' in reading);
    const wrong = setUp(reading.draft, adapter, nameOf);
    assert.ok('key' in wrong);
    assert.equal(wrong.key, 'given.refused');
    assert.equal(partAt(reading.draft.given, ['red', 'coins']), 1);
    const broken = readLab('title: [');
    assert.ok('fault' in broken && broken.fault.line > 0);
  });
});
