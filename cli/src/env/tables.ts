import {
  type ActionShape,
  type AnyGame,
  at,
  type Options,
  type Outcome,
  parseOptions,
  type Seat,
  SILENT,
  type StateShape,
  seedFrom,
  tableRandom,
} from '@moonstaff/kernel';

/** How the tables of an environment are set up. */
export interface Setting {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
  readonly tables: number;
}

/** Where a table stands: who acts, among how many actions, and how the last game ended if it just did. */
export interface Standing {
  readonly seat: Seat;
  readonly legal: number;
  readonly ended?: Outcome;
}

interface Table {
  state: StateShape;
  seat: Seat;
  legal: readonly ActionShape[];
  games: number;
}

/** Several tables of one game, stepped together. A table whose game is over begins the next one at once. */
export class Tables {
  readonly #setting: Setting;
  readonly #options: Options;
  readonly #tables: Table[];

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#options = parseOptions(setting.game.options, setting.players, setting.options);
    this.#tables = Array.from({ length: setting.tables }, (_, index) => this.#begin(index, 0));
  }

  get count(): number {
    return this.#tables.length;
  }

  standings(): readonly Standing[] {
    return this.#tables.map(({ seat, legal }) => ({ seat, legal: legal.length }));
  }

  /** What the seat that acts may know. */
  observe(index: number): unknown {
    const { state, seat } = at(this.#tables, index);
    return this.#setting.game.view(state, seat);
  }

  legal(index: number): readonly ActionShape[] {
    return at(this.#tables, index).legal;
  }

  /** Carries out the legal action with this number. */
  step(index: number, choice: number): Standing {
    const { game } = this.#setting;
    const table = at(this.#tables, index);
    game.apply(table.state, table.seat, at(table.legal, choice), SILENT);
    const [seat] = game.toAct(table.state);
    if (seat !== undefined) {
      table.seat = seat;
      table.legal = game.legal(table.state, seat);
      return { seat, legal: table.legal.length };
    }
    const ended = game.outcome(table.state);
    const next = this.#begin(index, table.games + 1);
    this.#tables[index] = next;
    return { seat: next.seat, legal: next.legal.length, ...(ended !== undefined && { ended }) };
  }

  #begin(index: number, games: number): Table {
    const { game, players, seed } = this.#setting;
    const random = tableRandom(seedFrom(`${seed} table ${index} game ${games}`));
    const state = game.setup(this.#options, players, random, game.rules.current);
    const seat = at(game.toAct(state), 0);
    return { state, seat, legal: game.legal(state, seat), games };
  }
}
