import { type AnyGame, Match, type Viewer } from '@moonstaff/kernel';
import { Host } from '../offline/host.ts';
import type { SavedGame } from '../offline/saved.ts';
import type { Snapshot } from '../table/source.ts';

/** A game to be looked at again: any moment of it, from any seat. */
export class Recording {
  readonly #game: AnyGame;
  readonly #saved: SavedGame;
  /** After how many entries each turn was over. */
  readonly #turns: readonly number[];

  constructor(game: AnyGame, saved: SavedGame) {
    this.#game = game;
    this.#saved = saved;
    const { sitters, options, seed, rules, entries } = saved;
    const match = Match.start(game, { seats: sitters.length, options, seed, rules });
    for (const entry of entries) match.enter(entry);
    this.#turns = match.moves.flatMap((move) => (move.settle === undefined ? [] : [move.entry + 1]));
  }

  get length(): number {
    return this.#saved.entries.length;
  }

  at(entry: number, viewer: Viewer): Snapshot {
    const at = Math.max(0, Math.min(this.length, entry));
    const host = new Host(this.#game, { ...this.#saved, entries: this.#saved.entries.slice(0, at) });
    return { ...host.recorded(viewer), moment: at, replay: { at, of: this.length, turns: this.#turns } };
  }
}
