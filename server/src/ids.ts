import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: an id nobody can guess. Never starts with `-`, so it can be passed on a command line. */
export const newId = (): string => randomBytes(16).toString('base64url').replace(/^-/, '_');

/** 256 random bits in the form of the kernel's seeds. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What we store of a secret that's random itself, so that a stolen database doesn't reveal it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
