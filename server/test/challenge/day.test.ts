import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '@moonstaff/server';
import { dayAt, daysBefore, endOf } from '../../src/challenges/day.ts';

const HOUR = 3_600_000;

describe('the days of the server', () => {
  it('begin at midnight of its time zone', () => {
    const evening = Date.parse('2026-11-17T23:30:00Z');
    assert.equal(dayAt(evening, 'UTC'), '2026-11-17');
    assert.equal(dayAt(evening, 'Europe/Prague'), '2026-11-18');
    assert.equal(dayAt(evening, 'Pacific/Honolulu'), '2026-11-17');
  });

  for (const zone of ['UTC', 'Europe/Prague', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])
    it(`end when the next one begins: ${zone}`, () => {
      const end = endOf('2026-11-17', zone);
      assert.equal(dayAt(end - 1, zone), '2026-11-17');
      assert.equal(dayAt(end, zone), '2026-11-18');
    });

  it('have 23 or 25 hours when clocks change', () => {
    const length = (day: string): number => endOf(day, 'Europe/Prague') - endOf(daysBefore(day, 1), 'Europe/Prague');
    assert.equal(length('2026-03-29'), 23 * HOUR);
    assert.equal(length('2026-10-25'), 25 * HOUR);
    assert.equal(length('2026-11-17'), 24 * HOUR);
  });

  it('count back over months and years', () => {
    assert.equal(daysBefore('2026-03-01', 1), '2026-02-28');
    assert.equal(daysBefore('2026-01-03', 7), '2025-12-27');
  });

  it('follow the setting, which has to be a time zone', () => {
    assert.equal(readConfig({ TIME_ZONE: 'Asia/Tokyo' }).timeZone, 'Asia/Tokyo');
    assert.throws(() => readConfig({ TIME_ZONE: 'Middle/Earth' }), /TIME_ZONE/);
  });
});
