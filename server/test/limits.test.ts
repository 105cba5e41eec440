import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Limiter, sourceOf } from '../src/limits.ts';

describe('a limit', () => {
  it('allows a burst and then a rate per second, for each key', () => {
    const limiter = new Limiter({ burst: 2, perSecond: 2 });
    assert.deepEqual(
      [0, 0, 0, 499, 500, 500, 10_000, 10_000, 10_000].map((now) => limiter.take('anna', now)),
      [true, true, false, false, true, false, true, true, false],
    );
    assert.equal(limiter.take('bert', 10_000), true);
    assert.equal(limiter.has('anna', 10_000), false);
    assert.equal(limiter.has('bert', 10_000), true);
    limiter.demand('bert', 10_000);
    assert.throws(() => limiter.demand('bert', 10_000), /server\.limit\.rate/);
  });

  it('counts all addresses of an IPv6 network as one source', () => {
    const limiter = new Limiter({ burst: 1, perSecond: 0.001 });
    assert.equal(limiter.take('2001:db8:1:2::1', 0), true);
    assert.equal(limiter.take('2001:db8:1:2:ffff:ffff:ffff:ffff', 0), false);
    assert.equal(limiter.has('2001:db8:1:2::3', 0), false);
    assert.equal(limiter.take('2001:db8:1:3::1', 0), true);
  });

  it('drops full buckets, at most once a second', () => {
    const limiter = new Limiter({ burst: 1, perSecond: 1000 });
    for (let n = 0; n <= 10_000; n++) limiter.take(`person ${n}`, 0);
    assert.equal(limiter.size, 10_001);
    limiter.take('one more', 999);
    assert.equal(limiter.size, 10_002);
    limiter.take('the last', 1000);
    assert.equal(limiter.size, 1);
  });
});

describe('an address', () => {
  for (const [address, source] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['1::4:5:6:7:8', '1:0:0:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['2001:db8::5::6', '2001:db8::5::6'],
  ] as const) {
    it(`${address || 'nobody knows'} counts as ${source || 'itself'}`, () => assert.equal(sourceOf(address), source));
  }
});
