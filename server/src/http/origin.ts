import type { IncomingMessage } from 'node:http';

/** How requests reach the server: under which address, and through which proxy. */
export interface ProxySettings {
  /** The address people use, if the operator has set one. */
  readonly publicUrl?: string | undefined;
  /** Whether to trust the headers of a proxy in front. */
  readonly trustProxy: boolean;
}

/** The client's address. Behind a proxy, it's the last one the proxy added; anything before that is the client's claim. */
export function addressOf(request: IncomingMessage, { trustProxy }: ProxySettings): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  const last = forwarded.split(',').at(-1)?.trim();
  return last !== undefined && last !== '' ? last : (request.socket.remoteAddress ?? '');
}

/** Whether the browser uses https, possibly to a proxy in front. */
export function isSecure(request: IncomingMessage, { trustProxy, publicUrl }: ProxySettings): boolean {
  if (publicUrl !== undefined) return publicUrl.startsWith('https:');
  return trustProxy && request.headers['x-forwarded-proto'] === 'https';
}

/**
 * Browsers name the origin of the page that makes a request. It must be ours, including the scheme. Programs send no
 * origin; they have a token.
 */
export function isOwnOrigin(request: IncomingMessage, proxy: ProxySettings): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const { publicUrl } = proxy;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  const page = URL.parse(origin);
  if (page === null || page.host !== host) return false;
  return page.protocol === (isSecure(request, proxy) ? 'https:' : 'http:');
}
