import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, fastRandom, Match, nextBelow, type Out, replay, seedFrom, stateHash } from '@moonstaff/kernel';
import { type Action, type State, sample } from '@moonstaff/kernel/sample';
import { refusal } from './refusal.ts';

const table = (seats = 2): Match<State> => Match.start<State>(sample, { seats, seed: seedFrom('match') });
const hand = (match: Match<State>, seat: number): readonly number[] => at(match.state.players, seat).hand;

/** Everybody lays their dimmest lantern. Returns the active seat after that. */
function layAll(match: Match<State>): number {
  for (const seat of sample.toAct(match.state)) match.act(seat, { type: 'lay', card: Math.min(...hand(match, seat)) });
  return at(match.state.turns, 0);
}

const sell = (match: Match<State>, seat: number): number => {
  const card = at(hand(match, seat), 0);
  match.act(seat, { type: 'sell', card });
  return card;
};

describe('a table', () => {
  const REFUSED: readonly [object, string][] = [
    [{ seats: 1 }, 'table.seats'],
    [{ seats: 5 }, 'table.seats'],
    [{ seats: 2.5 }, 'table.seats'],
    [{ rules: 0 }, 'log.rules'],
    [{ rules: 2 }, 'log.rules'],
    [{ options: { rounds: 9 } }, 'options.value'],
    [{ seed: 'short' }, 'seed.shape'],
  ];
  for (const [wrong, key] of REFUSED) {
    test(`is refused with ${JSON.stringify(wrong)}`, () => {
      assert.equal(refusal(() => Match.start(sample, { seats: 2, seed: seedFrom(1), ...wrong })).key, key);
    });
  }

  test('records only the options that exist for its number of players', () => {
    assert.deepEqual(table(2).header.options, { rounds: 3, purse: 2, row: 3 });
    assert.deepEqual(table(3).header.options, { rounds: 3, purse: 2 });
  });
});

describe('an action', () => {
  test('of a seat that isn’t to act is refused, with the seats that are', () => {
    const match = table();
    const active = layAll(match);
    const reason = refusal(() => match.act(1 - active, { type: 'end' }));
    assert.deepEqual(reason, { key: 'act.notYourTurn', args: { seat: 1 - active, waiting: [active] } });
  });

  test('that’s malformed, of an unknown type or with wrong fields is refused with what would be right', () => {
    const match = table();
    const cards = hand(match, 0);
    assert.deepEqual(
      refusal(() => match.act(0, 'lay')),
      { key: 'act.shape', args: { seat: 0, types: ['lay'] } },
    );
    assert.deepEqual(
      refusal(() => match.act(0, { type: 'draw' })),
      {
        key: 'act.type',
        args: { seat: 0, type: 'draw', types: ['lay'] },
      },
    );
    assert.deepEqual(
      refusal(() => match.act(0, { type: 'lay', card: 99 })),
      {
        key: 'act.fields',
        args: { seat: 0, type: 'lay', nearest: { type: 'lay', card: at(cards, 0) } },
      },
    );
    assert.deepEqual(match.entries, []);
  });

  test('with wrong fields is refused with the legal one that shares most with it', () => {
    const offers = [
      { type: 'go', from: 1, to: 2 },
      { type: 'go', from: 1, to: 3 },
    ];
    const game = { ...sample, toAct: () => [0], legal: () => offers };
    const { args } = refusal(() =>
      Match.start(game, { seats: 2, seed: seedFrom(1) }).act(0, { type: 'go', from: 9, to: 3 }),
    );
    assert.deepEqual(args.nearest, offers[1]);
  });

  test('after the end is refused', () => {
    const match = Match.start<State>(sample, { seats: 2, options: { rounds: 2 }, seed: seedFrom('end') });
    while (sample.toAct(match.state).length > 0) {
      layAll(match);
      while (match.state.turns.length > 0) match.act(at(match.state.turns, 0), { type: 'end' });
    }
    assert.equal(refusal(() => match.act(0, { type: 'end' })).key, 'act.over');
  });
});

