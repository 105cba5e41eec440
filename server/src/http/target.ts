import type { IncomingMessage } from 'node:http';

const HERE = 'http://here';

/**
 * The path and query a request is for, given as such or in a whole address (RFC 9112, 3.2); nothing when it names
 * neither. `//name` is none: to a browser it would be another host.
 */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): URL | undefined {
  const target = URL.parse(url, HERE);
  if (target === null) return undefined;
  const path = url.startsWith('/') && target.origin === HERE;
  return path || /^https?:\/\//i.test(url) ? target : undefined;
}
