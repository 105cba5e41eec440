import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begun, broughtBack, replaced } from '../src/pages/lab/kept.ts';

test('an empty bench, or an example nobody changed, isn’t kept', () => {
  const tried = replaced(replaced(begun(''), 'first example'), 'second example');
  assert.equal(tried.text, 'second example');
  assert.deepEqual(tried.aside, []);
  assert.equal(broughtBack(tried), tried);
});

test('one press brings back what was on the bench before examples were tried', () => {
  const tried = replaced(replaced(begun('mine'), 'first example'), 'second example');
  assert.equal(broughtBack(tried).text, 'mine');
  assert.deepEqual(broughtBack(tried).aside, []);
});

test('an example that was changed is kept when something else comes back', () => {
  const tried = replaced(begun('mine'), 'example');
  const back = broughtBack({ ...tried, text: 'example, changed' });
  assert.equal(back.text, 'mine');
  assert.equal(broughtBack(back).text, 'example, changed');
  assert.equal(broughtBack(broughtBack(back)).text, 'mine');
});
