import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { KINDS, keptLog, pageFile, pageOf } from '../src/transcripts.ts';

describe('the games kept for reading', () => {
  for (const { name, game, seats } of KINDS) {
    it(`${name} is told as it was played`, async () => {
      const log = keptLog(name);
      assert.equal(log.game, game);
      assert.equal(log.seats, seats);
      // `pageOf` replays the log, which refuses any other end than the one it was written with.
      assert.equal(readFileSync(pageFile(name), 'utf8'), await pageOf(log));
    });
  }
});
