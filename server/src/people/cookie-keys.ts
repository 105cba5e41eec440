import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSeed } from '../ids.ts';
import type { Store } from '../store/index.ts';

const NAME = 'cookie-key';

/** A key signs from one time on, until the next one does. */
interface CookieKey {
  readonly key: string;
  readonly from: number;
}

/** Every node knows a new key before the first cookie is signed with it, in milliseconds. */
const KNOWN_AFTER = 10_000;

/** The newest first. A server's first key is stored without a time, and signs from the beginning. */
function keysIn(stored: string): readonly CookieKey[] {
  return stored.startsWith('[') ? (JSON.parse(stored) as readonly CookieKey[]) : [{ key: stored, from: 0 }];
}

/** The keys that sign cookies, as this node knows them. Operators replace them directly in the database. */
export class CookieKeys {
  readonly #store: Store;
  readonly #now: () => number;
  #stored = '';
  #keys: readonly CookieKey[] = [];

  private constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  static async open(store: Store, now: () => number): Promise<CookieKeys> {
    const keys = new CookieKeys(store, now);
    keys.#take(await store.once(NAME, newSeed));
    return keys;
  }

  /** Looks whether there's a new key. */
  async check(): Promise<void> {
    const [row] = await this.#store.sql.read('SELECT value FROM settings WHERE name = $1', [NAME]);
    if (row !== undefined) this.#take(String(row['value']));
  }

  sign(text: string): string {
    const now = this.#now();
    const current = this.#keys.find(({ from }) => from <= now) ?? this.#keys.at(-1);
    if (current === undefined) throw new Error('there is no key to sign cookies with');
    return signature(current.key, text);
  }

  /** Whether one of our keys signed it. An old key is good for as long as its last cookies are, in milliseconds. */
  isSigned(text: string, given: string, lifetime: number): boolean {
    const now = this.#now();
    return this.#keys.some(({ key }, index) => {
      const replacedAt = this.#keys[index - 1]?.from ?? Number.POSITIVE_INFINITY;
      return now < replacedAt + lifetime && isEqual(signature(key, text), given);
    });
  }

  #take(stored: string): void {
    if (stored === this.#stored) return;
    this.#stored = stored;
    this.#keys = keysIn(stored);
  }
}

/**
 * Replaces the key that signs cookies. Running servers notice within about a second. Cookies signed with the old keys stay good
 * until they end, unless all of them are to end at once.
 */
export async function replaceCookieKey(
  { sql, once }: Store,
  { now, lifetime, endAll }: { readonly now: number; readonly lifetime: number; readonly endAll: boolean },
): Promise<void> {
  const known = keysIn(await once(NAME, newSeed));
  const kept = endAll
    ? []
    : known.filter((_, index) => now < (known[index - 1]?.from ?? Number.POSITIVE_INFINITY) + lifetime);
  const keys: readonly CookieKey[] = [{ key: newSeed(), from: endAll ? 0 : now + KNOWN_AFTER }, ...kept];
  await sql.commit([
    { text: 'UPDATE settings SET value = $2 WHERE name = $1', values: [NAME, JSON.stringify(keys)], changes: 1 },
  ]);
}

const signature = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
