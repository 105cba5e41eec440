import type { GameId } from '@moonstaff/catalogue';
import { GAMES } from './games.ts';

/** A sign that may stand in a text instead of words; the browser has a drawing for each. */
export type Icon = (typeof GAMES)[GameId]['icons'][number];

export const ICONS: readonly Icon[] = [...new Set(Object.values(GAMES).flatMap<Icon>(({ icons }) => icons))];

/** A number of one thing. */
export interface Amount<Name extends Icon = Icon> {
  readonly icon: Name;
  readonly n: number;
}
