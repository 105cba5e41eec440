import {
  type AnyGame,
  at,
  fastRandom,
  nextBelow,
  parseOptions,
  SILENT,
  type StateShape,
  seedFrom,
  tableRandom,
} from '@moonstaff/kernel';
import type { Subject } from './measure.ts';

const PLAYERS = 2;
const GAMES = 4;

export function startOf(game: AnyGame, words: string): StateShape {
  const options = parseOptions(game.options, PLAYERS, {});
  return game.setup(options, PLAYERS, tableRandom(seedFrom(words)), game.rules.current);
}

/** One decision of a two-player game: list all legal actions and carry out a random one. */
export function decisionSubject(game: AnyGame): Subject {
  const random = fastRandom(game.id);
  let number = 0;
  return {
    name: `${game.id} decision`,
    prepare: (size) => {
      const starts = Array.from({ length: GAMES * size }, () => startOf(game, `${game.id} ${number++}`));
      return () => starts.reduce((decisions, state) => decisions + playOut(game, state, random), 0);
    },
  };
}

/** A whole random game of two players, from its set-up on. */
export function gameSubject(game: AnyGame): Subject {
  const random = fastRandom(game.id);
  let number = 0;
  return {
    name: `${game.id} game`,
    prepare: (size) => () => {
      for (let i = 0; i < GAMES * size; i++) playOut(game, startOf(game, `${game.id} game ${number++}`), random);
      return GAMES * size;
    },
  };
}

function playOut(game: AnyGame, state: StateShape, random: ReturnType<typeof fastRandom>): number {
  let decisions = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat);
    game.apply(state, seat, at(legal, nextBelow(random, legal.length)), SILENT);
    decisions++;
  }
  return decisions;
}
