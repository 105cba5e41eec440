import { BASE, ERAS, EXPLORER, type GuildMap, type GuildState, mapOf, OCCUPIED, type Player } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';

/** Farther than any distance that matters. */
export const FAR = 12;

/** The pieces that stay when an era ends. */
const LASTING = BASE & ~EXPLORER;

/**
 * How many explorers it takes to reach each space from pieces of the given kinds, over free spaces. Occupied
 * spaces count as FAR.
 */
function distances(map: GuildMap, board: readonly number[], from: number): Uint8Array {
  const steps = new Uint8Array(board.length).fill(FAR);
  const queue: number[] = [];
  for (let space = 0; space < board.length; space++) {
    if (((board[space] ?? 0) & from) !== 0) {
      steps[space] = 0;
      queue.push(space);
    }
  }
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i] ?? 0;
    const next = (steps[space] ?? FAR) + 1;
    if (next >= FAR) break;
    const neighbours = at(map.neighbours, space);
    for (let j = 0; j < neighbours.length; j++) {
      const other = neighbours[j] ?? 0;
      if ((steps[other] ?? 0) <= next || ((board[other] ?? 0) & OCCUPIED & ~(from === BASE ? 0 : BASE)) !== 0) continue;
      steps[other] = next;
      // A tower is a dead end: explorers can reach it, but not go on from it.
      if (at(map.spaces, other).feature.type !== 'tower') queue.push(other);
    }
  }
  return steps;
}

/** Distances in this era, from all pieces, and in later eras, if any, from the pieces that stay. */
export interface Reach {
  readonly now?: Uint8Array;
  readonly later?: Uint8Array;
}

export function reachOf(state: GuildState, { board }: Player): Reach {
  const map = mapOf(state);
  return {
    ...(state.deck.length > 0 && { now: distances(map, board, BASE) }),
    ...(state.era < ERAS && { later: distances(map, board, LASTING) }),
  };
}
