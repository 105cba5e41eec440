import { randomBytes, timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2.ts';

/** Argon2id as OWASP recommends it: 19 MiB, two passes. */
const MEMORY = 19 * 1024;
const PASSES = 2;
const TAG = 32;

/** Hashing uses a lot of memory on purpose, so limit how many run at once. */
const AT_ONCE = 4;

let busy = 0;
const waiting: (() => void)[] = [];

async function limited<T>(job: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else busy++;
  try {
    return await job();
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy--;
    else next();
  }
}

const tagOf = (password: string, nonce: Buffer, memory: number, passes: number): Promise<Uint8Array> =>
  limited(() => argon2id({ message: password.normalize('NFKC'), nonce, tagLength: TAG, memory, passes }));

const COST = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$`;

/** In the usual format `$argon2id$v=19$m=…,t=…,p=1$salt$hash`, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, MEMORY, PASSES);
  return `${COST}${bare(nonce)}$${bare(tag)}`;
}

/** Whether a hash was made with other settings than today's. */
export const isOutdated = (hash: string | undefined): boolean => hash?.startsWith(COST) === false;

const TEMPORARY = /^until=(\d+) /;

/** For a password that somebody else has seen. Until then its owner can only use it to choose another. */
export const hashTemporary = async (password: string, until: number): Promise<string> =>
  `until=${until} ${await hashPassword(password)}`;

/** Until when a temporary password is valid; nothing for other passwords. */
export function validUntil(hash: string | undefined): number | undefined {
  const until = TEMPORARY.exec(hash ?? '')?.[1];
  return until === undefined ? undefined : Number(until);
}

/** Takes just as long for people without a password, so that timing doesn't reveal who exists. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec((hash ?? '').replace(TEMPORARY, ''));
  const [, memory = MEMORY, passes = PASSES, salt = '', expected = ''] = match ?? [];
  const nonce = match === null ? Buffer.alloc(16) : Buffer.from(salt, 'base64');
  const tag = await tagOf(password, nonce, Number(memory), Number(passes));
  const wanted = Buffer.from(expected, 'base64');
  return wanted.length === tag.length && timingSafeEqual(tag, wanted);
}

const bare = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
