import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type AnyGame, parseLog, replay } from '@moonstaff/kernel';

/** Registers tests of finished logs of format 1, which end with a hash of the whole state in its first shape. */
export function firstLogsSuite(game: AnyGame, logs: readonly string[]): void {
  describe('logs of format 1', () => {
    for (const name of logs) {
      it(`replay to the state they ended with: ${name}`, () => {
        const file = new URL(`../../${name}.log.json`, import.meta.url);
        const log = parseLog(readFileSync(file, 'utf8'));
        assert.equal(log.version, 1);
        const { state } = replay(log, [game]);
        assert.notEqual(game.outcome(state), undefined);
      });
    }
  });
}
