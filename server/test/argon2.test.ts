import assert from 'node:assert/strict';
import { test } from 'node:test';
import { argon2id, slowArgon2 } from '../src/people/argon2.ts';
import { checkPassword, hashPassword } from '../src/people/password.ts';

const given = { message: 'moon', nonce: new Uint8Array(16).fill(7), memory: 64, passes: 2, tagLength: 32 };

test('without native Argon2, hashing a password gives the same bytes', async () => {
  assert.deepEqual(Buffer.from(await slowArgon2(given)), Buffer.from(await argon2id(given)));
});

test("the right password is accepted, a wrong one isn't", async () => {
  const hash = await hashPassword('correct horse');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(await checkPassword('correct horse', hash), true);
  assert.equal(await checkPassword('correct horsf', hash), false);
  assert.equal(await checkPassword('correct horse', undefined), false);
});
