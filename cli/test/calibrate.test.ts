import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { keptCalibration, measureOf, sampleLessons } from '../src/learn/calibrate.ts';

for (const game of GAME_IDS) {
  test(`${game}: the forecast holds on the games kept for this test, as it did when it was measured`, async () => {
    const kept = keptCalibration(game);
    assert.ok(kept);
    const measure = await measureOf(game);
    const { stages, tenths } = measure(sampleLessons(game));
    assert.deepEqual({ stages, tenths }, { stages: kept.sample.stages, tenths: kept.sample.tenths });
    for (const { stage, inside } of stages) assert.ok(inside > 0.65 && inside < 0.95, `round ${stage + 1}: ${inside}`);
    // Few games, so only halves are compared.
    for (const half of [tenths.slice(0, 5), tenths.slice(5)]) {
      const count = half.reduce((sum, { forecasts }) => sum + forecasts, 0);
      const off = half.reduce((sum, { forecasts, said, won }) => sum + forecasts * (said - won), 0) / count;
      assert.ok(Math.abs(off) < 0.12, `off by ${off}`);
    }
  });
}
