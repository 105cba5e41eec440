import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterAdding, grouped, isUrgent, kindsAsked, LIST } from '../src/pages/account/second-factor.ts';

describe('the second factor on the account page', () => {
  it('shows recovery codes once, with the first factor', () => {
    assert.deepEqual(afterAdding({ recoveryCodes: ['a', 'b'] }), { step: 'codes', codes: ['a', 'b'] });
    assert.deepEqual(afterAdding({ recoveryCodes: [] }), LIST);
  });

  it('urges those who have to have one and have none', () => {
    const none = { factors: [], recoveryCodes: 0, passkeys: true };
    assert.equal(isUrgent({ ...none, required: true }), true);
    assert.equal(isUrgent({ ...none, required: false }), false);
    const app = { id: 'A'.repeat(22), kind: 'app', name: '', createdAt: 0 } as const;
    assert.equal(isUrgent({ ...none, required: true, factors: [app] }), false);
  });

  it('asks for what the person has when they sign in', () => {
    const needed = (kinds: readonly string[]) => ({ key: 'server.factor.needed', args: { kinds } });
    assert.deepEqual(kindsAsked(needed(['app'])), { app: true, passkey: false });
    assert.deepEqual(kindsAsked(needed(['passkey'])), { app: true, passkey: true }, 'a recovery code is a code too');
    assert.deepEqual(kindsAsked({ key: 'server.person.wrong', args: {} }), { app: false, passkey: false });
  });

  it('writes a secret in groups', () => assert.equal(grouped('ABCDEFGHIJ'), 'ABCD EFGH IJ'));
});