describe('undo', () => {
  test('takes back free actions one by one, and redo does them again', () => {
    const match = table();
    const active = layAll(match);
    const hashes = [stateHash(match.state)];
    for (let i = 0; i < 2; i++) {
      sell(match, active);
      hashes.push(stateHash(match.state));
    }
    assert.deepEqual(match.reach(active), { steps: 2, why: { key: 'wall.shown', args: {} } });
    match.undo(active);
    assert.equal(stateHash(match.state), hashes[1]);
    match.undo(active);
    assert.equal(stateHash(match.state), hashes[0]);
    assert.equal(match.redoable(active), 2);
    match.redo(active);
    match.redo(active);
    assert.equal(stateHash(match.state), hashes[2]);
    assert.equal(refusal(() => match.redo(active)).key, 'redo.nothing');
  });

  test('says that it was done', () => {
    const match = table();
    match.act(0, { type: 'lay', card: at(hand(match, 0), 0) });
    assert.deepEqual(match.undo(0), [{ key: 'undo.done', args: { seat: 0 } }]);
  });

  test('is remembered by a copy of the match', () => {
    const match = table();
    match.act(0, { type: 'lay', card: at(hand(match, 0), 0) });
    match.undo(0);
    const copy = match.fork();
    assert.equal(copy.redoable(0), 1);
    copy.redo(0);
    assert.equal(match.redoable(0), 1);
  });

  test('can be redone after others acted, until something is settled', () => {
    const match = table(3);
    const active = layAll(match);
    sell(match, active);
    match.undo(active);
    assert.equal(match.redoable(active), 1);
    match.act(active, { type: 'end' });
    assert.equal(match.redoable(active), 0);
    const laying = table(3);
    const lay = (seat: number) => laying.act(seat, { type: 'lay', card: at(hand(laying, seat), 0) });
    lay(0);
    laying.undo(0);
    lay(1);
    assert.equal(laying.redoable(0), 1, 'laying face down settles nothing');
    lay(2);
    laying.undo(2);
    lay(0);
    laying.undo(1);
    lay(2);
    lay(1);
    assert.deepEqual(
      [0, 1, 2].map((seat) => laying.redoable(seat)),
      [0, 0, 0],
      'shown: settled for everybody',
    );
  });

  test('doesn’t hide a mistake in the rules', () => {
    let broken = false;
    const game = {
      ...sample,
      apply: (...args: Parameters<typeof sample.apply>) => {
        if (broken) throw new TypeError('broken');
        sample.apply(...args);
      },
    };
    const match = Match.start<State>(game, { seats: 3, seed: seedFrom('match') });
    match.act(0, { type: 'lay', card: at(hand(match, 0), 0) });
    match.act(1, { type: 'lay', card: at(hand(match, 1), 0) });
    broken = true;
    assert.throws(() => match.undo(0), TypeError);
  });

  test('stops at a reveal and says why', () => {
    const match = table();
    const active = layAll(match);
    sell(match, active);
    match.act(active, { type: 'draw' });
    sell(match, active);
    assert.deepEqual(match.reach(active), { steps: 1, why: { key: 'wall.drawn', args: {} } });
    match.undo(active);
    const before = stateHash(match.state);
    const reason = refusal(() => match.undo(active));
    assert.deepEqual(reason, { key: 'undo.wall', args: { why: { key: 'wall.drawn', args: {} } } });
    assert.equal(stateHash(match.state), before);
  });

  test('stops at the end of a turn', () => {
    const match = table();
    const active = layAll(match);
    sell(match, active);
    match.act(active, { type: 'end' });
    assert.deepEqual(match.reach(active), { steps: 0, why: { key: 'wall.turn', args: { seat: active } } });
  });

  test('has nothing to take back at the beginning, even without a wall', () => {
    const match = table();
    assert.deepEqual(match.reach(0), { steps: 0 });
    assert.partialDeepStrictEqual(
      refusal(() => match.undo(0)),
      { args: { why: { key: 'undo.nothing' } } },
    );
  });

  test('by one of several seats acting at once leaves the others alone and is an entry of its own', () => {
    const match = table(3);
    const [mine, theirs] = [at(hand(match, 0), 0), at(hand(match, 1), 0)];
    match.act(0, { type: 'lay', card: mine });
    match.act(1, { type: 'lay', card: theirs });
    match.undo(0);
    assert.deepEqual(at(match.state.players, 0).laid, []);
    assert.deepEqual(at(match.state.players, 1).laid, [theirs]);
    assert.deepEqual(
      match.entries.map(({ kind }) => kind),
      ['act', 'act', 'undo'],
    );
    assert.deepEqual(
      match.moves.map(({ seat }) => seat),
      [1],
    );
    match.redo(0);
    assert.deepEqual(at(match.state.players, 0).laid, [mine]);
  });

  test('is refused when it would change what another seat has done and seen since', () => {
    const game = {
      ...sample,
      apply(state: State, seat: number, action: Action, out: Out): void {
        sample.apply(state, seat, action, out);
        out.event({ key: 'round', args: { round: state.players.filter(({ laid }) => laid.length > 0).length } });
      },
    };
    const match = Match.start<State>(game, { seats: 3, seed: seedFrom('match') });
    for (const seat of [0, 1]) match.act(seat, { type: 'lay', card: at(hand(match, seat), 0) });
    const before = stateHash(match.state);
    assert.equal(refusal(() => match.undo(0)).key, 'undo.entangled');
    assert.equal(stateHash(match.state), before);
    match.undo(1);
    match.undo(0);
  });

  test('forgets what could be redone once the seat does something else', () => {
    const match = table();
    const active = layAll(match);
    sell(match, active);
    match.undo(active);
    match.act(active, { type: 'sell', card: at(hand(match, active), 1) });
    assert.equal(match.redoable(active), 0);
  });

  test('is exact on both sides of every checkpoint of a long game', () => {
    const match = Match.start<State>(sample, { seats: 4, options: { rounds: 4 }, seed: seedFrom('long') });
    const hashes: string[] = [];
    while (match.moves.length < 100 && sample.toAct(match.state).length > 0) {
      const seat = at(sample.toAct(match.state), 0);
      hashes.push(stateHash(match.state));
      match.act(seat, at(sample.legal(match.state, seat), 0));
      if (match.reach(seat).steps === 0) continue;
      match.undo(seat);
      assert.equal(stateHash(match.state), hashes.at(-1));
      match.redo(seat);
    }
    assert.ok(match.moves.length > 64);
  });
});

