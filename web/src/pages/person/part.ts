import type { PersonGame } from '@moonstaff/client';
import type { Narrowed } from './model.ts';

/** What the parts of somebody's page are drawn from. Pressing a bar, a map, a card or an opponent narrows the games below. */
export interface PersonPart {
  readonly games: readonly PersonGame[];
  readonly onNarrow: (narrowed: Narrowed) => void;
}

export const GAMES = ['arnak', 'guild'] as const;
