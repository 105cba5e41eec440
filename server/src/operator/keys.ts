import { replaceCookieKey } from '../people/cookie-keys.ts';
import { DEVICE_LENGTH } from '../people/sessions.ts';
import type { Store } from '../store/index.ts';

/** Replaces the key that signs cookies, and ends all cookies signed with the old ones if asked to. */
export const replaceKey = (store: Store, { endAll }: { readonly endAll: boolean }, now = Date.now()): Promise<void> =>
  replaceCookieKey(store, { now, lifetime: DEVICE_LENGTH, endAll });
