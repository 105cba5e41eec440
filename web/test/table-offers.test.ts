import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  absenceOf,
  actsToRewind,
  actsUndone,
  giveToBotFrom,
  isPlaying,
  mayVote,
  moreTime,
  passToPlan,
  pinsFor,
} from '../src/table/menu/offers.ts';
import { person, tableOf } from './support/table-info.ts';

const GONE = person('Bruno', { gone: true });
const playing = (game = 'arnak') => tableOf([person('Ilka'), GONE, person('Cleo')], { status: 'playing', game });
const play = (toAct: number[]) => ({ view: {}, toAct, legal: [], undo: { steps: 0 }, redo: 0, entries: 0 });

describe('what a table of the server offers while it is played', () => {
  it('a pass is planned while one waits, in a game that has one', () => {
    assert.deepEqual(passToPlan({ info: playing(), you: 0, play: play([2]) }), { type: 'pass' });
    assert.equal(passToPlan({ info: playing(), you: 0, play: play([0]) }), undefined, 'on one’s own turn');
    assert.equal(passToPlan({ info: playing('guild'), you: 0, play: play([2]) }), undefined);
    assert.equal(passToPlan({ info: playing(), you: undefined, play: play([2]) }), undefined, 'a spectator');
  });

  it('a vote to go back lists exactly what it would undo, the newest first', () => {
    const acts = [3, 4, 6, 7].map((index) => ({ index, seat: 0, events: index === 6 ? [] : [{ key: 'k', args: {} }] }));
    assert.deepEqual(
      actsUndone(acts, 4).map(({ index }) => index),
      [7, 4],
    );
  });

  it('more time is a tenth of what everybody had, in whole minutes; without a clock there is none', () => {
    assert.equal(moreTime({ kind: 'none' }), undefined);
    assert.equal(moreTime({ kind: 'live', seconds: 45 * 60, increment: 0 }), 300);
    assert.equal(moreTime({ kind: 'live', seconds: 60, increment: 0 }), 60);
  });

  it('those who play may ask for a bot in the seat of somebody who is gone, one proposal at a time', () => {
    const table = { info: playing(), you: 0, proposal: undefined, waiting: undefined };
    const from = (change: object, seat: number) => giveToBotFrom({ ...table, ...change }, seat, 600);
    assert.deepEqual(
      [0, 1, 2].map((seat) => from({}, seat)),
      [undefined, 0, undefined],
    );
    assert.equal(from({ you: 1 }, 1), undefined, 'one who is gone asks for nothing');
    assert.equal(from({ you: undefined }, 1), undefined, 'nor does a spectator');
    const proposal = { seat: 0, proposal: { kind: 'bot' as const, seat: 1, level: 'novice' }, waiting: [2] };
    assert.equal(from({ proposal }, 1), undefined);
  });

  it('at a table without a clock, the seat everybody waits for can go to a bot once the server’s patience is over', () => {
    const waiting = [
      { seat: 0, since: 50 },
      { seat: 2, since: 100 },
    ];
    const table = { info: playing(), you: 0, proposal: undefined, waiting };
    assert.equal(giveToBotFrom(table, 2, 600), 700);
    assert.equal(giveToBotFrom(table, 0, 600), undefined, 'not one’s own');
    assert.equal(giveToBotFrom(table, 2, undefined), undefined, 'not before the server has said how patient it is');
  });

  it('only those who have not answered vote', () => {
    assert.equal(mayVote({ you: 2 }, [2]), true);
    assert.equal(mayVote({ you: 0 }, [2]), false);
    assert.equal(mayVote({ you: undefined }, [2]), false);
  });

  it('one plays until one leaves or the game is over', () => {
    assert.equal(isPlaying({ info: playing(), you: 0 }), true);
    assert.equal(isPlaying({ info: playing(), you: 1 }), false);
    assert.equal(isPlaying({ info: { ...playing(), status: 'finished' }, you: 0 }), false);
  });

  it('who left or was replaced may come back; who resigned may not', () => {
    const replaced = (resigned: boolean) =>
      tableOf([{ kind: 'bot', level: 'novice', instead: { person: 'I', name: 'Ilka', resigned } }]);
    assert.equal(absenceOf({ info: playing(), you: 1 }), 'left');
    assert.equal(absenceOf({ info: playing(), you: 0 }), undefined);
    assert.equal(absenceOf({ info: replaced(false), you: 0 }), 'botPlays');
    assert.equal(absenceOf({ info: replaced(true), you: 0 }), undefined);
  });

  it('the last twelve actions that left a trace can be gone back to', () => {
    const acts = Array.from({ length: 20 }, (_, index) => ({
      ...{ index, seat: 0 },
      events: index === 19 ? [] : [{ key: 'k', args: {} }],
    }));
    assert.deepEqual(
      actsToRewind(acts).map(({ index }) => index),
      [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    );
  });

  it('on the board, each action to be undone has its number where it happened; the newest counts', () => {
    const acts = [9, 8, 7].map((index) => ({ index, seat: 0, events: [] }));
    const things = new Map([
      [9, ['camp']],
      [8, ['camp', 'card']],
      [7, []],
    ]);
    assert.deepEqual(
      [...pinsFor(acts, ({ index }) => things.get(index) ?? [])],
      [
        ['camp', '1'],
        ['card', '2'],
      ],
    );
  });
});
