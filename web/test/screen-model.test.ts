import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calledBy, numeral, screenBand } from '../src/table/screen/model.ts';
import type { Snapshot } from '../src/table/source.ts';

const SITTERS: Snapshot['sitters'] = ['Ilka', 'Marek', 'Juno'].map((name) => ({ kind: 'person', name }));
const CALM = { isTogether: false, isPaused: false, isLost: false };

test('one after the other: the band names who is to move', () => {
  assert.deepEqual(screenBand({ sitters: SITTERS, toAct: [1] }, CALM), { kind: 'move', seat: 1 });
});

test('all at once: those we wait for come first, the others are done', () => {
  const band = screenBand({ sitters: SITTERS, toAct: [2, 0] }, { ...CALM, isTogether: true });
  assert.deepEqual(band, { kind: 'together', waiting: [0, 2], done: [1] });
});

test('the last one alone is what all wait for', () => {
  const band = screenBand({ sitters: SITTERS, toAct: [2] }, { ...CALM, isTogether: true });
  assert.deepEqual(band, { kind: 'together', waiting: [2], done: [0, 1] });
});

test('a lost line comes before everything, the end before a pause', () => {
  const outcome = { scores: [], ranking: [[1], [0], [2]], winners: [1] };
  const over = { sitters: SITTERS, toAct: [], outcome };
  assert.deepEqual(screenBand(over, { ...CALM, isLost: true }), { kind: 'noLine' });
  assert.deepEqual(screenBand(over, { ...CALM, isPaused: true }), { kind: 'over', winner: 1 });
  assert.deepEqual(screenBand({ sitters: SITTERS, toAct: [1] }, { ...CALM, isPaused: true }), { kind: 'paused' });
});

test('a call sounds when somebody else is to move, not when the same one goes on', () => {
  const at = (toAct: readonly number[]) => calledBy(screenBand({ sitters: SITTERS, toAct }, CALM));
  assert.equal(at([1]), at([1]));
  assert.notEqual(at([1]), at([2]));
});

test('rounds are written as on the board', () => {
  assert.deepEqual([1, 4, 5, 6].map(numeral), ['I', 'IV', 'V', '6']);
});
