import { type AnyMind, mindFor } from '@moonstaff/bots';
import {
  decodeFloats,
  type Lesson,
  learnedMind,
  type Pair,
  type Pairing,
  playLesson,
  playPair,
  soloTableOf,
} from '@moonstaff/bots/learn';
import type { StartWork } from '@moonstaff/threads';

/** Encoded weights, or what hand-set weights make of it. */
export type Knowledge = string | 'hand-set';

export interface Setup {
  readonly game: string;
  /** Who plays; against whom, in a contest. */
  readonly first: Knowledge;
  readonly second?: Knowledge;
}

/** A game to learn from, maybe a solo game, or two games to compare. */
export type Task =
  | { readonly lesson: number; readonly words: string; readonly solo?: boolean }
  | { readonly pairing: Pairing };
export type Done = { readonly lesson: Lesson } | { readonly pair: Pair };

const mindOf = (game: string, knowledge: Knowledge): AnyMind =>
  knowledge === 'hand-set' ? mindFor(game) : learnedMind(game, decodeFloats(knowledge));

export const start: StartWork<Setup, Task, Done> = ({ game, first, second = first }) => {
  const minds = [mindOf(game, first), mindOf(game, second)] as const;
  return (task) => {
    if ('pairing' in task) return { pair: playPair(minds, task.pairing) };
    const table = task.solo === true ? soloTableOf(game, task.lesson) : undefined;
    return { lesson: playLesson(minds[0], game, task.lesson, task.words, table) };
  };
};
