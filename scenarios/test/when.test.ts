import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { say } from '../src/index.ts';
import { findings, found, GIVEN } from './support.ts';

const script = (steps: readonly string[]): string =>
  `${GIVEN}when:\n${steps.map((step) => `  - ${step}\n`).join('')}then: {round: 1}\n`;

const LAID = ['red: {card: 3}', 'blue: {card: 7}'];

describe('a step', () => {
  it('needs only the fields that identify one action', () => {
    assert.deepEqual(found(script([...LAID, 'red: draw', 'red: end'])), []);
  });

  it('that fits several says how many and by which fields they differ', () => {
    const [finding] = findings(script(['red: lay']));
    assert.equal(finding?.key, 'step.many');
    assert.equal(finding?.line, 10);
    assert.deepEqual(finding?.args, {
      seat: 'red',
      asked: { type: 'lay' },
      count: 3,
      choices: { card: ['3', '10', '11'] },
    });
  });

  it('that fits none shows the nearest and the reason the game gives', () => {
    const [finding] = findings(script([...LAID, 'red: {type: buy, card: 6}']));
    assert.equal(finding?.key, 'step.because');
    assert.equal(finding?.line, 12);
    assert.deepEqual(finding?.args['why'], { key: 'why.coins', args: { price: 3, coins: 2 } });
    assert.match(JSON.stringify(finding?.args['nearest']), /^\[{"type":"buy","card":30}/);
    assert.match(finding === undefined ? '' : say(finding), /red can’t do \{type: buy, card: 6\}: .*why\.coins/);
  });

  it('out of turn says whose turn it is', () => {
    const [finding] = findings(script([...LAID, 'blue: end']));
    assert.equal(finding?.key, 'step.turn');
    assert.deepEqual(finding?.args['waiting'], ['red']);
  });

  it('that undoes what can’t be undone is refused with the reason', () => {
    assert.deepEqual(found(script([...LAID, 'undo: red'])), ['12 step.refused']);
    assert.deepEqual(found(script(['red: {card: 3}', 'undo: red', 'red: {card: 10}'])), []);
    assert.deepEqual(found(script(['redo: red'])), ['10 step.refused']);
  });

  it('may be a look in between, which ends the scenario if it fails', () => {
    assert.deepEqual(found(script(['then: {round: 2}', 'red: nonsense'])), ['10 differs.value']);
  });
});
