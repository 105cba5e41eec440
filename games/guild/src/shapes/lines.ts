import { at } from '@moonstaff/kernel';
import type { GuildMap } from '../map/geometry.ts';

/** The direction from a space to one beside it; -1 if it is not beside it. */
export const directionTo = (map: GuildMap, from: number, to: number): number => at(map.toward, from).indexOf(to);

export const beside = (map: GuildMap, a: number, b: number): boolean => directionTo(map, a, b) !== -1;

/** The next space in a direction, or NOWHERE. */
export const next = (map: GuildMap, space: number, direction: number): number =>
  at(at(map.toward, space), direction % 6);

/** The space placed last. */
export const tip = (placed: readonly number[]): number => at(placed, placed.length - 1);
