import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import { phrase } from '@moonstaff/kernel';
import { loadWords, type StoryLine } from '@moonstaff/text';
import { byOthers, type Deed, deedsFor, deedsOf, stepsOf } from '../src/table/digest/deeds.ts';
import { ownTurn } from '../src/table/digest/meanwhile.ts';
import { isAway, opening } from '../src/table/digest/steady.ts';
import { adviceFrom, showsPoints } from '../src/table/hint/advice.ts';
import { announcement } from '../src/table/shell/announcement.ts';
import type { LogLine, Snapshot } from '../src/table/source.ts';

const ILKA = { kind: 'person', name: 'Ilka' } as const;
const BRUNO = { kind: 'person', name: 'Bruno' } as const;

/** Each passes: an action with a line of its own. */
const line = (id: number): LogLine => ({ id, entry: id, seat: 1, phrase: phrase('arnak.passed', { seat: id % 2 }) });

const at = (change: Partial<Snapshot> = {}): Snapshot => ({
  ...{ game: 'arnak', options: {}, sitters: [ILKA, BRUNO], phrases: {}, viewer: 0, view: {}, toAct: [0], legal: [] },
  ...{ undo: { steps: 0 }, redo: 0, log: [], moment: 0 },
  ...change,
});

describe('since your last turn', () => {
  const moments = [at({ log: [line(0)] }), at({ log: [line(0)] }), at({ log: [line(0), line(1), line(2)] })];

  it('begins with the table as it was left, then one step for each moment that added to the log', () => {
    const deeds = deedsOf(moments);
    assert.deepEqual(
      deeds.map(({ lines }) => lines.flatMap(({ events }) => events.map(({ id }) => id))),
      [[], [1, 2]],
    );
    assert.equal(deeds[1]?.moment, moments[2]);
  });

  it('gives way to what the viewer has done since', () => {
    const others = [line(1)];
    const now = at({ log: [line(0), ...others, { ...line(2), seat: 0 }, line(3)] });
    assert.deepEqual(
      ownTurn(now, others, undefined).map(({ id }) => id),
      [2],
    );
    assert.deepEqual(ownTurn(at({ log: [line(0), ...others] }), others, undefined), []);
  });

  it('counts actions, not the table as it was left', () => {
    assert.deepEqual(stepsOf(deedsOf(moments), 0), { n: 0, of: 1 });
    assert.deepEqual(stepsOf(deedsOf(moments), 1), { n: 1, of: 1 });
  });

  it('has no step for what goes without saying', () => {
    const ended: LogLine = { id: 3, entry: 3, seat: 1, phrase: phrase('arnak.turnEnded', { seat: 1 }) };
    const later = at({ log: [line(0), line(1), line(2), ended] });
    assert.equal(deedsOf([...moments, later]).length, deedsOf(moments).length);
  });

  it('leaves out what one did oneself meanwhile', () => {
    const line = (seat: number) => ({ seat }) as Deed['lines'][number];
    const deeds: readonly Deed[] = [
      { lines: [] },
      { lines: [line(0)] },
      { lines: [line(1)] },
      { lines: [line(0), line(2)] },
    ];
    assert.deepEqual(byOthers(deeds, 0), [deeds[0], deeds[2], deeds[3]]);
  });

  it('without the past, each line of the story is a step', () => {
    const deeds = deedsFor([], at(), [line(1), line(2)]);
    assert.deepEqual(
      deeds.map(({ moment }) => moment),
      [undefined, undefined],
    );
    assert.deepEqual(stepsOf(deeds, 0), { n: 1, of: 2 });
  });
});

describe('hints', () => {
  const source = {
    hint: async () => [{ action: { type: 'pass' }, value: 12 }],
    preview: async () => ({ price: [], gains: [] }),
  };

  it('come with what each move would bring', async () => {
    const [best] = await adviceFrom(source);
    assert.deepEqual(best, { action: { type: 'pass' }, value: 12, preview: { price: [], gains: [] } });
    assert.deepEqual(await adviceFrom({ preview: source.preview }), [], 'a table that gives none');
  });

  it('show points only when moves can be compared, and not to somebody who plays alone', async () => {
    const [one] = await adviceFrom(source);
    assert.ok(one !== undefined);
    assert.equal(showsPoints(at(), [one, one]), true);
    assert.equal(showsPoints(at(), [one]), false);
    assert.equal(showsPoints(at({ sitters: [ILKA] }), [one, one]), false);
  });
});

describe('what a screen reader says', async () => {
  const words = await loadWords('en');
  const board = { describe: ({ type }: { readonly type: string }) => type, asked: () => 'Your move.' };
  const scene = { phrases: arnak.phrases, seats: ['Ilka', 'Bruno'] };
  const tell = (told: StoryLine) => words.line(told, scene);
  const legal = (n: number) => Array.from({ length: n }, (_, i) => ({ type: `way ${i}` }));
  const told = (change: Partial<Snapshot>, heard = -1) => announcement(at(change), { board, words, line: tell, heard });

  it('new lines of the log, each once', () => {
    assert.equal(told({ log: [line(0), line(1)], toAct: [1] }), 'Ilka passes. Bruno passes.');
    assert.equal(told({ log: [line(0), line(1)], toAct: [1] }, 0), 'Bruno passes.');
    assert.equal(told({ log: [line(0)], toAct: [1] }, 0), '');
  });

  it('on one’s own turn, what to decide and a few choices by name, many by number', () => {
    assert.match(told({ legal: legal(2) }), /^Your move\. .*2.*: way 0; way 1\.$/);
    assert.match(told({ legal: legal(4) }), /way 3\.$/);
    const many = told({ legal: legal(5) });
    assert.match(many, /5/);
    assert.doesNotMatch(many, /way/);
  });

  it('to those who only watch, or look back, nothing is to be decided', () => {
    assert.equal(told({ viewer: 'spectator', legal: legal(2) }), '');
    assert.equal(told({ past: true, legal: legal(2) }), '');
  });
});

describe('a panel that opens above the board of a phone', () => {
  it('is seen on a page at rest at its top; otherwise the page is scrolled by its height', () => {
    assert.equal(opening({ scrolled: 0, height: 120 }, false), 0);
    assert.equal(opening({ scrolled: 0, height: 120 }, true), 120);
    assert.equal(opening({ scrolled: 1, height: 120 }, false), 120);
  });

  it('can go without a trace once all of it is scrolled away', () => {
    assert.equal(isAway({ scrolled: 119, height: 120 }), false);
    assert.equal(isAway({ scrolled: 120, height: 120 }), true);
  });
});
