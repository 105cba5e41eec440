import type { AnyGame, Json, Phrase } from '@moonstaff/kernel';

/**
 * What a game offers so that scenarios can be written about it. A game exports it as `scenario` of
 * `@moonstaff/<game>/scenario`. It fits by shape, so a game needn't know this package.
 *
 * `seats` are the names of the players in lower case, in seat order (`['red', 'blue']`).
 */
export interface ScenarioAdapter {
  readonly game: AnyGame;

  /**
   * Changes a state fresh from `setup` to what a scenario says under `given` (everything but its game,
   * options, seats and seed). Parts that aren't named stay as they were dealt. Pieces move and are never
   * duplicated: a card put into a hand leaves the deck it was in.
   *
   * An unknown part, an unknown id or a value of the wrong shape is a `Refusal`. Its arguments include
   * `path` (`red.hand.2`) and, if possible, `given` and `known` (what would be allowed there).
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own state; only that game's adapter looks inside
  arrange(state: any, given: Json, seats: readonly string[]): void;

  /**
   * The state as a tree with paths that a player would use: `red.coins`, `row.items.0`, `round`. The keys
   * are names of seats, ids and words of the rulebook. Includes hidden things.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  facts(state: any, seats: readonly string[]): Json;

  /**
   * The thing to ask `explain` about when a scenario says why an action is refused. By default the fields of
   * the action, as written in the file.
   */
  thing?(action: Json, seats: readonly string[]): unknown;

  /** The inverse of `arrange`: a state as the parts of `given`. It fits moments at which nothing's half done. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  position?(state: any, seats: readonly string[]): { readonly [part: string]: Json };

  /** What players would know by now about what a scenario set up, if it's needed to tell what follows. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  told?(state: any): readonly Phrase[];

  /** Action types that are possible beside almost anything; `only` doesn't ask to have them named. */
  readonly asides?: readonly string[];

  /** Everything in the box. */
  readonly components: readonly Component[];

  /** Which printed facts are uncertain, and where to correct them. */
  readonly doubts?: readonly Doubt[];

  /** Recomputes what the game derived from its components when it was loaded. */
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
