import { Refusal } from '@moonstaff/kernel';
import type { Table } from '../table/table.ts';

/**
 * Whether this person may know the table exists: it's public, they're at it, they have the invitation, or the host let
 * them in. Neither works any more for those whom the host has sent away. A try at a challenge is for its player alone:
 * everybody else has the same deal before them.
 */
export const mayEnter = (table: Table, person: string, invite: string | undefined): boolean =>
  table.people.includes(person) ||
  (table.settings.challenge === undefined &&
    (table.settings.public ||
      ((invite === table.invite || table.admitted.get(person) === true) && !table.sentAway.has(person))));

/** Whether somebody without an invitation may see the door, to ask for a seat. */
export const mayAsk = ({ settings, status, sentAway }: Table, person: string): boolean =>
  settings.seatRequests === true && status === 'open' && !sentAway.has(person);

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
