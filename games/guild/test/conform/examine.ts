import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configurationsOf, conformIn } from '@moonstaff/kernel/conformance';
import type { MapId } from '../../src/index.ts';
import { subject } from '../conformance.ts';

/** `npm run soak` plays thousands. A file for each map, so that they run side by side. */
const GAMES = 1;

export function examine(map: MapId): void {
  for (const configuration of configurationsOf(subject).filter(({ options }) => options['map'] === map)) {
    const { seats, options } = configuration;
    test(`conforms with ${seats} at the table, ${Object.values(options).join(', ')}`, () => {
      assert.deepEqual(conformIn(subject, configuration, { games: GAMES, seed: 'guild' }), []);
    });
  }
}
