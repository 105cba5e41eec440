import type { PhraseKey } from '@moonstaff/kernel';
import type { Step } from '../data/cards.ts';
import type { GuildMap } from '../map/geometry.ts';
import type { ExploreTask } from '../state.ts';

/** The part of a card's work that a shape looks at. */
export interface Trail {
  readonly map: GuildMap;
  readonly board: readonly number[];
  readonly step: Step;
  readonly task: ExploreTask;
  /** Spaces explored in this step, in order of placing. */
  readonly placed: readonly number[];
  /** Whether paths and rays grow at either end, not only at the space placed last. */
  readonly eitherEnd: boolean;
}

type ShapeReason = Extract<PhraseKey, `guild.no.shape.${string}`>;

export interface Shape {
  /** A test for spaces: whether the step may go on with one. Golden rules and terrains are looked at elsewhere. */
  fits(trail: Trail): (space: number) => boolean;
  /** The phrase for a space that doesn't fit. */
  readonly reason: ShapeReason;
  /** A more exact phrase for this space, if there is one. */
  reasonAt?(trail: Trail, space: number): ShapeReason | undefined;
  /** Villages a ray may start from when `space` is its first. */
  origins?(trail: Trail, space: number): number[];
}
