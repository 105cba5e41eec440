import { type ActionShape, type FastRandom, nextBelow, Refusal, type Seat } from '@moonstaff/kernel';
import { explain, preview } from '../src/socket/preview.ts';
import type { Table } from '../src/table/table.ts';

/** How many actions to remember, and to ask about at once. */
const REMEMBERED = 400;
const ASKED = 6;

/** Actions that were legal for anybody in this game. Most aren't legal for the person who asks about them. */
export class Probes {
  readonly #known = new Map<string, ActionShape>();

  add(legal: readonly ActionShape[]): void {
    for (const action of legal) if (this.#known.size < REMEMBERED) this.#known.set(JSON.stringify(action), action);
  }

  some(random: FastRandom): readonly ActionShape[] {
    const all = [...this.#known.values()];
    return Array.from({ length: Math.min(ASKED, all.length) }, () => all[nextBelow(random, all.length)]).filter(
      (action) => action !== undefined,
    );
  }
}

/** Everything this person gets to know by asking about these actions: previews, reasons and refusals, as sent. */
export function answersTo(table: Table, person: string, asked: readonly ActionShape[]): readonly string[] {
  return asked.flatMap((action) => [
    `preview: ${answer(() => preview(table, person, action))}`,
    ...thingsIn(action).map((thing) => `explain: ${answer(() => explain(table, person, thing))}`),
  ]);
}

/** What a player may point at is an action or one of its parts, depending on the game. */
const thingsIn = (action: ActionShape): readonly unknown[] => [
  action,
  ...Object.entries(action).flatMap(([name, value]) => (name === 'type' ? [] : [{ [name]: value }])),
];

function answer(ask: () => unknown): string {
  try {
    return JSON.stringify(ask());
  } catch (error) {
    if (error instanceof Refusal) return `refused ${JSON.stringify(error.phrase)}`;
    throw error;
  }
}

/** Each is measured this often. The shortest counts, because everything else on the machine only makes it longer. */
const TIMES = 7;

/** How long the game takes to refuse this action, in milliseconds. */
function refusalTimes(tables: readonly Table[], seat: Seat, action: ActionShape): readonly number[] {
  const best = tables.map(() => Number.POSITIVE_INFINITY);
  for (let time = 0; time < TIMES; time++) {
    for (const [index, { game, match }] of tables.entries()) {
      // A copy, because games may remember what they worked out for a state.
      const state = game.clone(match?.state as never);
      const began = performance.now();
      if (!game.isLegal(state, seat, action)) game.legal(state, seat);
      best[index] = Math.min(best[index] ?? 0, performance.now() - began);
    }
  }
  return best;
}

/** A difference that somebody could measure over a network, and that isn't noise. */
const TELLING = { factor: 3, milliseconds: 1 };

/** Whether the times tell one table from another. Measured again before it's believed. */
export function timesDiffer(tables: readonly Table[], seat: Seat, action: ActionShape, tries = 3): boolean {
  const times = refusalTimes(tables, seat, action);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  if (most < least * TELLING.factor || most - least < TELLING.milliseconds) return false;
  return tries === 1 || timesDiffer(tables, seat, action, tries - 1);
}
