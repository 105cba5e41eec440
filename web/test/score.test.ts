import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Score } from '@moonstaff/kernel';
import { loadPageWords } from '@moonstaff/text';
import { barsOf } from '../src/table/score/bars.ts';
import { decidingTurns, weightiest } from '../src/table/score/decided.ts';
import { titleOf, totalsOf, yourSeat } from '../src/table/score/verdict.ts';
import type { Snapshot } from '../src/table/source.ts';

const CATEGORIES = ['research', 'idols', 'fear'];
const score = (seat: number, research: number, idols: number, fear: number): Score => ({
  seat,
  total: research + idols + fear,
  categories: { research, idols, fear },
});

describe('the bars of the score', () => {
  const { zero, ticks, bars } = barsOf(CATEGORIES, [score(0, 30, 10, -2), score(1, 20, 10, -10)]);
  const [first, second] = bars;

  it('share one scale', () => {
    assert.equal(zero, 0.2);
    assert.equal(first?.to, 1);
    assert.equal(second?.to, 0.8);
    assert.deepEqual(ticks, [
      { points: 20, at: 0.6 },
      { points: 40, at: 1 },
    ]);
  });

  it('have Fear to the left of zero', () => {
    assert.deepEqual(second?.segments.at(-1), { category: 'fear', points: -10, from: 0, to: 0.2 });
    assert.equal(first?.segments.at(-1)?.to, zero);
  });

  it('follow one another without a gap', () => {
    const [research, idols] = first?.segments ?? [];
    assert.equal(research?.from, zero);
    assert.equal(idols?.from, research?.to);
  });

  it('reach to what somebody alone needs, and have no number beside it', () => {
    const alone = barsOf(CATEGORIES, [score(0, 80, 0, 0)], 90);
    assert.deepEqual(alone.target, { points: 90, at: 1 });
    assert.equal(alone.bars[0]?.to, 80 / 90);
    assert.deepEqual(
      barsOf(CATEGORIES, [score(0, 50, 0, 0)], 62).ticks.map(({ points }) => points),
      [20, 40],
    );
  });

  it('stand without anybody', () => assert.deepEqual(barsOf(CATEGORIES, []), { zero: 0, ticks: [], bars: [] }));
});

describe('who won', () => {
  const scores = [score(0, 60, 4, 0), score(1, 58, 0, 0)];
  const verdict = (winners: readonly number[], you: number | undefined, unit: 'points' | 'coins', scored = scores) => ({
    outcome: { winners, scores: scored, ranking: [] },
    scores: scored,
    you,
    unit,
    nameOf: (seat: Score['seat']) => (seat === 0 ? 'Ana' : 'Bo'),
  });

  it('is said to the winner', async () => {
    const words = await loadPageWords('en', { chapters: ['table'] });
    assert.equal(titleOf(verdict([0], 0, 'points'), words), 'You win by 6\u00a0points');
    assert.equal(titleOf(verdict([0], 0, 'coins'), words), 'You win by 6\u00a0coins');
    assert.equal(titleOf(verdict([0], 1, 'points'), words), 'Ana wins by 6\u00a0points');
    assert.equal(
      titleOf(verdict([0], 0, 'points', [score(0, 5, 0, 0), score(1, 5, 0, 0)]), words),
      'You win on the tiebreaker',
    );
    assert.equal(titleOf(verdict([0, 1], 0, 'points'), words), 'Ana, Bo share the victory');
    assert.equal(titleOf(verdict([], 0, 'coins', scores.slice(0, 1)), words), 'You lose');
    assert.equal(titleOf(verdict([], undefined, 'coins', scores.slice(0, 1)), words), 'Ana loses');
    assert.equal(titleOf(verdict([], 1, 'points'), words), 'Ana wins by 6\u00a0points', 'a rival');
    assert.equal(titleOf(verdict([0], 0, 'coins', scores.slice(0, 1)), words), 'You win');
    assert.equal(totalsOf({ scores, unit: 'points' }, words), '64 to 58');
    assert.equal(totalsOf({ scores: [...scores, score(2, 50, 0, 0)], unit: 'points' }, words), '64 to 58 to 50');
    assert.equal(totalsOf({ scores: scores.slice(0, 1), unit: 'coins' }, words), '64\u00a0coins');
  });

  it('is “you” only where one person is', () => {
    const person = { kind: 'person', name: '' } as const;
    const bot = { kind: 'bot', name: '', level: 'skilled' } as const;
    const at = (viewer: Snapshot['viewer'], sitters: Snapshot['sitters']) => ({ viewer, sitters }) as Snapshot;
    assert.equal(yourSeat(at(0, [person, bot]), false), 0);
    assert.equal(yourSeat(at(0, [person, person]), false), undefined);
    assert.equal(yourSeat(at(1, [person, person]), true), 1);
    assert.equal(yourSeat(at('spectator', [person, bot]), true), undefined);
  });
});

describe('what decided a game', () => {
  const look = (chance: number) => ({ expected: 50, low: 40, high: 60, chance });
  const outlined = (chances: readonly number[], starts: readonly { seat: number; at: number }[]) => {
    const ends = chances.slice(1).map((_, i) => (i + 1) * 10);
    const curve = chances.map((chance) => [look(chance), look(1 - chance)]);
    return { outline: { game: 'arnak', seats: 2, tries: 1, curve, ends, turns: [], of: starts.length }, starts };
  };
  const turns = [0, 1, 2, 3].map((i) => ({ seat: i % 2, at: i * 10 }));

  it('is every turn that moved a chance by five in a hundred or more, in the order of the game', () => {
    const decided = decidingTurns(outlined([0.5, 0.54, 0.34, 0.4, 0.1], turns));
    assert.deepEqual(
      decided.map(({ turn, seat, at, end }) => ({ turn, seat, at, end })),
      [
        { turn: 2, seat: 1, at: 10, end: 20 },
        { turn: 3, seat: 0, at: 20, end: 30 },
        { turn: 4, seat: 1, at: 30, end: 40 },
      ],
    );
    assert.deepEqual([decided[1]?.from, decided[1]?.to], [0.34, 0.4]);
  });

  it('begins with the turns that moved it most, in the order of the game', () => {
    const chances = [0.5, 0.6, 0.72, 0.5, 0.2, 0.8, 0.3, 0.9];
    const all = chances.slice(1).map((_, i) => ({ seat: 0, at: i * 10 }));
    const turns = decidingTurns(outlined(chances, all));
    assert.equal(turns.length, 7);
    assert.deepEqual(
      weightiest(turns, 5).map(({ turn }) => turn),
      [3, 4, 5, 6, 7],
    );
  });

  it('names the seat that a turn helped most, where all share it', () => {
    const shared = [
      { seat: 0, at: 0 },
      { seat: 1, at: 4 },
    ];
    assert.deepEqual(
      [0.7, 0.3].map((chance) => decidingTurns(outlined([0.5, chance], shared))[0]?.seat),
      [0, 1],
    );
  });
});
