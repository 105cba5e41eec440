import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TableRecord } from '@moonstaff/client';
import { loadWords } from '@moonstaff/text';
import { CLOCKS, clockId, clockName } from '../src/table/clock/clocks.ts';
import { roughTime, timeLeft, writtenTime } from '../src/table/clock/time.ts';
import { mentionsIn } from '../src/table/log/mentions.ts';
import { sinceOwn } from '../src/table/log/since.ts';
import { pack, unpack } from '../src/table/replay/link.ts';
import { TableHistory } from '../src/table/server/history.ts';
import { seatStates } from '../src/table/server/seats.ts';
import { middleGame } from './support/scene.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const act = (seq: number, index: number, seat: number, key: string): TableRecord => ({
  ...{ seq, at: 0, kind: 'entry', index, cause: 'person' },
  entry: { kind: 'act', seat },
  events: [{ key, args: { seat } }],
});

describe('what the records of a table amount to', () => {
  const start: readonly TableRecord[] = [
    { seq: 1, at: 0, kind: 'opened', person: 'i', name: 'Ilka' },
    { seq: 2, at: 0, kind: 'sat', seat: 0, person: 'i', name: 'Ilka' },
    { seq: 3, at: 0, kind: 'sat', seat: 1, person: 'b', name: 'Bruno' },
    { seq: 4, at: 0, kind: 'started', order: [1, 0], seedHash: '', rules: 1 },
  ];

  it('a name follows its seat when the seats are shuffled', () => {
    const history = new TableHistory();
    history.take([...start, { seq: 5, at: 0, kind: 'resigned', seat: 0 }]);
    assert.deepEqual(history.talk.at(-1), {
      kind: 'news',
      id: 5,
      at: 0,
      news: 'house.resigned',
      person: 'b',
      name: 'Bruno',
    });
  });

  it('what was taken back by consent can no longer be gone back to, and isn’t told', () => {
    const history = new TableHistory();
    history.take([...start, act(5, 0, 0, 'a'), act(6, 1, 1, 'b'), act(7, 2, 0, 'c')]);
    history.take([
      { seq: 8, at: 0, kind: 'entry', index: 3, cause: 'consent', entry: { kind: 'rewind', to: 1 }, events: [] },
    ]);
    assert.deepEqual(
      history.acts.map(({ index }) => index),
      [0],
    );
    history.take([act(9, 4, 1, 'd')]);
    assert.deepEqual(
      history.log.map(({ id, phrase }) => `${id} ${phrase.key}`),
      ['0 a', '1 d'],
    );
    assert.deepEqual(history.entries, [0, 4], 'which entry told which line');
    assert.deepEqual(history.records, [5, 9], 'and which record');
  });

  it('what was undone isn’t told; done again, it is', () => {
    const history = new TableHistory();
    const told = (): readonly string[] => history.log.map(({ phrase }) => phrase.key);
    const entry = (seq: number, kind: 'undo' | 'redo', key: string): TableRecord => ({
      ...{ seq, at: 0, kind: 'entry', index: seq - 5, cause: 'person' },
      ...{ entry: { kind, seat: 0 }, events: [{ key, args: { seat: 0 } }] },
    });
    history.take([...start, act(5, 0, 0, 'a'), act(6, 1, 1, 'b'), act(7, 2, 0, 'c')]);
    history.take([entry(8, 'undo', 'undo.done')]);
    assert.deepEqual(told(), ['a', 'b']);
    history.take([entry(9, 'redo', 'c')]);
    assert.deepEqual(told(), ['a', 'b', 'c']);
  });

  it('the opening comes first and stays', () => {
    const history = new TableHistory();
    const opening = [{ key: 'o', args: {} }];
    history.take([
      ...start.slice(0, 3),
      { seq: 4, at: 0, kind: 'started', order: [1, 0], seedHash: '', rules: 1, opening },
      act(5, 0, 0, 'a'),
      { ...{ seq: 6, at: 0, kind: 'entry', index: 1, cause: 'person' }, entry: { kind: 'undo', seat: 0 }, events: [] },
    ]);
    assert.deepEqual(
      history.log.map(({ phrase, entry }) => [phrase.key, entry]),
      [['o', undefined]],
    );
  });

  it('what was dealt before the game is seen again from its first entry on', () => {
    const history = new TableHistory();
    const opening = [{ key: 'o', args: {} }];
    history.take([
      ...start.slice(0, 3),
      { seq: 4, at: 0, kind: 'started', order: [1, 0], seedHash: '', rules: 1, opening },
      act(5, 0, 0, 'a'),
      act(6, 1, 1, 'b'),
    ]);
    assert.deepEqual(history.entriesOf(0, 2), { from: 0, to: 1 });
    assert.deepEqual(history.entriesOf(2, 2), { from: 1, to: 1 });
    assert.equal(history.entriesOf(0, 3), undefined);
  });

  it('a name moves up with its seat when one before it is taken away', () => {
    const history = new TableHistory();
    history.take([
      ...start.slice(0, 3),
      { seq: 4, at: 0, kind: 'seatAdded' },
      { seq: 5, at: 0, kind: 'seatRemoved', seat: 0 },
      { seq: 6, at: 0, kind: 'left', seat: 0 },
    ]);
    assert.deepEqual(history.talk.at(-1), {
      kind: 'news',
      id: 6,
      at: 0,
      news: 'house.left',
      person: 'b',
      name: 'Bruno',
    });
  });
});

