import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Way } from '@moonstaff/client';
import { clockTime, columnsOf, fromNoon, rowsOf, withCell } from '../src/pages/reach/model.ts';
import { openPush, PUSHED, type PushScope, pageFor, readPush, showPush } from '../src/service-worker/pushed.ts';
import { browserName, whyNoPush } from '../src/table/server/push.ts';

const way = (kind: Way['kind'], more: Partial<Way> = {}): Way => ({
  ...{ id: `${kind}-1`, kind, name: kind, on: true, ready: true },
  ...more,
});

describe('the page about being reached', () => {
  it('has a row for every kind the server offers, and for what’s set up', () => {
    const here = way('push', { endpoint: 'https://push.example/here' });
    const phone = way('push', { id: 'phone', endpoint: 'https://push.example/phone' });
    const reach = { ways: [phone, here, way('mail')], offered: ['push', 'ntfy'] as const };
    const rows = rowsOf({ ...reach, offered: [...reach.offered] }, 'https://push.example/here');
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ['push', 'mail', 'ntfy'],
    );
    assert.equal(rows[0]?.way, here);
    assert.deepEqual(rows[0]?.others, [phone]);
    assert.equal(
      rowsOf({ ways: [phone], offered: ['push'] }, undefined)[0]?.way,
      undefined,
      'another browser isn’t here',
    );
  });

  it('has a column for what’s switched on', () => {
    assert.deepEqual(columnsOf({ ways: [way('ntfy'), way('mail', { on: false }), way('push')] }), ['push', 'ntfy']);
  });

  it('ticks one cell and leaves the others', () => {
    const none = { turn: [], deadline: [], mention: [], invitation: [], vote: [], rematch: [], over: [] };
    const ticked = withCell(none, 'vote', 'ntfy', true);
    assert.deepEqual(ticked, { ...none, vote: ['ntfy'] });
    assert.deepEqual(withCell(ticked, 'vote', 'ntfy', false), none);
  });

  it('draws the night in one piece, from noon to noon', () => {
    assert.equal(fromNoon(22 * 60 + 30), 10 * 60 + 30);
    assert.equal(fromNoon(7 * 60), 19 * 60);
    assert.equal(fromNoon(fromNoon(123)), 123);
    assert.equal(clockTime(7 * 60 + 5), '07:05');
  });
});

describe('a browser', () => {
  const able = { secure: true, able: true, permission: 'default' as const, userAgent: '' };

  it('says why it can’t be reached', () => {
    assert.equal(whyNoPush(able), undefined);
    assert.equal(whyNoPush({ ...able, secure: false }), 'insecure');
    assert.equal(whyNoPush({ ...able, permission: 'denied' }), 'denied');
    assert.equal(whyNoPush({ ...able, able: false }), 'unsupported');
    assert.equal(whyNoPush({ ...able, able: false, userAgent: 'Mozilla/5.0 (iPhone; …)' }), 'homeScreen');
  });

  it('is called by what people know it as', () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
    assert.equal(browserName(chrome), 'Chrome, Android');
    assert.equal(
      browserName('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'),
      'Firefox, Linux',
    );
    assert.equal(browserName('curl/8'), 'Browser');
  });
});

describe('a push', () => {
  it('is read, whatever it contains', () => {
    const told = { title: 'Your turn', text: 'With Marek.', link: 'https://x.example/', tag: 't', waiting: 2 };
    assert.deepEqual(readPush(JSON.stringify(told)), told);
    for (const nonsense of [undefined, '', 'null', '[1]', '{"title":3}'])
      assert.equal(readPush(nonsense).title, 'Moonstaff', nonsense);
  });

  it('opens the page that’s already there, and never one of another place', () => {
    const pages = [{ url: 'https://a.example/x' }, { url: 'https://a.example/table/1' }];
    assert.equal(pageFor(pages, 'https://a.example/table/1'), pages[1]);
    assert.equal(pageFor(pages, 'https://a.example/table/2'), pages[0]);
    assert.equal(pageFor(pages, 'https://b.example/table/1'), undefined);
  });

  const SCOPE = 'https://a.example/games/';
  const TOLD = { title: 'Your turn', text: 'With Marek.', link: `${SCOPE}table/1`, tag: 't', waiting: 2 };

  /** A service worker without a browser. Lists what it does. */
  function worker(pages: readonly string[], refuses: { readonly badge?: true; readonly way?: true } = {}) {
    const done: string[] = [];
    const open = (url: string) => ({
      url,
      postMessage: (message: string) => void done.push(`tell ${url} ${message}`),
      navigate: async (to: string) => {
        if (refuses.way) throw new TypeError('not in charge of this page');
        done.push(`navigate ${url} ${to}`);
        return open(to);
      },
      focus: async () => void done.push(`focus ${url}`),
    });
    const scope: PushScope = {
      registration: {
        scope: SCOPE,
        showNotification: async (title, { body, tag, data }) => void done.push(`show ${title} ${body} ${tag} ${data}`),
      },
      navigator: {
        setAppBadge: async (count) => {
          if (refuses.badge) throw new DOMException('no badge', 'NotAllowedError');
          done.push(`badge ${count}`);
        },
      },
      clients: { matchAll: async () => pages.map(open), openWindow: async (url) => void done.push(`open ${url}`) },
    };
    return { done, scope };
  }

  it('is shown with its link, counted on the icon, and told to open pages', async () => {
    const { done, scope } = worker([SCOPE]);
    await showPush(scope, JSON.stringify(TOLD));
    const shown = `show Your turn With Marek. t ${TOLD.link}`;
    assert.deepEqual(done.sort(), ['badge 2', shown, `tell ${SCOPE} ${PUSHED}`]);
  });

  it('is shown even where there’s no badge, or it’s refused', async () => {
    const { done, scope } = worker([], { badge: true });
    await showPush(scope, 'nonsense');
    await showPush({ ...scope, navigator: {} }, JSON.stringify(TOLD));
    assert.deepEqual(
      done.map((one) => one.split(' ').slice(0, 2).join(' ')),
      ['show Moonstaff', 'show Your'],
    );
  });

  it('leads to its table: as it is, in another page, or in a new window', async () => {
    const ways: readonly (readonly [ReturnType<typeof worker>, readonly string[]])[] = [
      [worker([SCOPE, TOLD.link]), [`focus ${TOLD.link}`]],
      [worker([SCOPE]), [`navigate ${SCOPE} ${TOLD.link}`, `focus ${TOLD.link}`]],
      [worker([SCOPE], { way: true }), [`open ${TOLD.link}`]],
      [worker([]), [`open ${TOLD.link}`]],
    ];
    for (const [{ done, scope }, expected] of ways) {
      await openPush(scope, TOLD.link);
      assert.deepEqual(done, expected);
    }
  });

  it('without a link leads to the first page, under whatever path it is', async () => {
    const { done, scope } = worker([]);
    await openPush(scope, readPush(undefined).link);
    assert.deepEqual(done, [`open ${SCOPE}`]);
  });
});
