import { at } from '@moonstaff/kernel';
import type { Action } from '@moonstaff/kernel/sample';
import { alongside, type Fault, isReal } from './fault.ts';

let ticks = 0;

/** Ways to break what hosts rely on: the list of actions, copies, repeatability, the end. */
export const SLIPS: readonly Fault[] = [
  {
    name: 'a clone that shares a hand',
    check: 'clone',
    game: (game) => ({
      clone(state) {
        const copy = game.clone(state);
        at(copy.players, 0).hand = at(state.players, 0).hand;
        return copy;
      },
    }),
  },
  {
    name: 'a part that is said to be replaced, and is changed',
    check: 'applies',
    game: (game) => ({ clone: (state) => ({ ...game.clone(state), row: state.row }) }),
    claims: { replaced: ({ row }) => [row] },
  },
  {
    name: 'options that can be changed',
    check: 'clone',
    game: (game) => ({
      setup: (options, ...rest) => ({ ...game.setup(options, ...rest), options: { ...options } }),
    }),
  },
  {
    name: 'a view that shows other options',
    check: 'views',
    game: (game) => ({
      view: (state, viewer) => ({ ...game.view(state, viewer), options: { ...state.options, purse: 0 } }),
    }),
  },
  {
    name: 'chance that does not come from the state',
    check: 'determinism',
    game: alongside((state) => {
      ticks++;
      if (ticks % 2 === 0) state.deck.reverse();
    }),
  },
  {
    name: 'a set-up that is not the same twice',
    check: 'determinism',
    game: (game) => ({
      setup(options, seats, random, rules) {
        const state = game.setup(options, seats, random, rules);
        ticks++;
        if (ticks % 2 === 0) state.deck.reverse();
        return state;
      },
    }),
  },
  {
    name: 'an action that isLegal accepts and legal does not list',
    check: 'legality',
    game: (game) => ({
      legal: (state, seat) => game.legal(state, seat).filter(({ type }) => type !== 'sell' || !state.acted),
    }),
  },
  {
    name: 'an action that legal lists and isLegal refuses',
    check: 'legality',
    game: (game) => ({
      isLegal: (state, seat, action): action is Action => game.isLegal(state, seat, action) && action.type !== 'buy',
    }),
  },
  {
    name: 'an isLegal that lets a needless field pass',
    check: 'legality',
    game: (game) => ({
      isLegal(state, seat, action): action is Action {
        if (typeof action !== 'object' || action === null || !('extra' in action))
          return game.isLegal(state, seat, action);
        const { extra: _, ...rest } = action;
        return game.isLegal(state, seat, rest);
      },
    }),
  },
  {
    name: 'an isLegal that fails on junk',
    check: 'legality',
    game: (game) => ({
      isLegal: (state, seat, action): action is Action =>
        (action as Action).type !== 'draw' && game.isLegal(state, seat, action),
    }),
  },
  {
    name: 'a legal action listed twice',
    check: 'waiting',
    game: (game) => ({
      legal: (state, seat) => [...game.legal(state, seat), ...game.legal(state, seat).slice(0, 1)],
    }),
  },
  {
    name: 'a seat that has to act and cannot',
    check: 'waiting',
    game: (game) => ({
      legal: (state, seat) => (seat === 1 ? [] : game.legal(state, seat)),
      isLegal: (state, seat, action): action is Action => seat !== 1 && game.isLegal(state, seat, action),
    }),
  },
  {
    name: 'a legal action that fails',
    check: 'applies',
    game: (game) => ({
      apply(state, seat, action, out) {
        if (action.type === 'lay' && action.card > 18) throw new Error('too bright');
        game.apply(state, seat, action, out);
      },
    }),
  },
  ...['undefined', 'NaN', 'Map'].map((kind): Fault => {
    const odd: unknown = { undefined: undefined, NaN: Number.NaN, Map: new Map() }[kind];
    return {
      name: `a state with ${kind} in it`,
      check: 'json',
      game: alongside((state) => isReal(state) && Object.assign(state, { odd })),
    };
  }),
  {
    name: "seats that get into each other's way",
    check: 'commuting',
    game: alongside((state, seat, action) => {
      if (action.type === 'lay') {
        for (const player of state.players) player.coins = player.coins * 2 + seat;
      }
    }),
  },
  {
    name: 'an action that makes a card vanish',
    check: 'pieces',
    game: alongside((state, _seat, action) => {
      if (action.type === 'end' && isReal(state)) state.discard.pop();
    }),
  },
  {
    name: 'a question that changes the state',
    check: 'asking',
    game: (game) => ({
      scores(state) {
        state.acted = !state.acted;
        return game.scores(state);
      },
    }),
  },
  {
    name: 'an event that is in no phrase book',
    check: 'telling',
    game: alongside((_state, _seat, _action, out) => out.event({ key: 'unheard of', args: {} })),
  },
  {
    name: 'an event that holds a part of the state',
    check: 'telling',
    game: alongside((state, _seat, _action, out) => out.event({ key: 'row', args: { card: state.row } })),
  },
  {
    name: 'scores that do not add up',
    check: 'result',
    game: (game) => ({ scores: (state) => game.scores(state).map((score) => ({ ...score, total: score.total + 1 })) }),
  },
  {
    name: 'a game without an end',
    check: 'end',
    game: (game) => ({
      toAct: (state) => (game.outcome(state) === undefined ? game.toAct(state) : [0]),
      legal: (state, seat) =>
        game.outcome(state) === undefined || seat > 0 ? game.legal(state, seat) : [{ type: 'draw' }],
      isLegal: (state, seat, action): action is Action =>
        game.outcome(state) === undefined || seat > 0
          ? game.isLegal(state, seat, action)
          : JSON.stringify(action) === '{"type":"draw"}',
      apply: (state, seat, action, out) => {
        if (game.outcome(state) === undefined) game.apply(state, seat, action, out);
      },
      outcome: () => undefined,
    }),
  },
  {
    name: 'a field claimed to be fixed that is not',
    check: 'fixed',
    claims: { fixed: ['round'] },
  },
  {
    name: 'another number of lines of play',
    check: 'perft',
    game: (game) => ({ legal: (state, seat) => game.legal(state, seat).slice(0, 2) }),
  },
];
