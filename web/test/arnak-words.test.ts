import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ArnakAction, arnak } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { loadPageWords } from '@moonstaff/text';
import { deed, describe as describeAction } from '../src/boards/arnak/words/describe.ts';
import { Host } from '../src/table/engine/host.ts';
import { overcoming } from './support/arnak-scenes.ts';

test('overcoming names the guardian, and a hint needn’t say which space of a site is meant', async () => {
  const words = await loadPageWords('en', { chapters: ['table', 'arnak'] });
  const now = new Host(arnak, overcoming()).snapshot();
  const { sites } = now.view as ReturnType<typeof arnak.view>;
  const legal = now.legal as readonly ArnakAction[];
  const overcome = legal.find((action) => action.type === 'overcome');
  const guardian = sites.find(({ id }) => id === overcome?.site)?.guardian ?? 'none';
  assert.ok(overcome !== undefined && guardian !== 'none');
  assert.equal(describeAction(overcome, now, words), `Overcome: ${words.name('guardian', guardian)}`);
  const dig = at(
    now.legal.filter(({ type }) => type === 'dig'),
    0,
  );
  assert.match(describeAction(dig, now, words), /^Dig: .*, space \d$/);
  assert.equal(deed(dig, now, words), describeAction(dig, now, words).replace(/, space \d$/, ''));
});
