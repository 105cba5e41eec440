import type { IncomingMessage } from 'node:http';

/** Sent with everything. The page loads nothing from elsewhere and is framed by nobody. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  [
    'content-security-policy',
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; " +
      "connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];

export interface Surroundings {
  /** The address people use, when the server is told. */
  readonly publicUrl?: string | undefined;
  /** Believe the headers of a proxy in front. */
  readonly trustProxy: boolean;
}

/** Who calls. Behind a proxy the last address it added counts; what the caller wrote before does not. */
export function addressOf(request: IncomingMessage, { trustProxy }: Surroundings): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  const last = forwarded.split(',').at(-1)?.trim();
  return last !== undefined && last !== '' ? last : (request.socket.remoteAddress ?? '');
}

export function isSecure(request: IncomingMessage, { trustProxy, publicUrl }: Surroundings): boolean {
  if (publicUrl !== undefined) return publicUrl.startsWith('https:');
  return trustProxy && request.headers['x-forwarded-proto'] === 'https';
}

/** A browser names the page that calls. It must be one of ours; programs, which name none, bring a token. */
export function isOwnOrigin(request: IncomingMessage, { publicUrl }: Surroundings): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
