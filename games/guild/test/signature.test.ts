import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Signature } from '@moonstaff/kernel/signature';
import { FILE, STRETCHES, signature } from './signature.ts';

const recorded: { readonly [name: string]: Signature } = JSON.parse(readFileSync(FILE, 'utf8'));

/** A change of the rules shows here. If it was meant: node tools/run.mjs games/guild/test/signature.ts */
describe('random play goes as recorded', () => {
  for (const name of STRETCHES) it(name, () => assert.deepEqual(signature(name), recorded[name]));
});
