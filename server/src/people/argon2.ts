import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { argon2idAsync } from '@noble/hashes/argon2.js';

export interface Argon2 {
  readonly message: string;
  readonly nonce: Uint8Array;
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly tagLength: number;
}

/** In plain JavaScript and in small slices, so that it doesn't block the event loop. */
export const slowArgon2 = async ({ message, nonce, memory, passes, tagLength }: Argon2): Promise<Uint8Array> =>
  argon2idAsync(message, nonce, { m: memory, t: passes, p: 1, dkLen: tagLength, asyncTick: 10 });

const nativeArgon2 = (given: Argon2): Promise<Uint8Array> =>
  promisify(crypto.argon2)('argon2id', { ...given, parallelism: 1 });

/** Argon2id with one lane. Node has it since 24.7; for older versions we compute the same ourselves. */
export const argon2id: (given: Argon2) => Promise<Uint8Array> = 'argon2' in crypto ? nativeArgon2 : slowArgon2;
