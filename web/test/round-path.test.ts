import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { roundPath } from '../tools/round-path.ts';

describe('a path in whole units', () => {
  it('is rounded point by point', () =>
    assert.equal(roundPath('M1.4 2.6L10.5 3C1.1 1.9 2 2 3.3 3.7z'), 'M1 3L11 3C1 2 2 2 3 4z'));

  it('does not add up the errors of relative moves', () => {
    const steps = 'l.4 0'.repeat(100);
    assert.match(roundPath(`M0 0${steps}L40 9`), /^M0 0/);
    const x = [...roundPath(`M0 0${steps}`).slice(4).matchAll(/-?\d+/g)].reduce(
      (sum, [n], i) => sum + (i % 2 === 0 ? Number(n) : 0),
      0,
    );
    assert.equal(x, 40);
  });

  it('goes back to where it began when it is closed', () => {
    assert.equal(roundPath('M10.4 10.4l5.4 0 0 5z m1 1h2.4v-3'), 'M10 10l6 0 0 5zm1 1h3v-3');
  });

  it('reads arcs with flags that stand close', () => {
    assert.equal(roundPath('M0 0a5.2 5.2 0 0110.4 3.1'), 'M0 0a5 5 0 0 1 10 3');
  });

  it('keeps the end of a long smooth curve', () => {
    assert.equal(roundPath('M5 5c1.2 1.2 2.2 2.2 3.3 3.3s.4.4.4.4t1.9 1'), 'M5 5c1 1 2 2 3 3s1 1 1 1t2 1');
  });

  it("refuses what isn't a path", () => assert.throws(() => roundPath('M0 0b4 4'), /not a command/));
});
