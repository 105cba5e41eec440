import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

export interface HostSettings {
  /** The address people use, if the operator has set one. */
  readonly publicUrl?: string | undefined;
  /** More names the server may be called by. */
  readonly allowedHosts: readonly string[];
}

/**
 * Whether the server answers to this name. A page elsewhere could make its own name point to a machine in the visitor's
 * network and read what's there (DNS rebinding), but it can't make a browser send a name that isn't its own. Plain
 * addresses aren't names, so they're fine.
 */
export function hostCheck({ publicUrl, allowedHosts }: HostSettings): (request: IncomingMessage) => boolean {
  const machine = hostname().toLowerCase();
  const known = new Set([
    'localhost',
    machine,
    `${machine}.local`,
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname.toLowerCase()]),
    ...allowedHosts.map((name) => name.toLowerCase()),
  ]);
  return ({ headers: { host } }) => {
    // Only HTTP/1.0 goes without, and no browser speaks that.
    if (host === undefined || host === '') return true;
    const name = URL.parse(`http://${host}`)?.hostname.toLowerCase();
    if (name === undefined) return false;
    return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || known.has(name) || name.endsWith('.localhost');
  };
}
