import { type ActionShape, at } from '@moonstaff/kernel';
import type { Question } from '../../src/bots/thinker.ts';

/** Bots that go wrong in the ways bots go wrong. */
export const levels = ['throws', 'sleeps', 'cheats', 'last'] as const;

export function choose(_game: unknown, { level, view, legal }: Question): ActionShape | Promise<ActionShape> {
  switch (level) {
    case 'throws':
      throw new Error(`cannot think about ${Object.keys(view as object).length} things`);
    case 'sleeps':
      return new Promise(() => {});
    case 'cheats':
      return { type: 'win' };
    default:
      return at(legal, legal.length - 1);
  }
}
