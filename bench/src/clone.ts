import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from './measure.ts';

export const FIXTURE = join(import.meta.dirname, '../fixture.json');

const CLONES = 100;

/** The yardstick: one `structuredClone` of the committed state. */
export function cloneSubject(): Subject {
  const state: unknown = JSON.parse(readFileSync(FIXTURE, 'utf8'));
  let kept: unknown;
  return {
    name: 'structuredClone',
    prepare: (size) => () => {
      // Kept, so that V8 can't leave a copy out as unused.
      for (let i = 0; i < CLONES * size; i++) kept = structuredClone(state);
      return kept === undefined ? 0 : CLONES * size;
    },
  };
}
