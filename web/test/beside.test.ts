import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Box, besideOf } from '../src/kit/controls/beside.ts';

const PAGE = { width: 390, height: 844 };
const NOTE = { width: 180, height: 100 };

const boxAt = (left: number, top: number, size = 30): Box => ({ left, top, width: size, height: size });

const covers = (place: { readonly left: number; readonly top: number }, box: Box): boolean =>
  place.left < box.left + box.width &&
  place.left + NOTE.width > box.left &&
  place.top < box.top + box.height &&
  place.top + NOTE.height > box.top;

test('a note stands beside what it’s about, and wholly on the page', () => {
  for (let x = 0; x <= PAGE.width - 30; x += 15) {
    for (let y = 0; y <= PAGE.height - 30; y += 18) {
      const at = boxAt(x, y);
      const place = besideOf({ at, note: NOTE, page: PAGE });
      assert.ok(place.left >= 0 && place.left + NOTE.width <= PAGE.width, `${x} ${y}`);
      assert.ok(place.top >= 0 && place.top + NOTE.height <= PAGE.height, `${x} ${y}`);
      assert.ok(!covers(place, at), `${x} ${y}`);
    }
  }
});

test('it leaves free what it can', () => {
  const at = boxAt(100, 400);
  const right = boxAt(140, 400);
  assert.ok(covers(besideOf({ at, note: NOTE, page: PAGE }), right), 'nothing to leave free');
  assert.ok(!covers(besideOf({ at, note: NOTE, page: PAGE, free: [right] }), right));
  const around = [right, boxAt(60, 400), boxAt(100, 440)];
  const place = besideOf({ at, note: NOTE, page: PAGE, free: around });
  assert.ok(
    around.every((box) => !covers(place, box)),
    'above',
  );
});
