import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Api } from '@moonstaff/client';
import { LIMITS } from '@moonstaff/server';
import { SignInLimits } from '../src/people/sign-in-limits.ts';
import { browser, newPerson } from './support/people.ts';
import { temporaryFolder, testServer } from './support/server.ts';

const PASSWORD = 'lanterns over water';

const attempt = (job: () => unknown): boolean => {
  try {
    job();
    return true;
  } catch {
    return false;
  }
};

describe('guessing passwords', () => {
  it('locks out the address that guesses, not the owner elsewhere', () => {
    const limits = new SignInLimits(LIMITS);
    const guess = (address: string): boolean =>
      attempt(() => limits.demand({ username: 'Anna', address, device: undefined }, 0));
    const guesses = Array.from({ length: 24 }, () => guess('192.0.2.1'));
    assert.equal(guesses.filter(Boolean).length, LIMITS.signIns.burst);
    assert.equal(guess('192.0.2.2'), true, 'the owner, from another address');
  });

  it('from many addresses runs into a limit for the name, which a known browser gets past', () => {
    const limits = new SignInLimits(LIMITS);
    const tried = Array.from({ length: 300 }, (_, i) =>
      attempt(() => limits.demand({ username: 'anna', address: `198.51.100.${i % 250}`, device: undefined }, 0)),
    );
    assert.equal(tried.filter(Boolean).length, LIMITS.signInsByName.burst);
    const known = { username: 'ANNA', address: '192.0.2.2', device: 'her phone' };
    assert.equal(
      attempt(() => limits.demand(known, 0)),
      true,
    );
    assert.equal(
      attempt(() => limits.demand({ ...known, username: 'bert', device: undefined }, 0)),
      true,
      'other names are free',
    );
  });

  it("doesn't keep out a browser that has signed in before, over HTTP", async (t) => {
    const folder = temporaryFolder();
    t.after(() => folder.remove());
    const server = await testServer(`${folder.path}/guessing.sqlite`);
    const anna = browser(server.url);
    await anna.api.guest('Anna');
    await anna.api.claim('anna', PASSWORD);
    const signIn = (password: string, cookie = ''): Promise<Response> =>
      fetch(`${server.url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ username: 'anna', password }),
      });
    const first = await signIn(PASSWORD);
    const device = first.headers.getSetCookie().find((each) => each.startsWith('moonstaff-device='));
    assert.ok(device !== undefined && /HttpOnly/.test(device) && /SameSite=Lax/.test(device));
    for (let guess = 0; guess < 20; guess++) await signIn('wrong');
    assert.equal((await signIn(PASSWORD)).status, 429, 'a strange browser at the same address has to wait');
    assert.equal((await signIn(PASSWORD, device.split(';')[0])).status, 200);
    const forged = `${device.split(';')[0]?.slice(0, -3)}abc`;
    assert.equal((await signIn(PASSWORD, forged)).status, 429, "a cookie we didn't sign counts for nothing");
    await server.close();
  });

  it('of tokens from a shared address never blocks a valid one', async (t) => {
    const folder = temporaryFolder();
    t.after(() => folder.remove());
    const server = await testServer(`${folder.path}/tokens.sqlite`);
    const anna = await newPerson(server.url, 'Anna');
    const statuses = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const headers = { authorization: `Bearer moonstaff_wrong${i}` };
      statuses.add((await fetch(`${server.url}/api/me`, { headers })).status);
      assert.equal((await new Api({ url: server.url, token: anna.token }).me()).name, 'Anna');
    }
    assert.deepEqual([...statuses], [401, 429]);
    await server.close();
  });
});
