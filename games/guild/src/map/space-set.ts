/**
 * A set of spaces of one map, one bit for each: `space % 32` of word `space / 32`. Search asks what may be explored by the
 * million, and whole words answer that faster than spaces one by one.
 */
export type SpaceSet = Int32Array;

/** No map has more spaces than this. */
export const MOST_SPACES = 256;

export const emptySet = (size: number): SpaceSet => new Int32Array(Math.ceil(size / 32));

export function setOf(size: number, members: readonly number[]): SpaceSet {
  const set = emptySet(size);
  for (const space of members) addSpace(set, space);
  return set;
}

export function addSpace(set: SpaceSet, space: number): void {
  set[space >> 5] = (set[space >> 5] ?? 0) | (1 << (space & 31));
}

export function clearSet(set: SpaceSet): void {
  for (let word = 0; word < set.length; word++) set[word] = 0;
}

export function addAll(set: SpaceSet, other: SpaceSet): void {
  for (let word = 0; word < other.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Removes everything that isn't in `kept`, or that is in `dropped`. */
export function keepOnly(set: SpaceSet, kept: SpaceSet, dropped: SpaceSet): void {
  for (let word = 0; word < kept.length; word++) {
    set[word] = (set[word] ?? 0) & (kept[word] ?? 0) & ~(dropped[word] ?? 0);
  }
}

/** The spaces that are in both sets, ascending. */
export function spacesInBoth(one: SpaceSet, other: SpaceSet): number[] {
  const found: number[] = [];
  for (let word = 0; word < other.length; word++) {
    let bits = (one[word] ?? 0) & (other[word] ?? 0);
    while (bits !== 0) {
      const lowest = bits & -bits;
      found.push(word * 32 + 31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
  return found;
}
