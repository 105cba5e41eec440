import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAME_IDS, loadGame } from '@moonstaff/catalogue';
import type { ChallengeResult } from '@moonstaff/client';
import { Match } from '@moonstaff/kernel';
import { dateOf, dayOf, daysOf, lineId, phaseOf, rowsOf, scaleOf } from '../src/pages/challenge/model.ts';
import { practiceDeal, sittersOf } from '../src/pages/challenge/practice.ts';

const ID = 'a'.repeat(22);

const tried = (name: string, total: number, place: number, won = true): ChallengeResult['tries'][number] => ({
  ...{ name, total, place, won },
  person: ID,
  table: name,
});

describe('the challenge of the day', () => {
  test('is new, being played, or over', () => {
    assert.equal(phaseOf({}), 'new');
    assert.equal(phaseOf({ mine: { table: ID, startedAt: 1 } }), 'playing');
    assert.equal(phaseOf({ mine: { table: ID, startedAt: 1, finishedAt: 2 } }), 'over');
  });

  test('offers today and the days before that had one, each once', () => {
    const past = ['2026-11-16', '2026-11-16', '2026-11-14'].map((day, i) => ({ day, game: String(i) }));
    assert.deepEqual(daysOf({ day: '2026-11-17', past }), ['2026-11-17', '2026-11-16', '2026-11-14']);
  });

  test('has days that are the same as a date and back', () => {
    for (const day of ['2026-01-01', '2026-03-29', '2026-12-31']) assert.equal(dayOf(dateOf(day)), day);
  });

  test('lists people and bots together, winners first, then by points', () => {
    const rows = rowsOf({
      tries: [tried('Anna', 60, 1), tried('Bert', 90, 2, false)],
      bots: [
        { level: 'novice', total: 70, won: true },
        { level: 'expert', total: 99, won: false },
      ],
      mine: { table: 'Bert', startedAt: 1 },
    });
    assert.deepEqual(
      rows.map(({ key, place, isMe }) => [key, place, isMe]),
      [
        ['novice', undefined, false],
        ['Anna', 1, false],
        ['expert', undefined, false],
        ['Bert', 2, true],
      ],
    );
  });

  test('names the recordings of its lines', () => {
    assert.equal(lineId({ day: '2026-11-17', game: 'arnak' }, 'best'), '2026-11-17_arnak_best');
  });
});

describe('the scale of results', () => {
  const rows = rowsOf({
    tries: [tried('Anna', 100, 1), tried('Bert', 99, 2), tried('Cleo', 60, 3), tried('Dora', 0, 4)],
    bots: [{ level: 'expert', total: 98, won: true }],
    mine: { table: 'Bert', startedAt: 1 },
  });

  test('runs from the least to the most', () => {
    const marks = new Map(scaleOf(rows).map(({ row, at }) => [row.key, at]));
    assert.deepEqual([marks.get('Dora'), marks.get('Cleo'), marks.get('Anna')], [0, 0.6, 1]);
  });

  test('labels oneself first, then others where there’s room; bots have a side of their own', () => {
    const labelled = scaleOf(rows).flatMap((mark) => (mark.labelled ? [mark.row.key] : []));
    assert.deepEqual(labelled.sort(), ['Bert', 'Cleo', 'Dora', 'expert']);
  });

  test('puts equal results into the middle', () => {
    const same = rowsOf({ tries: [tried('Anna', 5, 1), tried('Bert', 5, 1)], bots: [] });
    assert.deepEqual(
      scaleOf(same).map(({ at }) => at),
      [0.5, 0.5],
    );
  });
});

describe('the practice deal of the day', () => {
  for (const id of GAME_IDS)
    test(`is the same for everybody on a day, another the next day, and can be played: ${id}`, async () => {
      const game = await loadGame(id);
      const [one, again, next] = ['2026-11-17', '2026-11-17', '2026-11-18'].map((day) => practiceDeal(game, day));
      assert.ok(one && again && next);
      assert.deepEqual(one, again);
      assert.notEqual(one.seed, next.seed);
      Match.start(game, { seats: one.seats.length, options: one.options, seed: one.seed });
      const sitters = sittersOf(one, 'Ilka');
      assert.deepEqual(
        sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : [])),
        ['Ilka'],
      );
      assert.equal(sitters.length, one.seats.length);
    });
});
