import { type ActionShape, at, type Seat } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { Watch } from './playout.ts';

/** A way to play one's own turn: the actions up to its end or to the first thing it reveals. */
export interface Plan {
  readonly actions: readonly ActionShape[];
  readonly value: number;
  readonly state: unknown;
}

interface Node {
  readonly state: unknown;
  readonly actions: readonly ActionShape[];
  readonly value: number;
}

export interface TurnSearch {
  /** How many unfinished ways are followed at a time. */
  readonly beam: number;
  /** How many actions one turn may take in the search. */
  readonly depth: number;
}

/**
 * The best ways to play on until this seat's turn is over, in one imagined state. A way ends where
 * something hidden would be shown: what lies behind is not known and is not looked at.
 */
export function planTurn(mind: AnyMind, start: unknown, seat: Seat, { beam, depth }: TurnSearch): Plan[] {
  const { game } = mind;
  const finished: Plan[] = [];
  const seen = new Set<string>();
  let frontier: Node[] = [{ state: start, actions: [], value: Number.NEGATIVE_INFINITY }];
  for (let level = 0; level < depth && frontier.length > 0; level++) {
    const next: Node[] = [];
    for (const node of frontier) {
      for (const action of mind.worthwhile(node.state, seat, game.legal(node.state, seat))) {
        const state = game.clone(node.state);
        const watch = new Watch();
        game.apply(state, seat, action, watch);
        const actions = [...node.actions, action];
        const value = mind.value(state, seat);
        if (watch.revealed || !game.toAct(state).includes(seat)) {
          finished.push({ actions, value, state });
          continue;
        }
        const key = mind.key(state, seat);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ state, actions, value });
      }
    }
    frontier = next.sort((a, b) => b.value - a.value).slice(0, beam);
  }
  for (const { state, actions, value } of frontier) if (actions.length > 0) finished.push({ state, actions, value });
  return finished.sort((a, b) => b.value - a.value);
}

/** The best value reached by each first action. */
export function byFirstAction(plans: readonly Plan[]): Map<string, Plan> {
  const best = new Map<string, Plan>();
  for (const plan of plans) {
    const key = JSON.stringify(at(plan.actions, 0));
    const known = best.get(key);
    if (known === undefined || plan.value > known.value) best.set(key, plan);
  }
  return best;
}
