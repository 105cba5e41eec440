import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './data.ts';

/** The fingerprint of a state: the same data gives the same hash on every machine. */
export const stateHash = (state: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(state))));
