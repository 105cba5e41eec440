import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseLog, replay } from '@moonstaff/kernel';
import { firstLogsSuite } from '@moonstaff/kernel/first-logs';
import { type ArnakState, arnak } from '../src/index.ts';

firstLogsSuite(arnak, [
  'server/test/fixtures/arnak-0.1.0',
  'tools/test/logs/arnak-snake.rules-1',
  'tools/test/logs/arnak-solo.rules-1',
]);

describe('a log from before pauses were reported', () => {
  it('replays, although it ends where a free action came between', () => {
    const file = new URL('../../../tools/test/logs/arnak-in-between.rules-3.log.json', import.meta.url);
    const { state } = replay(parseLog(readFileSync(file, 'utf8')), [arnak]);
    assert.deepEqual((state as ArnakState).pauses, [1]);
  });
});
