import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { at } from './data.ts';
import { Refusal } from './refusal.ts';

/** 256 bits as 64 hexadecimal digits. Hosts draw it from a CSPRNG. */
export type Seed = string;

/**
 * The random numbers of a table: a ChaCha20 stream keyed by the seed. Nobody can predict the next shuffle from the
 * cards seen so far. `next` counts the 32-bit words used.
 */
export interface TableRandom {
  readonly kind: 'table';
  key: string;
  next: number;
}

/** The random numbers of imagined play: fast (sfc32), not secret. */
export interface FastRandom {
  readonly kind: 'fast';
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Plain data inside a state. */
export type Random = TableRandom | FastRandom;

const WORDS_PER_BLOCK = 16;
/** How many words are made at a time. */
const WORDS_AHEAD = 4 * WORDS_PER_BLOCK;

export function checkSeed(seed: unknown): Seed {
  if (typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed)) return seed;
  throw new Refusal('seed.shape', { given: String(seed) });
}

export const tableRandom = (seed: Seed): TableRandom => ({ kind: 'table', key: checkSeed(seed), next: 0 });

/** A seed made of words, for simulations and tests that must be repeatable. Never for people's tables. */
export const seedFrom = (words: string | number): Seed => bytesToHex(sha256(utf8ToBytes(`moonstaff ${words}`)));

/** Published when a table starts. The seed is published at the end, so anyone can compare. */
export const seedHash = (seed: Seed): string => bytesToHex(sha256(hexToBytes(checkSeed(seed))));

/** Continues with a new key, made from the old one and new entropy (a rewind). */
export function reseed(random: TableRandom, entropy: Seed): void {
  random.key = bytesToHex(sha256(hexToBytes(random.key + checkSeed(entropy))));
  random.next = 0;
}

export function fastRandom(seed: string | number): FastRandom {
  const bytes = sha256(utf8ToBytes(String(seed)));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return { kind: 'fast', a: words.getInt32(0), b: words.getInt32(4), c: words.getInt32(8), d: words.getInt32(12) };
}

export const cloneRandom = (random: Random): Random => ({ ...random });

/** The next 32 bits. */
export const nextWord = (random: Random): number => (random.kind === 'fast' ? fastWord(random) : tableWord(random));

/** A whole number from 0 up to, not including, `bound`; each equally likely. */
export function nextBelow(random: Random, bound: number): number {
  // Of all 2^32 words the last few, as many as this remainder, would favour small numbers. Said with unsigned integers,
  // because those divide several times as fast.
  const unfair = (-bound >>> 0) % (bound >>> 0);
  let word = nextWord(random);
  while (word > 4294967295 - unfair) word = nextWord(random);
  return (word >>> 0) % (bound >>> 0);
}

/** Shuffles in place. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextBelow(random, i + 1);
    const moved = at(list, i);
    list[i] = at(list, j);
    list[j] = moved;
  }
  return list;
}

function fastWord(s: FastRandom): number {
  const t = (s.a + s.b + s.d) | 0;
  s.d = (s.d + 1) | 0;
  s.a = s.b ^ (s.b >>> 9);
  s.b = (s.c + (s.c << 3)) | 0;
  s.c = (s.c << 21) | (s.c >>> 11);
  s.c = (s.c + t) | 0;
  return t >>> 0;
}

/** The last words made, kept because they're read one by one. */
let made = { key: '', from: 0, words: new DataView(new ArrayBuffer(0)) };

function tableWord(random: TableRandom): number {
  let place = random.next - made.from;
  if (place < 0 || place >= WORDS_AHEAD || made.key !== random.key) {
    place = random.next % WORDS_AHEAD;
    made = wordsFrom(random.key, random.next - place);
  }
  random.next++;
  return made.words.getUint32(place * 4, true);
}

function wordsFrom(key: string, from: number): typeof made {
  const nothing = new Uint8Array(WORDS_AHEAD * 4);
  const bytes = chacha20(hexToBytes(key), new Uint8Array(12), nothing, undefined, from / WORDS_PER_BLOCK);
  return { key, from, words: new DataView(bytes.buffer, bytes.byteOffset) };
}
