import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { draftsIn, draftText } from '../src/draft.ts';
import { Fault } from '../src/fault.ts';
import { readScenarios } from '../src/scenario.ts';

const file = (puzzle: string): string =>
  [`title: T`, 'rules: []', `puzzle: ${puzzle}`, 'given: {game: guild, seats: 2}', 'then: {over: false}', ''].join(
    '\n',
  );

const GOOD = '{grade: 2, margin: 1.5, error: 0.1, worlds: 24, from: a seed 3 12}';

const faultOf = (puzzle: string): string => {
  try {
    readScenarios('x', file(puzzle));
    return 'none';
  } catch (error) {
    assert.ok(error instanceof Fault);
    return `${error.finding.line} ${error.finding.key}`;
  }
};

describe('a puzzle', () => {
  it('says how hard it is and how clear', () => {
    const [scenario] = readScenarios('x', file(GOOD));
    assert.deepEqual(scenario?.puzzle, { grade: 2, margin: 1.5, error: 0.1, worlds: 24, from: 'a seed 3 12' });
  });

  it('is the same after being opened and saved', () => {
    const drafts = draftsIn('x', file(GOOD));
    assert.deepEqual(draftsIn('x', drafts.map(draftText).join('')), drafts);
  });

  it('is refused with what it lacks, and with what it can’t have', () => {
    assert.equal(faultOf(GOOD), 'none');
    assert.equal(faultOf('{grade: 2, error: 0.1, worlds: 24}'), '3 form.missing');
    assert.equal(faultOf('{grade: hard, margin: 1, error: 0.1, worlds: 24}'), '3 form.missing');
    assert.equal(faultOf('{grade: 2, margin: 1, error: 0.1, worlds: 24, colour: red}'), '3 form.unknown');
    assert.equal(faultOf('yes'), '3 form.map');
  });
});
