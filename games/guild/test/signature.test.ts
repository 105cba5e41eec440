import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { changedIn, type Signature } from '@moonstaff/kernel/signature';
import { FILE, STRETCHES, signature } from './signature.ts';

const recorded: { readonly [name: string]: Signature } = JSON.parse(readFileSync(FILE, 'utf8'));

const AGAIN = 'If the rules were meant to change: node tools/run.mjs games/guild/test/signature.ts';

describe('random play goes as recorded', () => {
  for (const name of STRETCHES)
    it(name, () => {
      const changed = changedIn(signature(name), recorded[name]);
      assert.ok(changed.length === 0, `${changed.join(', ')}: not as recorded. ${AGAIN}`);
    });
});
