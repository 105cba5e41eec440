import { at } from '../data.ts';
import { type Game, SILENT, type StateShape } from '../game.ts';
import { parseOptions } from '../options.ts';
import { seedFrom, tableRandom } from '../random.ts';
import type { Perft } from './claims.ts';

/** Counts the lines of play of `depth` actions from this set-up. */
export function perft(game: Game, { seats, options, seed, depth, rules }: Omit<Perft, 'lines'>): number {
  const random = tableRandom(seedFrom(seed));
  const state = game.setup(parseOptions(game.options, seats, options), seats, random, rules ?? game.rules.current);
  return linesFrom(game, state, depth);
}

function linesFrom(game: Game, state: StateShape, depth: number): number {
  const waiting = game.toAct(state);
  if (depth === 0 || waiting.length === 0) return 1;
  let lines = 0;
  for (const seat of waiting) {
    const actions = game.legal(state, seat);
    if (depth === 1) {
      lines += actions.length;
      continue;
    }
    for (let i = 0; i < actions.length; i++) {
      const next = game.clone(state);
      game.apply(next, seat, at(actions, i), SILENT);
      lines += linesFrom(game, next, depth - 1);
    }
  }
  return lines;
}
