import type { Match } from '@moonstaff/kernel';
import type { Standing } from '../source.ts';

interface Turn {
  /** The entry that ended it. */
  readonly entry: number;
  readonly standing: Standing;
}

/** How everybody stood whenever a turn was over. */
export class Standings {
  readonly #turns: Turn[] = [];

  /** To be called after every action. */
  note({ game, state, lastMove }: Match): void {
    if (lastMove?.settle === undefined) return;
    const scores = game.scores(state).map(({ seat, total }) => ({ seat, total }));
    this.#turns.push({ entry: lastMove.entry, standing: { scores, told: lastMove.events.map(({ key }) => key) } });
  }

  /** The turns that count now: a rewind strikes some, and another may bring them back. */
  counted({ moves }: Match): readonly Turn[] {
    const entries = new Set(moves.map(({ entry }) => entry));
    return this.#turns.filter(({ entry }) => entries.has(entry));
  }
}
