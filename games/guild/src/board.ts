import { at } from '@moonstaff/kernel';
import type { GuildMap } from './map/geometry.ts';

/**
 * What stands on a player's map: for each space a sum of these. A board is a plain list of numbers, in the
 * order of the map's spaces: small in JSON, quick to copy.
 */
export const EXPLORER = 1;
export const VILLAGE = 2;
export const TOWER = 4;
export const POST = 8;
/** A treasure token on a ruin, a crystal on a crystal space: it was explored before. */
export const TOKEN = 16;
/** Always and only on the capital. */
export const CAPITAL = 32;

/** No explorer goes onto a space with one of these (G-EXP-2). */
export const OCCUPIED = EXPLORER | VILLAGE | TOWER | CAPITAL;
/** Starting points of exploration and links of chains (G-EXP-1, G-CITY-1); a tower is neither (G-AMB-2). */
export const BASE = EXPLORER | VILLAGE | CAPITAL;

export type Board = number[];

export function emptyBoard(map: GuildMap): Board {
  const board: Board = map.spaces.map(() => 0);
  board[map.capital] = CAPITAL;
  return board;
}

export const has = (board: readonly number[], space: number, piece: number): boolean =>
  ((board[space] ?? 0) & piece) !== 0;

/** G-EXP-1: next to the capital, an own village or an own explorer. */
export function besideBase(map: GuildMap, board: readonly number[], space: number): boolean {
  const neighbours = at(map.neighbours, space);
  for (let i = 0; i < neighbours.length; i++) {
    if (((board[neighbours[i] ?? 0] ?? 0) & BASE) !== 0) return true;
  }
  return false;
}

/** The spaces that carry this piece, in order. */
export function spacesWith(board: readonly number[], piece: number): number[] {
  const found: number[] = [];
  for (let space = 0; space < board.length; space++) if (((board[space] ?? 0) & piece) !== 0) found.push(space);
  return found;
}

/** The spaces connected with `start` by pieces of these kinds, `start` first. */
export function chainFrom(map: GuildMap, board: readonly number[], start: number, links: number): number[] {
  const chain = [start];
  const seen = new Uint8Array(board.length);
  seen[start] = 1;
  for (let i = 0; i < chain.length; i++) {
    const neighbours = at(map.neighbours, at(chain, i));
    for (let j = 0; j < neighbours.length; j++) {
      const next = neighbours[j] ?? 0;
      if (seen[next] === 0 && ((board[next] ?? 0) & links) !== 0) {
        seen[next] = 1;
        chain.push(next);
      }
    }
  }
  return chain;
}
