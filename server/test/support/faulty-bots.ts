import { type ActionShape, at } from '@moonstaff/kernel';
import type { MoveRequest } from '../../src/bots/thinker.ts';

/** Bots that fail in the ways bots fail, and one that plays the last legal action. */
export const levels = ['throws', 'sleeps', 'cheats', 'last'] as const;

export function choose(_game: unknown, { level, view, legal }: MoveRequest): ActionShape | Promise<ActionShape> {
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
