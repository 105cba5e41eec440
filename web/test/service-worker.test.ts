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

interface Events {
  install(event: { waitUntil(done: Promise<unknown>): void }): void;
  activate(event: { waitUntil(done: Promise<unknown>): void }): void;
  fetch(event: { readonly request: Asked; respondWith(answer: Promise<string>): void }): void;
}

/** A browser's caches, in the order they were made. What is kept is told by the build it came from. */
class FakeCaches {
  readonly #caches = new Map<string, Map<string, string>>();
  /** The build that the server has now. */
  build = '';

  readonly keys = async (): Promise<readonly string[]> => [...this.#caches.keys()];
  readonly delete = async (name: string): Promise<boolean> => this.#caches.delete(name);
  readonly match = async (wanted: string | Asked): Promise<string | undefined> =>
    [...this.#caches.values()].map((cache) => cache.get(addressOf(wanted))).find((found) => found !== undefined);

  readonly open = async (name: string) => {
    const cache = this.#caches.get(name) ?? new Map<string, string>();
    this.#caches.set(name, cache);
    return {
      addAll: async (files: readonly string[]) => {
        for (const file of files) cache.set(addressOf(file), `${file} of ${this.build}`);
      },
      match: async (wanted: string | Asked) => cache.get(addressOf(wanted)),
    };
  };
}

const addressOf = (wanted: string | Asked): string =>
  new URL(typeof wanted === 'string' ? wanted : wanted.url, `${HOST}/`).href.replace(/\?.*/, '');

type Answers = (asked: Partial<Asked>) => Promise<string>;

/** Installs a build, as when its page is opened for the first time; gives what its worker answers to a request. */
async function install(caches: FakeCaches, build: string): Promise<Answers> {
  const listeners: Partial<Events> = {};
  caches.build = build;
  runInNewContext(worker(build, ['.', './icon.svg', `./assets/${build}.js`]), {
    URL,
    caches,
    fetch: async () => 'the network',
    self: {
      location: { origin: HOST },
      clients: { claim: async () => {} },
      skipWaiting: async () => {},
      addEventListener: (type: string, listener: unknown) => Object.assign(listeners, { [type]: listener }),
    },
  });
  for (const type of ['install', 'activate'] as const) {
    const waited: Promise<unknown>[] = [];
    listeners[type]?.({ waitUntil: (done) => waited.push(done) });
    await Promise.all(waited);
  }
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
  const answer = await install(new FakeCaches(), 'a');
  assert.equal(await answer({ mode: 'navigate', url: `${HOST}/` }), './ of a');
  assert.equal(await answer({ mode: 'navigate', url: `${HOST}/?from=mail` }), './ of a');
  assert.equal(await answer({ url: `${HOST}/assets/a.js` }), './assets/a.js of a');
  assert.equal(await answer({ url: `${HOST}/assets/other.js` }), 'the network');
  assert.equal(await answer({ url: 'http://elsewhere/' }), 'left to the browser');
  assert.equal(await answer({ method: 'POST', url: `${HOST}/assets/a.js` }), 'left to the browser');
});

test('whoever comes gets the new build; an open tab of the one before still gets its parts', async () => {
  const caches = new FakeCaches();
  await install(caches, 'a');
  const answer = await install(caches, 'b');
  assert.equal(await answer({ mode: 'navigate', url: `${HOST}/` }), './ of b');
  assert.equal(await answer({ url: `${HOST}/icon.svg` }), './icon.svg of b');
  assert.equal(await answer({ url: `${HOST}/assets/b.js` }), './assets/b.js of b');
  assert.equal(await answer({ url: `${HOST}/assets/a.js` }), './assets/a.js of a');
});

test('no more than two builds are kept, and what others keep at this address is left alone', async () => {
  const caches = new FakeCaches();
  await caches.open('another-page');
  for (const build of ['a', 'b', 'c']) await install(caches, build);
  assert.deepEqual(await caches.keys(), ['another-page', 'moonstaff-b', 'moonstaff-c']);
});

for (const path of ['/api', '/api/openapi.json', '/api/me', '/metrics', '/healthz', '/readyz']) {
  test(`${path} is the server's own, also when one goes there`, async () => {
    const answer = await install(new FakeCaches(), 'a');
    assert.equal(await answer({ mode: 'navigate', url: `${HOST}${path}` }), 'left to the browser');
    assert.equal(await answer({ mode: 'cors', url: `${HOST}${path}` }), 'left to the browser');
  });
}

test('what only begins like a path of the server is the page', async () => {
  const answer = await install(new FakeCaches(), 'a');
  assert.equal(await answer({ mode: 'navigate', url: `${HOST}/apiary` }), './ of a');
});
