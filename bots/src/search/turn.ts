import { type ActionShape, at, type Seat } from '@moonstaff/kernel';
import type { AnyMind, TurnSearch } from '../mind.ts';
import { Watch } from './watch.ts';

/** A way to play a turn: the actions up to its end or to its first reveal. */
export interface Plan {
  readonly actions: readonly ActionShape[];
  readonly value: number;
}

interface Node extends Plan {
  readonly state: unknown;
}

const always = (): boolean => true;

/**
 * The best plans until this seat's turn is over, in one imagined state, best first. A plan ends where something
 * hidden would be shown: the bot can't know what comes after that. When time runs out, returns what it has.
 */
export function planTurn(
  mind: AnyMind,
  start: unknown,
  seat: Seat,
  { beam, depth, width }: TurnSearch,
  hasTime: () => boolean = always,
): Plan[] {
  const { game } = mind;
  const finished: Plan[] = [];
  const seen = new Set<string>();
  let frontier: Node[] = [{ state: start, actions: [], value: Number.NEGATIVE_INFINITY }];
  let late = false;
  // However little time there is, there has to be something to choose from.
  const isOver = (): boolean => {
    late ||= seen.size + finished.length > 0 && !hasTime();
    return late;
  };
  for (let level = 0; level < depth && !late && frontier.length > 0; level++) {
    const next: Node[] = [];
    for (const node of frontier) {
      for (const action of isOver() ? [] : promising(mind, node.state, seat, width)) {
        if (isOver()) break;
        const state = game.clone(node.state);
        const watch = new Watch();
        game.apply(state, seat, action, watch);
        const actions = [...node.actions, action];
        const value = mind.value(state, seat);
        if (watch.revealed || !game.toAct(state).includes(seat)) {
          finished.push({ actions, value });
          continue;
        }
        const key = mind.key(state, seat);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ state, actions, value });
      }
      // Unfinished plans stay as they are.
      if (late && level > 0) next.push(node);
    }
    frontier = next.sort((a, b) => b.value - a.value).slice(0, beam);
  }
  for (const { actions, value } of frontier) if (actions.length > 0) finished.push({ actions, value });
  return finished.sort((a, b) => b.value - a.value);
}

/** The actions worth considering; if there are too many, those with the best prior. */
function promising(mind: AnyMind, state: unknown, seat: Seat, width: number): readonly ActionShape[] {
  const actions: readonly ActionShape[] = mind.worthwhile(state, seat, mind.game.legal(state, seat));
  if (actions.length <= width) return actions;
  return actions
    .map((action) => ({ action, hope: mind.prior(state, seat, action) }))
    .sort((a, b) => b.hope - a.hope)
    .slice(0, width)
    .map(({ action }) => action);
}

/** For each first action the best plan that begins with it, best first. Expects plans sorted best first. */
export function byFirstAction(plans: readonly Plan[]): Map<string, Plan> {
  const best = new Map<string, Plan>();
  for (const plan of plans) {
    const key = JSON.stringify(at(plan.actions, 0));
    if (!best.has(key)) best.set(key, plan);
  }
  return best;
}
