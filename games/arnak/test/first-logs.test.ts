import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseLog, replay } from '@moonstaff/kernel';
import { arnak } from '../src/index.ts';

/** Logs of format 1, which end with a hash of the whole state in its first shape. */
const LOGS = [
  'server/test/fixtures/arnak-0.1.0',
  'tools/test/logs/arnak-snake.rules-1',
  'tools/test/logs/arnak-solo.rules-1',
];

describe('logs of format 1', () => {
  for (const name of LOGS) {
    it(`replay to the state they ended with: ${name}`, () => {
      const file = new URL(`../../../${name}.log.json`, import.meta.url);
      const log = parseLog(readFileSync(file, 'utf8'));
      assert.equal(log.version, 1);
      const { game, state } = replay(log, [arnak]);
      assert.notEqual(game.outcome(state), undefined);
    });
  }
});
