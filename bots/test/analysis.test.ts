import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { at, fastRandom, Match, SILENT, seedFrom } from '@moonstaff/kernel';
import { analyse } from '../src/analysis/analyse.ts';
import { gradeFor } from '../src/analysis/grade.ts';
import { judgeTurn } from '../src/analysis/judge.ts';
import { type Forecast, outlookFrom } from '../src/analysis/outlook.ts';
import { type GameRecord, recordOf, type Stretch } from '../src/analysis/record.ts';
import type { Analysis } from '../src/analysis/result.ts';
import { luckIn, summaryOf } from '../src/analysis/summary.ts';
import { mindFor } from '../src/minds.ts';
import { turnsOf } from '../src/puzzle/turns.ts';

/** Good enough to tell turns apart: the value, and a chance that follows from the lead. */
const forecastOf = (id: GameId, seats: number): Forecast => {
  const mind = mindFor(id);
  return (view) => {
    const state = mind.game.imagine(view, fastRandom('forecast'));
    const values = Array.from({ length: seats }, (_, seat) => mind.value(state, seat));
    const weights = values.map((value) => Math.exp((value - Math.max(...values)) / 8));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return values.map((expected, seat) => ({
      ...{ expected, low: expected - 10, high: expected + 10 },
      chance: at(weights, seat) / total,
    }));
  };
};

/** What throws the rest of a turn away. */
const WASTE: { readonly [Id in GameId]: string } = { arnak: 'pass', guild: 'done' };

/** What a turn that's thrown away gives up at least, as the mind sees it. */
const LOSS = 7;

/** A game of quick bots in which one turn is thrown away, and where that was. */
function wasted(id: GameId): { readonly record: GameRecord; readonly at: number } {
  const mind = mindFor(id);
  const { game } = mind;
  const match = Match.start(game, { seats: 2, options: {}, seed: seedFrom(`analysis ${id}`) });
  let thrown: number | undefined;
  while (game.outcome(match.state) === undefined) {
    const seat = at(game.toAct(match.state), 0);
    const legal = game.legal(match.state, seat);
    const question = { view: game.view(match.state, seat), seat, legal, seed: match.entries.length };
    const [best] = turnsOf(mind, question, mind.search.novice, 1);
    const waste = legal.find(({ type }) => type === WASTE[id]);
    const state = game.clone(match.state);
    if (waste !== undefined) game.apply(state, seat, waste, SILENT);
    if (thrown === undefined && waste !== undefined && (best?.value ?? 0) - mind.value(state, seat) > LOSS) {
      thrown = match.entries.length;
      match.act(seat, waste);
    } else match.act(seat, best?.actions[0] ?? at(legal, 0));
  }
  if (thrown === undefined) throw new Error('nothing was thrown away');
  return { record: recordOf(game, match.log()), at: thrown };
}

for (const id of GAME_IDS) {
  describe(`the analysis of a game of ${id}`, () => {
    const { record, at: thrown } = wasted(id);
    const judge = { mind: mindFor(id), forecast: forecastOf(id, 2), tries: 4 };
    const run = analyse(record, judge);
    const few: Analysis[] = [];
    for (let i = 0; i < 3; i++) {
      const step = run.next();
      if (!step.done) few.push(step.value);
    }
    const three = at(few, 2);

    it('has every action in one turn, in the order of the game', () => {
      const actions = record.turns.flatMap(({ stretches }) => stretches.flatMap((stretch) => stretch.actions));
      assert.equal(actions.length, record.ends.at(-1));
      assert.deepEqual(
        record.ends,
        record.ends.toSorted((a, b) => a - b),
      );
      assert.equal(record.tables.length, record.ends.length + 1);
    });

    it('calls a turn that was thrown away a blunder, shows a better one and says why', () => {
      const holds = (one: Stretch): boolean => one.at <= thrown && thrown < one.at + one.actions.length;
      const index = record.turns.findIndex(({ stretches }) => stretches.some(holds));
      const { seat, grade, cost, better } = judgeTurn(record, index, judge);
      assert.equal(grade, 'blunder');
      assert.ok(cost.points > 3 && cost.chance > 0);
      assert.ok(better !== undefined && better.why.length > 0);
      assert.ok(better.best.expected > better.played.expected);
      const gap = better.best.chance - better.played.chance;
      assert.ok(Math.abs((better.cost?.chance ?? 1) - gap) < 0.001, 'what it cost is what both promise');
      const stretch = at(record.turns, index).stretches.find(holds);
      assert.equal(better.at, stretch?.at);
      const { game } = record;
      const state = game.clone(stretch?.before);
      for (const action of better.actions) {
        assert.ok(game.isLegal(state, seat, action));
        game.apply(state, seat, action, SILENT);
      }
    });

    it('splits every change of the outlook into play and luck', () => {
      const { turns, curve } = three;
      const done = Math.max(...turns.map(({ turn }) => turn));
      for (let turn = 1; turn < done; turn++) {
        const luck = luckIn(three, turn);
        for (const seat of [0, 1]) {
          const change = at(at(curve, turn), seat).chance - at(at(curve, turn - 1), seat).chance;
          const played = turns
            .filter((one) => one.turn === turn)
            .reduce((sum, one) => sum + at(one.play, seat).chance, 0);
          assert.ok(Math.abs(change - played - at(luck, seat).chance) < 1e-9);
        }
      }
    });

    it('ends its curve with the result', () => {
      const { game, tables, ends } = record;
      const outcome = game.outcome(tables.at(-1));
      assert.deepEqual(
        three.curve.at(-1)?.map(({ expected }) => expected),
        outcome?.scores.map(({ total }) => total),
      );
      assert.equal(three.curve.length, ends.length + 1);
    });

    it('goes on where it was stopped, and comes to the same', () => {
      const resumed = analyse(record, judge, at(few, 0)).next();
      assert.deepEqual(resumed.value, few[1]);
      assert.deepEqual(judgeTurn(record, 2, judge), at(three.turns, 2));
    });

    it('judges by what the seat could know, not by what lay hidden', () => {
      const first = at(record.turns, 0);
      const stretch = at(first.stretches, 0);
      const dealt = record.game.imagine(record.game.view(stretch.before, first.seat), fastRandom('another deal'));
      const stretches = [{ ...stretch, before: dealt }, ...first.stretches.slice(1)];
      const other = { ...record, turns: [{ ...first, stretches }] };
      assert.deepEqual(judgeTurn(other, 0, judge), at(three.turns, 0));
    });
  });
}

