import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkOptions, checkPerft, configurationsOf, conformIn } from '@moonstaff/kernel/conformance';
import { richSubject, subject } from './conformance.ts';

// A small version of `npm run soak`, which plays thousands.
const GAMES = 1;
/** Six levels of difficulty on each board play by the same rules. */
const DIFFICULTIES: readonly unknown[] = [0, 5, undefined];

describe('the conformance kit', () => {
  it('sees wrong options refused', () => assert.deepEqual(checkOptions(subject), []));
  it('counts as many lines of play as claimed', () => assert.deepEqual(checkPerft(subject), []));
  for (const configuration of configurationsOf(subject)) {
    if (!DIFFICULTIES.includes(configuration.options?.['difficulty'])) continue;
    it(`finds nothing in ${JSON.stringify(configuration)}`, () => {
      assert.deepEqual(conformIn(subject, configuration, { games: GAMES, seed: 'arnak' }), []);
    });
  }
  for (const configuration of configurationsOf(richSubject)) {
    it(`finds nothing from the middle of a game on in ${JSON.stringify(configuration)}`, () => {
      assert.deepEqual(conformIn(richSubject, configuration, { games: GAMES, seed: 'arnak' }), []);
    });
  }
});
