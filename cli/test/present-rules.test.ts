import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ADAPTERS } from '@moonstaff/scenarios';
import { KINDS, keptLog } from '../src/transcripts.ts';

// On its own: `tools/test/growth.test.ts` reads the games again in a project with newer rules.
it('the games kept for reading are played with the present rules (npm run regenerate)', () => {
  for (const { name, game } of KINDS) {
    assert.equal(keptLog(name).rules, ADAPTERS.get(game)?.game.rules.current, name);
  }
});
