import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { at, fastRandom } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { chances } from '../src/forecast/chance.ts';
import { loadForecaster } from '../src/index.ts';
import { playLesson } from '../src/learn/lesson.ts';
import { replayLesson } from '../src/learn/replay.ts';
import { mindFor } from '../src/minds.ts';

for (const game of GAME_IDS) {
  // Games 0, 1, 3 and 5 have two players, one, three and four. All of them: `npm run thorough`.
  for (const number of isThorough ? [0, 1, 3, 5] : [1, 3]) {
    test(`${game}: every seat has a forecast, which knows nothing that its viewer doesn't (game ${number})`, async () => {
      const { game: rules } = mindFor(game);
      const forecast = await loadForecaster(game);
      const lesson = playLesson(mindFor(game), game, number, 'forecast');
      let step = 0;
      const outcome = replayLesson(rules, lesson, (state) => {
        if (step++ % 25 !== 0) return;
        for (const viewer of [0, 'spectator'] as const) {
          const seats = forecast(rules.view(state, viewer));
          assert.deepEqual(
            seats.map(({ seat }) => seat),
            Array.from({ length: lesson.seats }, (_, seat) => seat),
          );
          const sum = seats.reduce((all, { chance }) => all + chance, 0);
          assert.ok(lesson.seats === 1 ? sum >= 0 && sum <= 1 : Math.abs(sum - 1) < 1e-9);
          for (const { low, expected, high } of seats) assert.ok(low <= expected && expected <= high);
          const dealt = rules.imagine(rules.view(state, viewer), fastRandom(step));
          assert.deepEqual(forecast(rules.view(dealt, viewer)), seats);
        }
      });
      assert.equal(outcome.scores.length > 0, true);
    });
  }

  test(`${game}: at the end the forecast is the result`, async () => {
    const { game: rules } = mindFor(game);
    const forecast = await loadForecaster(game);
    let last: unknown;
    const outcome = replayLesson(rules, playLesson(mindFor(game), game, 0, 'end'), (state) => {
      if (rules.outcome(state) !== undefined) last = rules.view(state, 0);
    });
    for (const { seat, expected, low, high, chance } of forecast(last)) {
      const { total } = at(outcome.scores, seat);
      assert.deepEqual([expected, low, high], [total, total, total]);
      assert.equal(chance > 0, outcome.winners.includes(seat));
    }
  });
}

test('chances: equals share, a clear lead is nearly certain, and they add up', () => {
  const even = chances([0, 1, 2].map(() => ({ mean: 50, spread: 5 })));
  for (const chance of even) assert.ok(Math.abs(chance - 1 / 3) < 1e-9);
  const [ahead = 0, behind = 0] = chances([
    { mean: 60, spread: 3 },
    { mean: 50, spread: 4 },
  ]);
  assert.ok(ahead > 0.97 && ahead < 0.985, `${ahead}`);
  assert.ok(Math.abs(ahead + behind - 1) < 1e-9);
});
