import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkOptions, checkPerft, configurationsOf, conformIn } from '@moonstaff/kernel/conformance';
import { subject } from './conformance.ts';

const GAMES = 20;

describe('the conformance kit', () => {
  it('finds wrong options refused', () => assert.deepEqual(checkOptions(subject), []));
  it('counts the lines of play that are claimed', () => assert.deepEqual(checkPerft(subject), []));
  for (const configuration of configurationsOf(subject)) {
    it(`finds nothing in ${JSON.stringify(configuration)}`, () => {
      assert.deepEqual(conformIn(subject, configuration, { games: GAMES, seed: 'arnak' }), []);
    });
  }
});
