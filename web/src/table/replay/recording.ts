import { type AnyGame, Match } from '@moonstaff/kernel';
import type { Moment } from '../../kit/route/moment.ts';
import { Host, type Opener } from '../engine/host.ts';
import type { SavedGame } from '../engine/saved.ts';
import { Standings } from '../engine/standing.ts';
import type { Eyes, OtherTurn, Snapshot, Standing } from '../source.ts';
import { entriesOf } from './other-turn.ts';

/** A game to be looked at again: any moment of it, from any seat, as those saw it who looked on, or open. */
export class Recording {
  readonly #game: AnyGame;
  readonly #saved: SavedGame;
  readonly #open: Opener;
  /** After how many entries each turn was over. */
  readonly #turns: readonly number[];
  readonly #history: readonly Standing[];

  constructor(game: AnyGame, saved: SavedGame, open: Opener) {
    this.#game = game;
    this.#saved = saved;
    this.#open = open;
    const { sitters, options, seed, rules, entries } = saved;
    const match = Match.start(game, { seats: sitters.length, options, seed, rules });
    const standings = new Standings();
    for (const entry of entries) {
      match.enter(entry);
      if (entry.kind === 'act') standings.note(match);
    }
    const turns = standings.counted(match);
    this.#turns = turns.map((turn) => turn.entry + 1);
    this.#history = turns.map(({ standing }) => standing);
  }

  get length(): number {
    return this.#saved.entries.length;
  }

  /** A moment of it; or what another turn from there would have led to. */
  at(moment: Moment, wanted: Eyes, instead?: OtherTurn): Snapshot {
    const entry = typeof moment === 'number' ? moment : (this.#turns[moment.turn - 1] ?? 0);
    const at = Math.max(0, Math.min(this.length, entry));
    const eyes = typeof wanted === 'string' || wanted < this.#saved.sitters.length ? wanted : 'spectator';
    const entries = [...this.#saved.entries.slice(0, at), ...entriesOf(instead)];
    const host = new Host(this.#game, { ...this.#saved, entries });
    return {
      ...(eyes === 'open' ? host.opened(this.#open) : host.recorded(eyes)),
      history: this.#history,
      moment: at,
      replay: { at, of: this.length, turns: this.#turns, eyes },
    };
  }
}
