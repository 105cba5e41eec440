import { at } from '../data.ts';
import { type Game, SILENT, type StateShape } from '../game.ts';
import { parseOptions } from '../options.ts';
import { seedFrom, tableRandom } from '../random.ts';
import type { Configuration } from './claims.ts';

/** Counts the lines of play of `depth` actions from this set-up. */
export function perft(game: Game, table: Configuration & { readonly seed: string; readonly depth: number }): number {
  const options = parseOptions(game.options, table.seats, table.options);
  const state = game.setup(options, table.seats, tableRandom(seedFrom(table.seed)), game.rules.current);
  return linesFrom(game, state, table.depth);
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
