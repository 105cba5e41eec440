import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PersonGame } from '@moonstaff/client';
import type { Outcome } from '@moonstaff/kernel';
import { axisFor, linePath } from '../src/pages/person/charts.ts';
import { deviceGame } from '../src/pages/person/deviceGames.ts';
import {
  boardLines,
  chosenGames,
  evenRate,
  isAmong,
  opponentsOf,
  ownPlace,
  placing,
  ratingsOver,
  spreadOf,
  takeLines,
} from '../src/pages/person/model.ts';
import type { SavedGame } from '../src/table/engine/saved.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;

interface Given {
  readonly totals: readonly number[];
  readonly names?: readonly string[];
  readonly daysAgo?: number;
  readonly change?: Partial<PersonGame>;
  readonly rating?: number;
}

/** A game of Ilka's, in seat 0; the others are people if they have names. */
function game({ totals, names = [], daysAgo = 1, change = {}, rating }: Given): PersonGame {
  const best = Math.max(...totals);
  const seats = totals.map((total, seat) => ({
    seat,
    total,
    name: seat === 0 ? 'Ilka' : (names[seat - 1] ?? ''),
    ...(seat === 0 ? { person: 'ilka' } : names[seat - 1] !== undefined && { person: `${names[seat - 1]}-id` }),
    place: totals.filter((other) => other > total).length + 1,
    won: total === best,
    left: false,
    ...(seat === 0 && rating !== undefined && { rating }),
  }));
  return {
    table: `table-${totals.join('-')}-${daysAgo}`,
    game: 'arnak',
    board: 'bird',
    options: {},
    finishedAt: NOW - daysAgo * DAY,
    length: 1,
    reason: 'played',
    rated: rating !== undefined,
    seats,
    own: 0,
    takes: [],
    ...change,
  };
}

describe('what somebody’s page is about', () => {
  const games = [
    game({ totals: [60, 50], names: ['Marek'] }),
    game({ totals: [40, 50], daysAgo: 100 }),
    game({ totals: [70, 50], names: ['Juno'], change: { club: 'thursday' } }),
  ];
  test('everybody, people only, one club', () => {
    assert.equal(chosenGames(games, { company: 'all', period: 'all' }, NOW).length, 3);
    assert.equal(chosenGames(games, { company: 'people', period: 'all' }, NOW).length, 2);
    assert.deepEqual(chosenGames(games, { company: { club: 'thursday' }, period: 'all' }, NOW), [games[2]]);
  });
  test('all time or 90 days', () => {
    assert.equal(chosenGames(games, { company: 'all', period: 'quarter' }, NOW).length, 2);
  });
});

describe('how often won', () => {
  test('games alone don’t count, and even is the mean of 1 divided by the number of players', () => {
    const games = [game({ totals: [60, 50] }), game({ totals: [40, 50, 30, 20] }), game({ totals: [99] })];
    assert.deepEqual(placing(games), { played: 2, won: 1, places: [1, 1, 0, 0] });
    assert.equal(evenRate(games), (1 / 2 + 1 / 4) / 2);
  });
  test('a game ended by consent has no places', () => {
    const ended = game({ totals: [60, 50] });
    const agreed = { ...ended, seats: ended.seats.map(({ place: _, ...seat }) => ({ ...seat, won: false })) };
    assert.equal(ownPlace(agreed), undefined);
    assert.equal(placing([agreed]).played, 0);
  });
});

describe('scores', () => {
  test('bars of five points, with mean, best and last', () => {
    const games = [71, 60, 61, 38].map((total) => game({ totals: [total, 1] }));
    assert.deepEqual(spreadOf(games), {
      from: 35,
      step: 5,
      counts: [1, 0, 0, 0, 0, 2, 0, 1],
      mean: 57.5,
      best: 71,
      last: 71,
    });
  });
  test('wider bars where the scores are far apart, and none without games', () => {
    const spread = spreadOf([10, 160].map((total) => game({ totals: [total] })));
    assert.equal(spread?.step, 20);
    assert.equal(
      spread?.counts.reduce((sum, n) => sum + n, 0),
      2,
    );
    assert.equal(spreadOf([]), undefined);
  });
  test('worst, mean and best of each board, the most played first', () => {
    const snake = { board: 'snake' };
    const games = [
      game({ totals: [50, 60], change: snake }),
      game({ totals: [70, 60], change: snake }),
      game({ totals: [41], change: { board: 'bird' } }),
    ];
    assert.deepEqual(boardLines(games), [
      { game: 'arnak', board: 'snake', games: 2, worst: 50, mean: 60, best: 70, wonRate: 0.5 },
      { game: 'arnak', board: 'bird', games: 1, worst: 41, mean: 41, best: 41 },
    ]);
  });
});

test('head to head counts every game both sat in, also if a third one won; bots have no line', () => {
  const games = [
    game({ totals: [60, 70, 50], names: ['Marek', 'Juno'] }),
    game({ totals: [60, 60], names: ['Marek'] }),
    game({ totals: [60, 10] }),
  ];
  assert.deepEqual(opponentsOf(games), [
    { person: 'Juno-id', name: 'Juno', ahead: 1, behind: 0 },
    { person: 'Marek-id', name: 'Marek', ahead: 0, behind: 1 },
  ]);
});

