import { Refusal } from '@moonstaff/kernel';
import type { Table } from '../table/table.ts';

/**
 * Whether this person may know the table exists: it's public, they're at it, or they have the invitation. The invitation
 * no longer works for those whom the host has sent away.
 */
export const mayEnter = (table: Table, person: string, invite: string | undefined): boolean =>
  table.settings.public || table.people.includes(person) || (invite === table.invite && !table.sentAway.has(person));

/** Whether this person may watch. A running game can be closed to spectators. */
export function mayWatch(table: Table, person: string, invite: string | undefined): boolean {
  if (!mayEnter(table, person, invite)) return false;
  return table.settings.spectators || table.status === 'open' || table.people.includes(person);
}

/** To people who may not enter, a table looks as if it didn't exist. */
export function demandEntry(table: Table, person: string, invite: string | undefined): void {
  if (!mayEnter(table, person, invite)) throw new Refusal('server.table.none');
}

export function demandMayWatch(table: Table, person: string, invite: string | undefined): void {
  demandEntry(table, person, invite);
  if (!mayWatch(table, person, invite)) throw new Refusal('server.table.noSpectators');
}
