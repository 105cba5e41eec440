import type { ServerInfo, TableInfo } from '@moonstaff/client';
import { hrefOf } from '../../kit/route/route.ts';

/** The whole address of a place of this page, to be sent to others. */
export const addressOf = (...parts: readonly string[]): string => new URL(hrefOf(...parts), window.location.href).href;

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** Where others open the page that is open at `here`. On the machine the server runs on, that isn't our own address. */
function pageForOthers(here: string, server: Pick<ServerInfo, 'address'> | undefined): string {
  const url = new URL(here);
  if (server?.address === undefined || !isThisMachine(url.hostname)) return here;
  return new URL(url.pathname + url.search, server.address).href;
}

/** Where others find this table; with the invitation, if it is ours to give. */
export function invitation(
  { id, invite }: Pick<TableInfo, 'id' | 'invite'>,
  server: Pick<ServerInfo, 'address'> | undefined,
  here = window.location.href,
): string {
  const place = invite === undefined ? hrefOf('house', id) : hrefOf('house', id, invite);
  return new URL(place, pageForOthers(here, server)).href;
}
