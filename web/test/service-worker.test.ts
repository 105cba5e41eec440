import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { worker } from '../tools/service-worker.ts';

const HOST = 'http://here';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

type OnFetch = (event: { readonly request: Asked; respondWith(answer: Promise<string>): void }) => void;

/** The worker of a build with one script, and what it answers to a request: from where, or nothing of its own. */
function answersOf(): (asked: Partial<Asked>) => Promise<string> {
  const listeners: { fetch?: OnFetch } = {};
  const kept: { readonly [wanted: string]: string } = { './': 'the page', [`${HOST}/assets/a.js`]: 'the script' };
  runInNewContext(worker('abc', ['./', './assets/a.js']), {
    URL,
    self: {
      location: { origin: HOST },
      addEventListener: (type: 'fetch', listener: OnFetch) => Object.assign(listeners, { [type]: listener }),
    },
    caches: { match: async (wanted: string | Asked) => kept[typeof wanted === 'string' ? wanted : wanted.url] },
    fetch: async () => 'the network',
  });
  return async ({ method = 'GET', mode = 'no-cors', url = HOST }) => {
    let answer: string | Promise<string> = 'left to the browser';
    listeners.fetch?.({
      request: { method, mode, url },
      respondWith: (given) => {
        answer = given;
      },
    });
    return answer;
  };
}

test('the page and its parts come from the build that is kept, anything else from the network', async () => {
  const answer = answersOf();
  assert.equal(await answer({ mode: 'navigate', url: `${HOST}/` }), 'the page');
  assert.equal(await answer({ mode: 'navigate', url: `${HOST}/?from=mail` }), 'the page');
  assert.equal(await answer({ url: `${HOST}/assets/a.js` }), 'the script');
  assert.equal(await answer({ url: `${HOST}/assets/other.js` }), 'the network');
  assert.equal(await answer({ url: 'http://elsewhere/' }), 'left to the browser');
  assert.equal(await answer({ method: 'POST', url: `${HOST}/assets/a.js` }), 'left to the browser');
});

for (const path of ['/api', '/api/openapi.json', '/api/me', '/metrics', '/healthz', '/readyz']) {
  test(`${path} is the server's own, also when one goes there`, async () => {
    const answer = answersOf();
    assert.equal(await answer({ mode: 'navigate', url: `${HOST}${path}` }), 'left to the browser');
    assert.equal(await answer({ mode: 'cors', url: `${HOST}${path}` }), 'left to the browser');
  });
}

test('what only begins like a path of the server is the page', async () => {
  assert.equal(await answersOf()({ mode: 'navigate', url: `${HOST}/apiary` }), 'the page');
});
