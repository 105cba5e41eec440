import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Redrawing } from '../src/table/shell/redrawing.ts';
import type { Snapshot } from '../src/table/source.ts';

/** A moment of a table at which this seat is to act; the viewer is seat 0. */
const moment = (n: number, seat: number) => ({ moment: n, viewer: 0, toAct: [seat] }) as unknown as Snapshot;

function table(shown: Snapshot | undefined) {
  const asked: [number | undefined, boolean][] = [];
  let current = shown;
  let latest = shown;
  const redrawing = new Redrawing({ snapshot: () => current }, shown, (now, isFirst) => {
    asked.push([now?.moment, isFirst]);
    latest = now;
  });
  return {
    asked,
    redrawing,
    isDrawn: () => redrawing.drawn(latest),
    becomes: (next: Snapshot) => {
      current = next;
      redrawing.draw();
    },
  };
}

test('the first snapshot is drawn differently from the others, and one that changes nothing isn’t drawn', () => {
  const { asked, becomes } = table(undefined);
  becomes(moment(1, 1));
  becomes(moment(1, 1));
  becomes(moment(2, 1));
  assert.deepEqual(asked, [
    [1, true],
    [2, false],
  ]);
});

test('what came of an own move is on the screen before others go on, however fast they are', () => {
  const mine = moment(1, 0);
  const { asked, redrawing, isDrawn, becomes } = table(mine);
  becomes(moment(2, 1));
  becomes(moment(3, 2));
  becomes(moment(4, 0));
  assert.deepEqual(asked, [[2, false]]);
  redrawing.drawn(mine);
  assert.equal(asked.length, 1, 'the old one was drawn again');
  isDrawn();
  assert.deepEqual(asked, [
    [2, false],
    [4, false],
  ]);
});

test('moves of others may be skipped while one is being drawn', () => {
  const { asked, becomes } = table(moment(1, 1));
  becomes(moment(2, 2));
  becomes(moment(3, 1));
  assert.deepEqual(
    asked.map(([n]) => n),
    [2, 3],
  );
});
