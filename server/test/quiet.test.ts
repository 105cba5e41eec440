import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultWishes, heldUntil, isTimeZone, quietUntil } from '../src/reach/wishes.ts';

const at = (time: string): number => Date.parse(time);
const night = { on: true, from: 22 * 60 + 30, to: 7 * 60, zone: 'Europe/Berlin', deadlines: true };

describe('quiet hours', () => {
  it('last until the morning of the person’s own time zone', () => {
    assert.equal(quietUntil(night, at('2026-01-10T21:29:00Z')), undefined);
    assert.equal(quietUntil(night, at('2026-01-10T21:30:20Z')), at('2026-01-11T06:00:00Z'));
    assert.equal(quietUntil(night, at('2026-01-11T05:59:59Z')), at('2026-01-11T06:00:00Z'));
    assert.equal(quietUntil(night, at('2026-01-11T06:00:00Z')), undefined);
    assert.equal(quietUntil({ ...night, on: false }, at('2026-01-11T02:00:00Z')), undefined);
  });

  it('end at the right hour when the clocks are changed at night', () => {
    assert.equal(quietUntil(night, at('2026-03-28T23:00:00Z')), at('2026-03-29T05:00:00Z'));
    assert.equal(quietUntil(night, at('2026-10-24T22:00:00Z')), at('2026-10-25T06:00:00Z'));
  });

  it('can be by day, or never', () => {
    const noon = { ...night, from: 12 * 60, to: 13 * 60, zone: 'UTC' };
    assert.equal(quietUntil(noon, at('2026-01-10T12:30:00Z')), at('2026-01-10T13:00:00Z'));
    assert.equal(quietUntil(noon, at('2026-01-10T23:30:00Z')), undefined);
    assert.equal(quietUntil({ ...noon, to: noon.from }, at('2026-01-10T12:00:00Z')), undefined);
  });

  it('let deadlines through only if they may', () => {
    const wishes = { ...defaultWishes(120_000), quiet: night };
    const late = at('2026-01-10T23:00:00Z');
    assert.equal(heldUntil(wishes, 'deadline', 0, late), undefined);
    assert.equal(heldUntil(wishes, 'turn', 0, late), at('2026-01-11T06:00:00Z'));
    const strict = { ...wishes, quiet: { ...night, deadlines: false } };
    assert.equal(heldUntil(strict, 'deadline', 0, late), at('2026-01-11T06:00:00Z'));
  });

  it('know time zones', () => {
    assert.ok(isTimeZone('Asia/Kathmandu'));
    assert.ok(!isTimeZone('Moon/Tycho'));
  });
});
