import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workClock } from '../src/clock.ts';

describe('the clock of a thread', () => {
  const clockOf = () => {
    const time = { wall: 100, worked: 10 };
    const clock = workClock(
      () => time.wall,
      () => time.worked,
    );
    return { time, clock };
  };

  it('goes on by real time between two ticks of the scheduler', () => {
    const { time, clock } = clockOf();
    time.wall += 3;
    assert.equal(clock(), 13);
    time.worked += 4;
    time.wall += 1;
    assert.equal(clock(), 14);
  });

  it('stands still while the thread waits', () => {
    const { time, clock } = clockOf();
    time.wall += 1000;
    assert.equal(clock(), 14);
  });

  it('never goes back', () => {
    const { time, clock } = clockOf();
    time.wall += 1000;
    assert.equal(clock(), 14);
    time.worked += 1;
    assert.equal(clock(), 14);
    time.worked += 10;
    assert.equal(clock(), 21);
  });

  it('is real time if processor time is unknown', () => {
    assert.equal(workClock(() => 7, 'untold')(), 7);
  });
});