describe('a summary', () => {
  const look = (chance: number) => ({ expected: chance * 10, low: 0, high: 10, chance });
  const analysis: Analysis = {
    ...{ game: 'arnak', seats: 2, tries: 1, of: 2, ends: [1, 2] },
    curve: [
      [look(0.5), look(0.5)],
      [look(0.3), look(0.7)],
      [look(1), look(0)],
    ],
    turns: [
      {
        ...{ seat: 0, turn: 1, at: 0, end: 1, cost: { points: 4, chance: 0.1 }, grade: 'mistake' },
        play: [
          { points: -1, chance: -0.1 },
          { points: 1, chance: 0.1 },
        ],
      },
      {
        ...{ seat: 1, turn: 2, at: 1, end: 2, cost: { points: 0, chance: 0 }, grade: 'best', find: true },
        play: [
          { points: -2, chance: -0.2 },
          { points: 2, chance: 0.2 },
        ],
      },
    ],
  };

  it('adds own turns, others’ turns and luck up to the result', () => {
    const [first, second] = summaryOf(analysis);
    for (const { own, others, luck, seat } of [first, second].flatMap((one) => one ?? [])) {
      const way = at(at(analysis.curve, 2), seat).chance - at(at(analysis.curve, 0), seat).chance;
      assert.ok(Math.abs(own.chance + others.chance + luck.chance - way) < 1e-9);
    }
    assert.equal(first?.grades.mistake, 1);
    assert.equal(first?.cost.points, 4);
    assert.equal(second?.finds, 1);
    assert.ok(Math.abs((first?.luck.chance ?? 0) - 0.8) < 1e-9);
  });

  it('of a part of the game leaves the rest out', () => {
    const [first] = summaryOf({ ...analysis, turns: analysis.turns.slice(0, 1) });
    assert.ok(Math.abs((first?.luck.chance ?? 0) + 0.1) < 1e-9);
  });
});

describe('a grade', () => {
  it('is the worse of what points and chance say', () => {
    assert.equal(gradeFor({ points: 0, chance: 0 }), 'best');
    assert.equal(gradeFor({ points: 1, chance: 0 }), 'fine');
    assert.equal(gradeFor({ points: 1, chance: 0.1 }), 'mistake');
    assert.equal(gradeFor({ points: 7, chance: 0.05 }), 'blunder');
  });

  it('is no blunder where hardly anything changes who wins, except alone', () => {
    assert.equal(gradeFor({ points: 7, chance: 0 }), 'mistake');
    assert.equal(gradeFor({ points: 7, chance: 0.01 }), 'mistake', '98% instead of 99%');
    assert.equal(gradeFor({ points: 7, chance: 0 }, true), 'blunder');
  });

  it('isn’t needed once the game is over', () => {
    const { game } = mindFor('guild');
    const match = Match.start(game, { seats: 1, options: {}, seed: seedFrom('over') });
    while (game.toAct(match.state).length > 0) {
      const legal = game.legal(match.state, 0);
      match.act(0, legal.find(({ type }) => type === 'done' || type === 'decline') ?? at(legal, 0));
    }
    const [sure] = outlookFrom(game, () => [], match.state, 0);
    assert.equal(sure?.low, sure?.high);
    assert.equal(sure?.chance, 0);
  });
});
