import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selfAnswer } from '../src/table/self/answer.ts';
import { heardBetween } from '../src/table/sound/heard.ts';
import type { Snapshot } from '../src/table/source.ts';

const WISHES = { selfAnswer: true, selfEnd: false, motion: 'normal' } as const;
const board = {
  endsTurn: ({ type }: { readonly type: string }) => type === 'endTurn',
  isAside: ({ type }: { readonly type: string }) => type === 'wait',
  isDone: () => false,
};
const person = { kind: 'person', name: 'Ana' } as const;
const bot = { kind: 'bot', name: 'Bo', level: 'skilled' } as const;

const at = (legal: readonly string[], more: Partial<Snapshot> = {}): Snapshot => ({
  game: 'arnak',
  options: {},
  sitters: [person, bot],
  phrases: {},
  viewer: 0,
  view: {},
  toAct: [0],
  legal: legal.map((type) => ({ type })),
  undo: { steps: 0 },
  redo: 0,
  log: [],
  moment: 1,
  ...more,
});

describe('a question with a single answer', () => {
  it('is answered by itself', () => assert.deepEqual(selfAnswer(at(['draw']), board, WISHES), { type: 'draw' }));

  it('is not if it has two', () => assert.equal(selfAnswer(at(['draw', 'skip']), board, WISHES), undefined));

  it('still has one if the player could only choose to go step by step as well', () =>
    assert.deepEqual(selfAnswer(at(['wait', 'draw']), board, WISHES), { type: 'draw' }));

  it('is not where other people could read the pause', () =>
    assert.equal(selfAnswer(at(['draw'], { sitters: [person, person] }), board, WISHES), undefined));

  it('is not if the person doesn’t want it, or there is no moment to stop it', () => {
    assert.equal(selfAnswer(at(['draw']), board, { ...WISHES, selfAnswer: false }), undefined);
    assert.equal(selfAnswer(at(['draw']), board, { ...WISHES, motion: 'off' }), undefined);
  });

  it('ends the turn only if that is wanted too', () => {
    assert.equal(selfAnswer(at(['endTurn']), board, WISHES), undefined);
    assert.deepEqual(selfAnswer(at(['endTurn']), board, { ...WISHES, selfEnd: true }), { type: 'endTurn' });
  });

  it('ends the turn of somebody who has passed: nothing else is left', () =>
    assert.deepEqual(selfAnswer(at(['endTurn']), { ...board, isDone: () => true }, WISHES), { type: 'endTurn' }));

  it('is answered if all answers will be given and their order changes nothing', () =>
    assert.deepEqual(selfAnswer(at(['bonus', 'row']), { ...board, anyOf: ([first]) => first }, WISHES), {
      type: 'bonus',
    }));

  it('is left alone in somebody else’s turn, in the past and in a replay', () => {
    assert.equal(selfAnswer(at(['draw'], { toAct: [1] }), board, WISHES), undefined);
    assert.equal(selfAnswer(at(['draw'], { past: true }), board, WISHES), undefined);
  });
});

describe('what is heard', () => {
  const sounds = { 'arnak.bought': 'card', 'arnak.discovered': 'discover' } as const;
  const line = (id: number, key: string) => ({ id, seat: 0, phrase: { key, args: {} } });

  it('is the foremost of what is new', () => {
    const before = at([], { log: [line(1, 'arnak.discovered')] });
    const now = at([], { moment: 2, log: [...before.log, line(2, 'arnak.bought')] });
    assert.equal(heardBetween(before, now, { sounds }), 'card');
    const both = at([], { moment: 2, log: [...now.log, line(3, 'arnak.discovered')] });
    assert.equal(heardBetween(before, both, { sounds }), 'discover');
  });

  it('is winning above all', () => {
    const outcome = { winners: [0], ranking: [[0], [1]], scores: [] };
    assert.equal(
      heardBetween(at([]), at([], { moment: 2, outcome, log: [line(2, 'arnak.bought')] }), { sounds }),
      'win',
    );
  });

  it('is nothing if time goes back', () =>
    assert.equal(
      heardBetween(at([], { moment: 3 }), at([], { log: [line(2, 'arnak.bought')] }), { sounds }),
      undefined,
    ));
});
