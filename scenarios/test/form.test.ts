import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { THEN_WORDS } from '../src/expect/index.ts';
import { readScenarios, say } from '../src/index.ts';
import { VALUE_WORDS } from '../src/match-value.ts';
import { AFTER_GIVEN, findings, found, GIVEN } from './support.ts';

const THEN = 'then: {round: 1}\n';

describe('the form of a scenario', () => {
  it('gives the seats of the table, its seed and the rules shown', () => {
    const [scenario] = readScenarios('x.yaml', `${GIVEN}${THEN}`);
    assert.equal(scenario?.title, 'made up');
    assert.deepEqual(scenario?.rules, ['S-LAY-1']);
    assert.deepEqual(scenario?.seats, ['red', 'blue']);
    assert.equal(scenario?.seed, 'scenario');
    assert.deepEqual(Object.keys(scenario?.parts ?? {}), ['red', 'blue', 'row']);
  });

  it('names seats by colour if only their number is given', () => {
    const text = `title: t\nrules: [S-A-1]\ngiven: {game: sample, seats: 3}\nthen: {to act: [red, blue, yellow]}\n`;
    assert.deepEqual(found(text), []);
  });

  it('holds several scenarios in one file, with the lines of the file', () => {
    const text = `${GIVEN}${THEN}---\n${GIVEN}then: {round: 2}\n`;
    assert.deepEqual(found(text), [`${2 * AFTER_GIVEN + 1} differs.value`]);
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['text that is not YAML', 'title: [\n', '2 yaml.syntax'],
    ['a name written twice', `title: a\ntitle: b\n`, '2 yaml.syntax'],
    ['an alias of nothing', `title: t\nrules: *none\n`, '2 yaml.alias'],
    ['an empty file', '', '1 form.empty'],
    ['a file that is one word', 'dig', '1 form.map'],
    ['an unknown part', `${GIVEN}${THEN}thus: 1\n`, '10 form.unknown'],
    ['a misspelt part', `${GIVEN}whem: []\n${THEN}`, '9 form.meant'],
    ['no title', GIVEN.replace('title: made up\n', '') + THEN, '1 form.missing'],
    ['no rules', GIVEN.replace('rules: [S-LAY-1]\n', '') + THEN, '1 form.missing'],
    ['no then', GIVEN, '1 form.missing'],
    ['no game', GIVEN.replace('  game: sample\n', '') + THEN, '3 form.missing'],
    ['no seats', GIVEN.replace('  seats: [Red, Blue]\n', '') + THEN, '3 form.missing'],
    ['a rule id of the wrong shape', GIVEN.replace('S-LAY-1', 'digging') + THEN, '2 form.rule'],
    ['too many seats for the colours', GIVEN.replace('[Red, Blue]', '9') + THEN, '5 form.seats'],
    ['two seats of one name', GIVEN.replace('Blue]', 'red]') + THEN, '5 form.seatName'],
    ['a seat named like a word of the form', GIVEN.replace('Blue]', 'undo]') + THEN, '5 form.seatName'],
    ['options that are no map', GIVEN.replace('  seats', '  options: 3\n  seats') + THEN, '5 form.map'],
    ['a when that is no list', `${GIVEN}when: {red: end}\n${THEN}`, '9 form.when'],
    ['a step with two seats', `${GIVEN}when:\n  - {red: end, blue: end}\n${THEN}`, '10 form.step'],
    ['a step that is a word', `${GIVEN}when:\n  - undo\n${THEN}`, '10 form.map'],
    ['a step of a stranger', `${GIVEN}when:\n  - purple: end\n${THEN}`, '10 form.unknown'],
    ['a seat misspelt', `${GIVEN}when:\n  - ret: end\n${THEN}`, '10 form.meant'],
    ['an undo of a stranger', `${GIVEN}when:\n  - undo: purple\n${THEN}`, '10 form.unknown'],
    ['an action that is a number', `${GIVEN}when:\n  - red: 3\n${THEN}`, '10 form.map'],
    ['a then that is a list', `${GIVEN}then: [1]\n`, '9 form.map'],
    ['what a stranger may do', `${GIVEN}then:\n  legal: {purple: [end]}\n`, '10 form.unknown'],
    ['a refusal of nobody', `${GIVEN}then:\n  refused: {because: x}\n`, '10 form.refused'],
    ['a refusal of two', `${GIVEN}then:\n  refused: {red: end, blue: end}\n`, '10 form.refused'],
    ['an event with two keys', `${GIVEN}then:\n  events:\n    - {a: {}, b: {}}\n`, '11 form.phrase'],
    ['an event with a bare argument', `${GIVEN}then:\n  events:\n    - lay: 3\n`, '11 form.map'],
    ['a preview of nobody', `${GIVEN}then:\n  preview: {price: []}\n`, '10 form.preview'],
    ['an unknown part of a preview', `${GIVEN}then:\n  preview: {red: end, cost: []}\n`, '10 form.unknown'],
    ['a view of a stranger', `${GIVEN}then:\n  view: {purple: {round: 1}}\n`, '10 form.unknown'],
  ];
  for (const [what, text, expected] of wrong) {
    it(`refuses ${what}, with its line`, () => assert.deepEqual(found(text), [expected]));
  }

  it('has words for everything it finds', () => {
    for (const [, text] of wrong) {
      for (const finding of findings(text)) assert.doesNotMatch(say(finding), /^\w+\.\w+ |\{\w+\}/);
    }
  });
});

describe('what a scenario gives', () => {
  const wrong: readonly (readonly [string, string, string])[] = [
    ['an unknown part', GIVEN.replace('  row:', '  raw:'), '8 given.refused'],
    ['an unknown part of a seat', GIVEN.replace('coins: 2', 'coin: 2'), '6 given.refused'],
    ['an unknown card', GIVEN.replace('row: [30, 5, 6]', 'row:\n    - 30\n    - 99'), '10 given.refused'],
    ['a value of the wrong kind', GIVEN.replace('coins: 2', 'coins: many'), '6 given.refused'],
    ['an unknown option', GIVEN.replace('  seats', '  options: {board: bird}\n  seats'), '5 given.refused'],
    ['an option that is not offered', GIVEN.replace('  seats', '  options: {rounds: 9}\n  seats'), '5 given.refused'],
    ['too few seats', GIVEN.replace('[Red, Blue]', '[Red]').replace(/ {2}blue.*\n/, ''), '5 given.refused'],
  ];
  for (const [what, text, expected] of wrong) {
    it(`refuses ${what}, with its line`, () => assert.deepEqual(found(text + THEN), [expected]));
  }
});

describe('docs/scenarios.md', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/scenarios.md'), 'utf8');

  it('explains every word', () => {
    for (const word of THEN_WORDS) assert.match(docs, new RegExp(`^\\| \`${word}: `, 'm'), word);
    for (const word of VALUE_WORDS) assert.match(docs, new RegExp(`\`\\{${word}: `), word);
  });

  it('shows a scenario that holds', () => {
    const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(docs) ?? [];
    assert.deepEqual(found(example), []);
    assert.equal(readScenarios('docs', example).length, 1);
  });
});
