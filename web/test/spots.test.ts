import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ThingKey } from '../src/table/board.ts';
import { markOf, marksNow, setMarks, showThings } from '../src/table/spots/marks.ts';
import { Registry } from '../src/table/spots/registry.ts';

const key = (name: string): ThingKey => name as ThingKey;

describe('elements by their keys', () => {
  it('an element is found from when it comes until it goes', () => {
    const registry = new Registry<ThingKey, object>();
    const card = {};
    const leave = registry.ref(key('hand:parrot'))(card);
    assert.deepEqual(registry.all(key('hand:parrot')), [card]);
    leave?.();
    assert.equal(registry.has(key('hand:parrot')), false);
  });

  it('equal things share a key, and each goes on its own', () => {
    const registry = new Registry<ThingKey, object>();
    const [one, other] = [{}, {}];
    const leave = registry.ref(key('hand:fear'))(one);
    registry.ref(key('hand:fear'))(other);
    leave?.();
    assert.deepEqual(registry.all(key('hand:fear')), [other]);
  });

  it('of several keys the first one on the page counts', () => {
    const registry = new Registry<ThingKey, object>();
    registry.ref(key('chip'))({});
    assert.equal(registry.first([key('list'), key('chip')]), 'chip');
    registry.ref(key('list'))({});
    assert.equal(registry.first([key('list'), key('chip')]), 'list');
  });

  it('the ref of a key stays the same, so that drawing again changes nothing', () => {
    const registry = new Registry<ThingKey, object>();
    assert.equal(registry.ref(key('deck')), registry.ref(key('deck')));
  });

  it('an element may stand for several things, and is known by the first', () => {
    const registry = new Registry<ThingKey, object>();
    const card = {};
    const leave = registry.ref(key('hand:parrot'), key('card:parrot'))(card);
    assert.deepEqual(registry.all(key('card:parrot')), [card]);
    assert.equal(registry.keyOf(card), 'hand:parrot');
    leave?.();
    assert.equal(registry.has(key('card:parrot')), false);
    assert.equal(registry.keyOf(card), undefined);
  });

  it('listeners hear once of everything that changed together', async () => {
    const registry = new Registry<ThingKey, object>();
    let heard = 0;
    const stop = registry.subscribe(() => heard++);
    registry.ref(key('a'))({});
    registry.ref(key('b'))({});
    await Promise.resolve();
    assert.equal(heard, 1);
    stop();
    registry.ref(key('c'))({});
    await Promise.resolve();
    assert.equal(heard, 1);
  });
});

describe('marks', () => {
  it('what a lesson wants pressed comes before what a text is about', () => {
    showThings([key('camp'), key('row')]);
    setMarks({ wanted: key('camp') });
    assert.equal(markOf(marksNow(), key('camp')), 'wanted');
    assert.equal(markOf(marksNow(), key('row')), 'shown');
    assert.equal(markOf(marksNow(), key('deck')), undefined);
    setMarks({ wanted: undefined });
    assert.equal(markOf(marksNow(), key('camp')), 'shown');
  });

  it('showing other things ends the marks and the advice of before, not those of a lesson', () => {
    setMarks({ wanted: key('camp'), place: 'hand' });
    showThings([key('row')], { type: 'pass' });
    assert.deepEqual(marksNow().advised, { type: 'pass' });
    showThings([]);
    assert.deepEqual([marksNow().advised, marksNow().shown.size], [undefined, 0]);
    assert.deepEqual([marksNow().wanted, marksNow().place], ['camp', 'hand']);
  });
});