describe('rewind, by consent of the table', () => {
  /** A table where the active seat drew a card by mistake. */
  function drawn(): { match: Match<State>; active: number; before: string; entry: number } {
    const match = table();
    const active = layAll(match);
    const before = stateHash(match.state);
    const entry = match.entries.length;
    match.act(active, { type: 'draw' });
    return { match, active, before, entry };
  }

  test('goes back past a wall and redeals what nobody knew', () => {
    const { match, active, before, entry } = drawn();
    const card = at(hand(match, active), hand(match, active).length - 1);
    const draws = Array.from({ length: 12 }, (_, i) => {
      const fork = match.fork();
      fork.rewind(entry, seedFrom(`entropy ${i}`));
      assert.notEqual(stateHash(fork.state), before);
      assert.deepEqual(fork.reach(active), { steps: 0, why: { key: 'undo.rewound', args: {} } });
      fork.act(active, { type: 'draw' });
      return hand(fork, active).at(-1);
    });
    assert.ok(new Set(draws).size > 4, `drew ${draws}`);
    assert.ok(draws.some((other) => other !== card));
    assert.equal(match.entries.length, entry + 1);
  });

  test('counts entries: what was undone after that point is back', () => {
    const match = table(3);
    const card = at(hand(match, 0), 0);
    match.act(0, { type: 'lay', card });
    match.act(1, { type: 'lay', card: at(hand(match, 1), 0) });
    match.undo(0);
    match.rewind(2, seedFrom('entropy'));
    assert.deepEqual(at(match.state.players, 0).laid, [card]);
    assert.equal(match.redoable(0), 0);
    match.rewind(0, seedFrom('more'));
    assert.deepEqual(match.moves, []);
    match.rewind(4, seedFrom('and more'));
    assert.equal(match.moves.length, 2);
  });

  test('says to where it went, and counts only what its own seat took back', () => {
    const match = table(3);
    const cards = [0, 1].map((seat) => at(hand(match, seat), 0));
    cards.forEach((card, seat) => {
      match.act(seat, { type: 'lay', card });
    });
    match.undo(0);
    match.act(2, { type: 'lay', card: at(hand(match, 2), 0) });
    assert.deepEqual(match.rewind(3, seedFrom('entropy')), [{ key: 'rewind.done', args: { to: 3 } }]);
    assert.deepEqual(
      match.state.players.map(({ laid }) => laid),
      [[], [cards[1]], []],
    );
  });

  test('leads to the same state from anywhere, with undo, redo and other rewinds before it', () => {
    const match = table(3);
    const random = fastRandom('back and forth');
    for (let i = 0; i < 150; i++) {
      const seat = nextBelow(random, 3);
      const chance = nextBelow(random, 10);
      const legal = sample.legal(match.state as State, seat);
      if (chance === 0 && match.entries.length > 0) {
        match.rewind(nextBelow(random, match.entries.length), seedFrom(i));
      } else if (chance < 3 && match.reach(seat).steps > 0) match.undo(seat);
      else if (chance < 4 && match.redoable(seat) > 0) match.redo(seat);
      else if (legal.length > 0) match.act(seat, at(legal, nextBelow(random, legal.length)));
    }
    assert.ok(match.entries.filter(({ kind }) => kind === 'rewind').length > 5);
    for (let to = 0; to < match.entries.length; to++) {
      const near = match.fork();
      near.rewind(to, seedFrom('entropy'));
      const afar = match.fork();
      afar.rewind(0, seedFrom('far away'));
      afar.rewind(to, seedFrom('entropy'));
      assert.equal(stateHash(near.state), stateHash(afar.state), `to ${to}`);
      assert.deepEqual(near.moves, afar.moves);
    }
  });

  test('costs no more if there were many before', () => {
    let applied = 0;
    const apply: typeof sample.apply = (...args) => {
      applied++;
      sample.apply(...args);
    };
    const match = Match.start<State>({ ...sample, apply }, { seats: 2, seed: seedFrom('often') });
    layAll(match);
    for (let i = 0; i < 200; i++) match.rewind(match.entries.length - 1, seedFrom(i));
    assert.ok(applied < 1000, `${applied} actions for 200 rewinds`);
    assert.equal(stateHash(replay(match.log(), [sample]).state), stateHash(match.state));
  });

  test('leaves everything that anybody knew', () => {
    const { match, entry } = drawn();
    const fork = match.fork();
    const views = ([0, 1, 'spectator'] as const).map((viewer) => {
      const clean = table();
      layAll(clean);
      return sample.view(clean.state as State, viewer);
    });
    fork.rewind(entry, seedFrom('entropy'));
    assert.deepEqual(
      ([0, 1, 'spectator'] as const).map((viewer) => sample.view(fork.state as State, viewer)),
      views,
    );
  });

  test('to a position outside the log, or without entropy, is refused', () => {
    const { match } = drawn();
    const before = stateHash(match.state);
    for (const to of [-1, 0.5, match.entries.length]) {
      assert.equal(refusal(() => match.rewind(to, seedFrom(1))).key, 'rewind.position');
    }
    assert.equal(refusal(() => match.rewind(0, 'none')).key, 'seed.shape');
    assert.equal(stateHash(match.state), before);
  });
});