test('the rating over time is that of one game, oldest first', () => {
  const games = [game({ totals: [1, 2], rating: 1520 }), game({ totals: [1, 2], rating: 1500, daysAgo: 9 })];
  const other = game({ totals: [1, 2], rating: 1700, change: { game: 'guild' } });
  assert.deepEqual(
    ratingsOver([...games, other, game({ totals: [5, 4] })], 'arnak').map(({ rating }) => rating),
    [1500, 1520],
  );
});

test('cards count from five times on', () => {
  const takes: PersonGame['takes'] = [['card', 'ostrich']];
  const with5 = Array.from({ length: 5 }, (_, i) => game({ totals: [50, i < 2 ? 40 : 60], change: { takes } }));
  const rare = game({ totals: [9, 5], change: { takes: [['card', 'hat']] } });
  assert.deepEqual(takeLines([...with5, rare], ['card']), [{ kind: 'card', id: 'ostrich', times: 5, wonRate: 0.4 }]);
  assert.deepEqual(takeLines(with5.slice(1), ['card']), [], 'four times say nothing');
  assert.deepEqual(takeLines(with5, ['assistant']), []);
});

test('pressing something narrows the games down to it', () => {
  const one = game({ totals: [62, 50], names: ['Marek'], change: { takes: [['card', 'hat']] } });
  assert.ok(isAmong(one, { by: 'board', game: 'arnak', board: 'bird' }));
  assert.ok(!isAmong(one, { by: 'board', game: 'guild', board: 'bird' }));
  assert.ok(isAmong(one, { by: 'person', person: 'Marek-id', name: 'Marek' }));
  assert.ok(isAmong(one, { by: 'take', kind: 'card', id: 'hat' }));
  assert.ok(isAmong(one, { by: 'points', game: 'arnak', from: 60, to: 65 }));
  assert.ok(!isAmong(one, { by: 'points', game: 'arnak', from: 65, to: 70 }));
  assert.ok(isAmong(one, { by: 'won' }));
  assert.ok(!isAmong(game({ totals: [62] }), { by: 'won' }), 'alone one doesn’t win against anybody');
});

describe('charts', () => {
  test('round figures around the values', () => {
    assert.deepEqual(axisFor([1471, 1627]).ticks, [1450, 1500, 1550, 1600, 1650]);
    assert.deepEqual(axisFor([1500]).ticks, [1500, 1510]);
  });
  test('time runs to the right, more is higher', () => {
    const points = [
      { at: 0, rating: 1500 },
      { at: 10, rating: 1600 },
    ];
    const axis = { from: 1500, to: 1600, ticks: [] };
    assert.equal(linePath(points, { from: 0, to: 10 }, axis, { width: 100, height: 50 }), 'M0.0 50.0L100.0 0.0');
  });
});

describe('games of this device', () => {
  const saved: SavedGame = {
    ...{
      id: 'abc',
      game: 'guild',
      rules: 2,
      options: { map: 'avenia' },
      seed: '00',
      entries: [],
      over: true,
      changed: 5,
    },
    sitters: [
      { kind: 'bot', name: 'Bot 1', level: 'expert' },
      { kind: 'person', name: 'Ilka' },
    ],
  };
  const score = (seat: number, total: number) => ({ seat, total, categories: {} });
  const outcome: Outcome = { scores: [score(0, 90), score(1, 81)], ranking: [[0], [1]], winners: [0] };
  const takes = [
    { seat: 0, kind: 'investigateCard', id: 'theirs' },
    { seat: 1, kind: 'investigateCard', id: 'mine' },
  ] as const;
  test('count like others, against bots and without a rating', () => {
    const game = deviceGame(saved, outcome, takes);
    assert.deepEqual(
      [game?.own, game?.board, game?.rated, game?.takes],
      [1, 'avenia', false, [['investigateCard', 'mine']]],
    );
    assert.deepEqual(
      game?.seats.map(({ name, total, place, won }) => [name, total, place, won]),
      [
        ['', 90, 1, true],
        ['Ilka', 81, 2, false],
      ],
    );
    assert.deepEqual(placing(game === undefined ? [] : [game]), { played: 1, won: 0, places: [0, 1, 0, 0] });
  });
  test('a rival is no place of its own, and a shared screen is nobody’s game', () => {
    const alone = { ...saved, sitters: saved.sitters.slice(1) };
    const rival = { ...score(0, 70), seat: 'rival' as const };
    const solo = deviceGame(
      alone,
      { scores: [score(0, 60), rival], ranking: [['rival'], [0]], winners: ['rival'] },
      [],
    );
    assert.deepEqual([solo?.rival, solo?.seats[0]?.place], [70, 1]);
    const shared = { ...saved, sitters: [...saved.sitters.slice(1), { kind: 'person', name: 'Bo' } as const] };
    assert.equal(deviceGame(shared, outcome, []), undefined);
  });
});
