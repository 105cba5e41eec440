import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';

const HERE = 'http://here';

/**
 * The path and query of a request, which may come as a path or as a whole URL (RFC 9112, 3.2). Nothing for anything
 * else, such as `//name`, which a browser would take for another host.
 */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): URL | undefined {
  const target = URL.parse(url, HERE);
  if (target === null) return undefined;
  const path = url.startsWith('/') && target.origin === HERE;
  return path || /^https?:\/\//i.test(url) ? target : undefined;
}

/** The path for the router. One that can't be decoded becomes the page, or a file that doesn't exist. */
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
