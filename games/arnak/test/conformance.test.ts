import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Configuration,
  checkOptions,
  checkPerft,
  configurationsOf,
  conformIn,
} from '@moonstaff/kernel/conformance';
import { isThorough } from '@moonstaff/tools/thorough';
import { richSubject, subject } from './conformance.ts';

// A small version of `npm run soak`, which plays thousands.
const GAMES = 1;
/** Six levels of difficulty on each board play by the same rules. */
const DIFFICULTIES: readonly unknown[] = [0, 5, undefined];

/** Every third one; between them they have both boards, all numbers of players and both levels. All: `npm run thorough`. */
const someOf = (all: readonly Configuration[], from: number): readonly Configuration[] =>
  isThorough ? all : all.filter((_, i) => i % 3 === from);

describe('the conformance kit', () => {
  it('sees wrong options refused', () => assert.deepEqual(checkOptions(subject), []));
  it('counts as many lines of play as claimed', () => assert.deepEqual(checkPerft(subject), []));
  const known = configurationsOf(subject).filter(({ options }) => DIFFICULTIES.includes(options?.['difficulty']));
  for (const configuration of someOf(known, 0)) {
    it(`finds nothing in ${JSON.stringify(configuration)}`, () => {
      assert.deepEqual(conformIn(subject, configuration, { games: GAMES, seed: 'arnak' }), []);
    });
  }
  for (const configuration of someOf(configurationsOf(richSubject), 1)) {
    it(`finds nothing from the middle of a game on in ${JSON.stringify(configuration)}`, () => {
      assert.deepEqual(conformIn(richSubject, configuration, { games: GAMES, seed: 'arnak' }), []);
    });
  }
});
