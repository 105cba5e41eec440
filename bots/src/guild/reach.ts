import { BASE, ERAS, EXPLORER, type GuildMap, type GuildState, mapOf, OCCUPIED, type Player } from '@moonstaff/guild';

/** Farther than any distance that matters. */
export const FAR = 12;

/** The pieces that stay when an era ends. */
const LASTING = BASE & ~EXPLORER;

/** A map in flat lists, for speed. */
interface Flat {
  /** Six places for each space; those without a neighbour hold −1. */
  readonly neighbours: Int16Array;
  readonly isTower: Uint8Array;
}

const flats = new WeakMap<GuildMap, Flat>();

function flatOf(map: GuildMap): Flat {
  const known = flats.get(map);
  if (known !== undefined) return known;
  const neighbours = new Int16Array(6 * map.spaces.length).fill(-1);
  for (const [space, list] of map.neighbours.entries()) neighbours.set(list, 6 * space);
  const flat = {
    neighbours,
    isTower: Uint8Array.from(map.spaces, ({ feature }) => (feature.type === 'tower' ? 1 : 0)),
  };
  flats.set(map, flat);
  return flat;
}

const queue = new Int16Array(1024);

/**
 * How many explorers it takes to reach each space from pieces of the given kinds, over free spaces. Occupied
 * spaces count as FAR.
 */
function distances(map: GuildMap, board: readonly number[], from: number): Uint8Array {
  const { neighbours, isTower } = flatOf(map);
  const inTheWay = OCCUPIED & ~(from === BASE ? 0 : BASE);
  const steps = new Uint8Array(board.length).fill(FAR);
  let end = 0;
  for (let space = 0; space < board.length; space++) {
    if (((board[space] ?? 0) & from) !== 0) {
      steps[space] = 0;
      queue[end++] = space;
    }
  }
  for (let i = 0; i < end; i++) {
    const space = queue[i] ?? 0;
    const next = (steps[space] ?? FAR) + 1;
    if (next >= FAR) break;
    for (let j = 6 * space; j < 6 * space + 6; j++) {
      const other = neighbours[j] ?? -1;
      if (other < 0) break;
      if ((steps[other] ?? 0) <= next || ((board[other] ?? 0) & inTheWay) !== 0) continue;
      steps[other] = next;
      // A tower is a dead end: explorers can reach it, but not go on from it.
      if (isTower[other] === 0) queue[end++] = other;
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
    ...(state.era < ERAS && { later: laterDistances(map, board) }),
  };
}

/** The pieces that distances in later eras depend on. Within a turn they hardly change, so the last answer often holds. */
const LASTING_PIECES = LASTING | (OCCUPIED & ~BASE);

interface Answer {
  readonly map: GuildMap;
  readonly board: readonly number[];
  readonly steps: Uint8Array;
}

let latest: Answer | undefined;

function laterDistances(map: GuildMap, board: readonly number[]): Uint8Array {
  if (latest?.map === map && isSame(latest.board, board)) return latest.steps;
  latest = { map, board: board.slice(), steps: distances(map, board, LASTING) };
  return latest.steps;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  for (let space = 0; space < one.length; space++) {
    if ((((one[space] ?? 0) ^ (other[space] ?? 0)) & LASTING_PIECES) !== 0) return false;
  }
  return true;
}
