import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { whyGuessable } from '../src/people/guessable.ts';

describe('a guessable password', () => {
  for (const password of [
    '1234567890',
    '0987654321',
    '12345678910',
    '123123123123',
    'aaaaaaaaaa',
    'abababababab',
    'qwertyuiop',
    'qwertzuiop',
    'qwerty12345',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'qazwsxedcrfv',
    'йцукенгшщз',
    'password123',
    'P@ssw0rd2024!',
    'Passwort1234',
    'Iloveyou123',
    'kochamcie1',
    '!!superman!!',
    'babyprincess',
    'footballqwe',
    'Moonstaff2025',
    'schatzi12345',
    '4815162342',
    'q1w2e3r4t5y6',
    'California#2026',
  ]) {
    it(`is common: ${password}`, async () => assert.equal(await whyGuessable(password, []), 'common'));
  }

  it("contains the person's own name", async () => {
    assert.equal(await whyGuessable('xx-Marlene-77', ['marlene', 'Lene']), 'name');
    assert.equal(await whyGuessable('xx-Marlene-77', ['Bo', 'ene']), undefined);
  });

  for (const password of [
    'correct horse battery',
    'first password',
    'aU7-kk2pq9',
    'blue lanterns at noon',
    'свечи на подоконнике',
    'zażółć gęślą jaźń',
    'tr0mbone-in-the-attic',
  ]) {
    it(`isn't: ${password}`, async () => assert.equal(await whyGuessable(password, ['marlene']), undefined));
  }
});
