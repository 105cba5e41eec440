import { type Api, type Door, type Me, Refused } from '@moonstaff/client';
import { invitationTo } from '../../table/server/entered.ts';
import { whoAmI } from '../../table/server/open.ts';

/** What somebody who opens the address of a table gets: the table, its letter, or nothing. */
export type Entry =
  | { readonly kind: 'table'; readonly me: Me; readonly invite: string | undefined }
  | { readonly kind: 'letter'; readonly door: Door; readonly me: Me | undefined; readonly invite: string | undefined }
  | { readonly kind: 'shut'; readonly me: Me | undefined };

type Doors = Pick<Api, 'me' | 'door' | 'invitation'>;

/**
 * Anyone who sits there, or has been there before, goes straight in. Everybody else gets the letter if the table is public
 * or they have an invitation. Nobody becomes a guest by only looking.
 */
export async function entryTo(api: Doors, table: string, given: string | undefined): Promise<Entry> {
  const me = await whoAmI(api);
  const kept = invitationTo(table);
  const invite = given ?? (kept === '' ? undefined : kept);
  if (me !== undefined && kept !== undefined) return { kind: 'table', me, invite };
  const door = await doorOf(api, table, invite);
  if (door === undefined) return { kind: 'shut', me };
  if (me !== undefined && door.you !== undefined) return { kind: 'table', me, invite };
  return { kind: 'letter', door, me, invite };
}

async function doorOf(api: Doors, table: string, invite: string | undefined): Promise<Door | undefined> {
  try {
    return await (invite === undefined ? api.door(table) : api.invitation(invite));
  } catch (error) {
    if (error instanceof Refused && SHUT.includes(error.phrase.key)) return undefined;
    throw error;
  }
}

const SHUT: readonly string[] = ['server.table.none', 'server.invite.none'];
