import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: an id nobody can guess or make twice. Never begins like an option of a command. */
export const newId = (): string => randomBytes(16).toString('base64url').replace(/^-/, '_');

/** 256 random bits as the kernel wants a seed. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is kept of a secret that is itself random, so that the store gives nothing away. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
