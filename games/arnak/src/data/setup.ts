/** The numbers of the set-up by player count; index 0 is unused, solo is set up as for two (A-SET-16). */
import type { Tokens } from '../effects/language.ts';

export const ROUNDS = 5;
export const HAND_SIZE = 5;
export const ROW_SIZE = 6;
export const FIGURES = 2;
export const RIVAL_FIGURES = 6;
export const ASSISTANT_SQUARES = 2;
export const FEAR_CARDS = 19;
export const FEAR_PER_PLAYER = 2;
/** Tiles of each temple stack in the box. */
export const TEMPLE_TILES = 4;
export const PILOT_COINS = 2;
export const IDOL_POINTS = 3;
export const GUARDIAN_POINTS = 5;
/** Idols on the rival's "−1" space (A-SOL-33). */
export const RIVAL_COVERED_IDOL_POINTS = 2;

/** Points of the idol slots while they are empty, left to right (A-IDOL-4). */
export const slotPoints: readonly number[] = [1, 2, 3, 4];

/** By turn order; the solo player sits second (A-PSET-5, A-SOL-2). */
export const startingResources: readonly Tokens[] = [
  { coins: 2 },
  { coins: 1, compass: 1 },
  { coins: 2, compass: 1 },
  { coins: 1, compass: 2 },
];

export interface SetupNumbers {
  readonly blockedCamps: number;
  /** Tiles per temple stack, tiles of the Lost Temple bonus stack, assistants on the rescue space. */
  readonly perPlayer: number;
  readonly snakeStacks: readonly number[];
}

const forTwo: SetupNumbers = { blockedCamps: 5, perPlayer: 2, snakeStacks: [3, 3, 4] };

export const setupNumbers: readonly SetupNumbers[] = [
  forTwo,
  forTwo,
  forTwo,
  { blockedCamps: 3, perPlayer: 3, snakeStacks: [3, 3, 3] },
  { blockedCamps: 0, perPlayer: 4, snakeStacks: [3, 3, 2] },
];

export const birdStacks: readonly number[] = [4, 4, 4];

/** Artifacts left of the staff in a round; the rest of the row are items (A-ROW-2). */
export const artifactsInRow = (round: number): number => round;
export const itemsInRow = (round: number): number => ROW_SIZE - round;