test('a fork goes its own way', () => {
  const match = table();
  const active = layAll(match);
  sell(match, active);
  const [hash, entries] = [stateHash(match.state), match.entries.length];
  const fork = match.fork();
  fork.undo(active);
  fork.act(active, { type: 'draw' });
  assert.equal(stateHash(match.state), hash);
  assert.equal(match.entries.length, entries);
  assert.deepEqual(match.reach(active).steps, 1);
});

describe('what a seat confirmed', () => {
  /** Selling confirms something; drawing shows a card to everybody, or to the seat that draws. */
  const confirming = (to: 'everybody' | 'actor') => ({
    ...sample,
    toAct: () => [0, 1],
    legal: (): readonly Action[] => [{ type: 'end' }, { type: 'draw' }],
    isLegal: (_state: State, _seat: number, action: unknown): action is Action => action !== undefined,
    apply: (_state: State, _seat: number, { type }: Action, out: Out) => {
      if (type === 'end') out.confirm({ key: 'confirmed', args: {} });
      else out.reveal({ key: 'drawn', args: {} }, to);
    },
  });

  test('can be taken back until another seat shows something to everybody', () => {
    for (const [to, steps] of [
      ['actor', 1],
      ['everybody', 0],
    ] as const) {
      const match = Match.start(confirming(to), { seats: 2, seed: seedFrom('confirm') });
      match.act(0, { type: 'end' });
      assert.deepEqual(match.reach(0), { steps: 1 });
      match.act(1, { type: 'draw' });
      assert.equal(match.reach(0).steps, steps);
      assert.equal(match.reach(0).why?.key, steps === 0 ? 'confirmed' : undefined);
    }
  });
});
