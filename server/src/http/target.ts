import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';

const HERE = 'http://here';

/**
 * The path and query a request is for, given as such or in a whole address (RFC 9112, 3.2); nothing if it names
 * neither. `//name` is neither: a browser would take it for another host.
 */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): URL | undefined {
  const target = URL.parse(url, HERE);
  if (target === null) return undefined;
  const path = url.startsWith('/') && target.origin === HERE;
  return path || /^https?:\/\//i.test(url) ? target : undefined;
}

/** What the router gets to see. A path that can't be decoded is a place in the page, or no file. */
export function pathOf(request: Pick<IncomingMessage, 'url'>): string {
  const target = targetOf(request);
  if (target === undefined) return '/';
  const { pathname, search } = target;
  if (isDecodable(pathname)) return pathname + search;
  return extname(pathname) === '' ? '/' : '/no-such-file.txt';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
