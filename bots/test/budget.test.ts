import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, Match, seedFrom } from '@moonstaff/kernel';
import { judge } from '../src/choose.ts';
import type { Judged } from '../src/decision.ts';
import { loadMind } from '../src/learned/load.ts';
import { mindFor } from '../src/minds.ts';
import { isPatient, stopwatch } from '../src/search/budget.ts';

test('a budget in tries counts tries and leaves planning alone', () => {
  const watch = stopwatch({ iterations: 2 });
  assert.deepEqual([watch.mayTry(0), watch.mayTry(1), watch.mayTry(2)], [true, true, false]);
  assert.equal(watch.mayPlan(), true);
  assert.equal(stopwatch({ iterations: 0 }).mayPlan(), true);
});

test('half of the time is for planning, the rest for trying out', () => {
  let time = 5;
  const watch = stopwatch({ milliseconds: 10, now: () => time });
  time = 9.9;
  assert.deepEqual([watch.mayPlan(), watch.mayTry(0)], [true, true]);
  time = 10;
  assert.deepEqual([watch.mayPlan(), watch.mayTry(0)], [false, true]);
  time = 15;
  assert.deepEqual([watch.mayPlan(), watch.mayTry(0)], [false, false]);
});

test('a bot is patient from a second on, by whichever clock; tries say nothing about time', () => {
  const now = (): number => 0;
  assert.deepEqual(
    [
      { milliseconds: 999, now },
      { milliseconds: 1000, now },
    ].map(isPatient),
    [false, true],
  );
  assert.equal(isPatient({ iterations: 5000 }), false);
});

for (const game of ['arnak', 'guild']) {
  test(`${game}: a patient master compares more plans`, async () => {
    const mind = await loadMind(game, 'master');
    const match = Match.start(mind.game, { seats: 2, seed: seedFrom('patience') });
    let [hasty, patient] = [0, 0];
    for (let step = 0; step < 12; step++) {
      const seat = at(mind.game.toAct(match.state), 0);
      const legal = mind.game.legal(match.state, seat);
      const decision = { view: mind.game.view(match.state, seat), seat, legal, seed: step };
      // A thousand looks at this clock are a millisecond: there's time for every plan.
      let looks = 0;
      const judged = (milliseconds: number) =>
        judge(mind, 'master', decision, { milliseconds, now: () => looks++ / 1000 });
      const compared = (list: readonly Judged[]): number => list.filter(({ tries = 0 }) => tries > 0).length;
      hasty += compared(judged(200));
      patient += compared(judged(2000));
      match.act(seat, at(judged(200), 0).action);
    }
    assert.ok(patient > hasty, `${patient} plans against ${hasty}`);
  });
}

for (const [game, level] of [
  ['arnak', 'expert'],
  ['arnak', 'master'],
  ['guild', 'expert'],
  ['guild', 'master'],
] as const) {
  test(`${game}: ${level} looks at the clock all along and ends soon after its time is over`, async () => {
    const mind = await loadMind(game, level);
    const match = Match.start(mind.game, { seats: 2, seed: seedFrom('budget') });
    const seat = at(mind.game.toAct(match.state), 0);
    const decision = {
      view: mind.game.view(match.state, seat),
      seat,
      legal: mind.game.legal(match.state, seat),
      seed: 1,
    };
    for (const milliseconds of [1, 20, 200]) {
      // Every look at the clock costs a tick, so any look after the end was one too many.
      let looks = 0;
      const judged = judge(mind, level, decision, { milliseconds, now: () => looks++ });
      assert.ok(judged.length > 0);
      assert.ok(looks < milliseconds + 60, `${looks} looks for ${milliseconds}`);
    }
  });
}

test('a master needs a mind that has learned', () => {
  const mind = mindFor('guild');
  const match = Match.start(mind.game, { seats: 2, seed: seedFrom('budget') });
  const decision = { view: mind.game.view(match.state, 0), seat: 0, legal: mind.game.legal(match.state, 0), seed: 1 };
  assert.throws(() => judge(mind, 'master', decision, { iterations: 1 }), RangeError);
});
