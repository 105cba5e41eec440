import type { Outcome, Score } from '@moonstaff/kernel';
import { isOver, type State } from './state.ts';

/** A bought lantern is worth its brightness, a coin three points. */
export function scores(state: State): readonly Score[] {
  return state.players.map(({ bought, coins }, seat) => {
    const categories = { lanterns: bought.reduce((sum, card) => sum + card, 0), coins: 3 * coins };
    return { seat, categories, total: categories.lanterns + categories.coins };
  });
}

export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const sheet = scores(state);
  const totals = [...new Set(sheet.map(({ total }) => total))].sort((a, b) => b - a);
  const ranking = totals.map((total) => sheet.filter((score) => score.total === total).map(({ seat }) => seat));
  return { scores: sheet, ranking, winners: ranking[0] ?? [] };
}
