import { Refusal } from '@moonstaff/kernel';
import type { Table } from '../table/table.ts';

/** Whether this person may know of the table at all: it is listed, or theirs, or they hold the invitation. */
const mayEnter = (table: Table, person: string, invite: string | undefined): boolean =>
  table.settings.public || table.people.includes(person) || invite === table.invite;

/** Whether this person may look on. A running game can be closed to all but those who play it. */
export function mayWatch(table: Table, person: string, invite: string | undefined): boolean {
  if (!mayEnter(table, person, invite)) return false;
  return table.settings.spectators || table.status === 'open' || table.people.includes(person);
}

/** A table one may not enter does not exist, as far as one can tell. */
export function demandEntry(table: Table, person: string, invite: string | undefined): void {
  if (!mayEnter(table, person, invite)) throw new Refusal('server.table.none');
}

export function demandSight(table: Table, person: string, invite: string | undefined): void {
  demandEntry(table, person, invite);
  if (!mayWatch(table, person, invite)) throw new Refusal('server.table.noSpectators');
}
