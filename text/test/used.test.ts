import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unusedFindings, unusedOnCommandLine, unusedOnPages } from '../tools/unused.ts';

describe('every message is used (npm run unused -w text)', () => {
  it('on the pages', () => assert.deepEqual(unusedOnPages(), []));
  it('about scenario files', () => assert.deepEqual(unusedFindings(), []));
  it('on the command line', () => assert.deepEqual(unusedOnCommandLine(), []));
});
