import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unusedFindings, unusedOnCommandLine, unusedOnPages } from '../tools/unused.ts';
import { AWAITED } from './awaited.ts';

const forgotten = (keys: readonly string[]): readonly string[] => keys.filter((key) => !AWAITED.includes(key));

describe('every message is used (npm run unused -w text)', () => {
  it('on the pages', () => assert.deepEqual(forgotten(unusedOnPages()), []));
  it('about scenario files', () => assert.deepEqual(unusedFindings(), []));
  it('on the command line', () => assert.deepEqual(forgotten(unusedOnCommandLine()), []));
});
