import type { AnyGame, Json } from '@moonstaff/kernel';

/**
 * What a game offers so that scenarios can be written about it. A game has it beside its front door,
 * as `scenario` of `@moonstaff/<game>/scenario`; it fits by shape, so a game need not know this package.
 *
 * `seats` are the names of the players in lower case, in seat order (`['red', 'blue']`).
 */
export interface ScenarioAdapter {
  readonly game: AnyGame;

  /**
   * Changes a state fresh from `setup` to what a scenario says under `given` (everything but its game,
   * options, seats and seed): only the parts that are named, the rest stays as it was dealt. Pieces
   * move, they are not doubled: a card put into a hand leaves the deck it was in.
   *
   * An unknown part, an unknown id or a value of the wrong shape is a `Refusal` whose arguments hold at
   * least `path` (`red.hand.2`) and, where there are such, `given` and `known` (what could stand there).
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own state; only that game's adapter looks inside
  arrange(state: any, given: Json, seats: readonly string[]): void;

  /**
   * The state as a tree a player can name places in: `red.coins`, `row.items.0`, `round`. Keyed by
   * seat names, ids and the rulebook's words; hidden things too.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  facts(state: any, seats: readonly string[]): Json;

  /**
   * The thing `explain` is asked about when a scenario says why an action is refused. Without this the
   * fields of the action, as they stand in the file, are that thing.
   */
  thing?(action: Json, seats: readonly string[]): unknown;

  /** Action types that are possible beside almost anything; `only` doesn't ask to have them named. */
  readonly asides?: readonly string[];

  /** Everything in the box. */
  readonly components: readonly Component[];

  /** What is printed on which components is not certain, and where to correct it. */
  readonly doubts?: readonly Doubt[];

  /** Makes anew whatever the game derived from its components when it was loaded. */
  refresh?(): void;
}

/** A printed fact that rests on one source, or on sources that disagree. */
export interface Doubt {
  readonly id: string;
  /** As in facts; `snake-row-2.glass` is a part of a component. */
  readonly components: readonly string[];
  /** The constant or file under `src/data` that holds it. */
  readonly where: string;
}

/** A kind of card, tile or map: its id, and the very object (no copy) that the rules read. */
export interface Component {
  /** The word of the rulebook for such a thing: `item`, `guardian`, `goal`. */
  readonly kind: string;
  /** As in scenarios and facts: `machete`, `camp-coins`. */
  readonly id: string;
  readonly data: object;
  /** Names of fields that say nothing about the rules (where a thing is drawn). */
  readonly fieldsWithoutRules?: readonly string[];
}
