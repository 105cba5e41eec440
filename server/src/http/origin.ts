import type { IncomingMessage } from 'node:http';

/** How people reach the server. */
export interface Surroundings {
  /** The address people use, if the operator has set one. */
  readonly publicUrl?: string | undefined;
  /** Whether to believe the headers of a proxy in front. */
  readonly trustProxy: boolean;
}

/** The client's address. Behind a proxy, it's the last one the proxy added; anything before that is the client's claim. */
export function addressOf(request: IncomingMessage, { trustProxy }: Surroundings): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  const last = forwarded.split(',').at(-1)?.trim();
  return last !== undefined && last !== '' ? last : (request.socket.remoteAddress ?? '');
}

/** Whether the browser speaks https, possibly through a proxy. */
export function isSecure(request: IncomingMessage, { trustProxy, publicUrl }: Surroundings): boolean {
  if (publicUrl !== undefined) return publicUrl.startsWith('https:');
  return trustProxy && request.headers['x-forwarded-proto'] === 'https';
}

/**
 * Browsers name the page that makes a request: it must be one of ours, scheme included. Programs name none and bring a
 * token instead.
 */
export function isOwnOrigin(request: IncomingMessage, surroundings: Surroundings): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const { publicUrl } = surroundings;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  const page = URL.parse(origin);
  if (page === null || page.host !== host) return false;
  return page.protocol === (isSecure(request, surroundings) ? 'https:' : 'http:');
}
