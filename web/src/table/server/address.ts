import type { ServerInfo, TableInfo } from '@moonstaff/client';
import { basePath, hrefOf, placeOf } from '../../kit/route/route.ts';

/** The whole address of a place of this page, to be sent to others. */
export const addressOf = (...parts: readonly string[]): string => new URL(hrefOf(...parts), window.location.href).href;

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

type Reach = Pick<ServerInfo, 'address'> & { readonly fixed?: boolean | undefined };

/**
 * Where others open the page that's served at `here`: where the operator said, or at our own address, unless we're on the
 * machine the server runs on.
 */
function pageForOthers(here: string, server: Reach | undefined): string {
  const { hostname, pathname } = new URL(here);
  if (server?.address === undefined) return here;
  if (server.fixed) return `${server.address}/`;
  return isThisMachine(hostname) ? new URL(pathname, server.address).href : here;
}

const pageHere = (): string => window.location.origin + basePath();

/** Where others find this table; with the invitation, if we have one to pass on. */
export function invitation(
  { id, invite }: Pick<TableInfo, 'id' | 'invite'>,
  server: Reach | undefined,
  here = pageHere(),
): string {
  const place = invite === undefined ? ['house', id] : ['join', invite];
  return new URL(placeOf(place, true), pageForOthers(here, server)).href;
}

/** Where others join the club with this code. */
export const clubAddress = (code: string, server: Reach | undefined, here = pageHere()): string =>
  new URL(placeOf(['club', code], true), pageForOthers(here, server)).href;
