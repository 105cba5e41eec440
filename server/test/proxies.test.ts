import { describe, it } from 'node:test';
import { RECIPES } from '../trials/proxies.ts';
import { hasProxies } from '../trials/reverse-proxy.ts';

/** Where there's no nginx or Caddy, nothing can be said about them. Our own machines for tests have both. */
const skip = hasProxies() ? false : 'needs nginx and Caddy (Debian: apt install nginx-light caddy)';

describe('the proxies of docs/hosting.md', { skip }, () => {
  // With two nodes, and without the headers: `npm run proxies`.
  for (const [name, recipe] of Object.entries(RECIPES)) if (name.includes(': plays')) it(name, recipe);
});
