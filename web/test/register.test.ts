import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepForFlights } from '../src/service-worker/register.ts';

/** What a page has of a browser when its script comes. */
let window: EventTarget;
let registered: string[];
beforeEach(() => {
  window = new EventTarget();
  registered = [];
});

function comeWhen(readyState: DocumentReadyState): void {
  const register = (path: string): Promise<void> => {
    registered.push(path);
    return new Promise(() => {});
  };
  const serviceWorker = Object.assign(new EventTarget(), { register });
  const page = {
    window,
    navigator: { serviceWorker },
    document: { readyState, querySelector: () => ({ href: 'http://page/' }) },
  };
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  keepForFlights();
}

test('the service worker waits until the page has loaded', () => {
  comeWhen('interactive');
  assert.deepEqual(registered, []);
  window.dispatchEvent(new Event('load'));
  assert.equal(registered.length, 1);
});

test('a script that comes after the page has loaded starts it at once', () => {
  comeWhen('complete');
  assert.equal(registered.length, 1);
});