describe('clocks', () => {
  it('run while somebody thinks, and never below nothing', () => {
    assert.equal(timeLeft({ left: 5000, low: 0 }, 99_000), 5000);
    assert.equal(timeLeft({ left: 5000, since: 1000, low: 0 }, 3000), 3000);
    assert.equal(timeLeft({ left: 5000, since: 1000, low: 0 }, 60_000), 0);
  });

  it('show days, hours or seconds, whatever is left', async () => {
    const words = await loadWords('en');
    assert.equal(writtenTime(50 * HOUR, words), '2 d 2 h');
    assert.equal(writtenTime(HOUR + 90_000, words), '1 h 1 min');
    assert.equal(writtenTime(65_900, words), '1:05');
    const rough = [50 * HOUR, 19.4 * HOUR, 0.67 * HOUR, 5000].map((left) => roughTime(left, words));
    assert.deepEqual(rough, ['2 d 2 h', '19 h', '40 min', '0:05']);
  });

  it('each that is offered has a name of its own', async () => {
    const words = await loadWords('ru');
    assert.equal(new Set(CLOCKS.map((clock) => clockName(clock, words))).size, CLOCKS.length);
    assert.equal(new Set(CLOCKS.map(clockId)).size, CLOCKS.length);
  });
});

it('a seat is lost when its person has the table nowhere open; bots and oneself never are', () => {
  const person = (name: string) => ({ kind: 'person', person: name, name, ready: true, gone: false }) as const;
  const info = { seats: [person('i'), person('b'), { kind: 'bot', level: 'expert' }], clock: { kind: 'none' } };
  const attended = { info, you: 0 } as unknown as Parameters<typeof seatStates>[0];
  const absences = (present: readonly number[] | undefined) =>
    seatStates({ ...attended, present }).map(({ absence }) => absence);
  assert.deepEqual(absences([]), [undefined, 'lost', undefined]);
  assert.deepEqual(absences([1]), [undefined, undefined, undefined]);
  assert.deepEqual(absences(undefined), [undefined, undefined, undefined], 'until the server has said who is there');
});

it('what happened since one’s own last line; a spectator has none', () => {
  const log = [0, 1, 0, 1, 1].map((seat, id) => ({ id, entry: id, seat, phrase: { key: 'k', args: {} } }));
  assert.deepEqual(
    sinceOwn({ log, viewer: 0 }).map(({ id }) => id),
    [3, 4],
  );
  assert.deepEqual(sinceOwn({ log, viewer: 'spectator' }), []);
  const opening = { id: 0, seat: 0, phrase: { key: 'k', args: {} } };
  assert.deepEqual(sinceOwn({ log: [opening], viewer: 1 }), [], 'the opening is nobody’s doing');
});

it('a line of the log names its things once, and neither people nor amounts', () => {
  const line = { id: 0, seat: 1, phrase: { key: 'k', args: { seat: 1 } } };
  const told = [
    { text: 'Ilka', kind: 'seat', id: 1 },
    { text: '2', kind: 'number', id: 2 },
    { text: 'Parrot', kind: 'card', id: 'parrot' },
    { text: 'parrot', kind: 'card', id: 'parrot' },
  ];
  assert.deepEqual(mentionsIn(line, told), [{ kind: 'card', id: 'parrot', seat: 1 }]);
});

it('a game travels in a link and comes out the same; nonsense is refused', async () => {
  const game = middleGame(({ era }) => era === 2);
  const { entries, seed, options, sitters } = await unpack(await pack(game));
  assert.deepEqual(entries, game.entries);
  assert.deepEqual({ seed, options }, { seed: game.seed, options: game.options });
  assert.deepEqual(
    sitters.map(({ name }) => name),
    game.sitters.map(({ name }) => name),
  );
  await assert.rejects(unpack('nonsense'), /trouble\.notFound/);
});
