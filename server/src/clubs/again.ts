import type { CheckedNewTable } from '@moonstaff/client';
import { HttpRefusal } from '../http/problem.ts';
import { openNewTable } from '../live/index.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/index.ts';
import type { Table } from '../table/table.ts';
import { demandClub, lineUpOf } from './clubs.ts';

/**
 * Opens a table for the people of the club's last game, with the same game and options and seats shuffled, and invites
 * the others at once.
 */
export async function sameAgain(services: Services, person: Person, id: string): Promise<Table> {
  const { clubs, results } = services;
  await demandClub(services, person, id);
  const [members, [latest]] = await Promise.all([clubs.members(id), results.list({ club: id, limit: 1 })]);
  const names = new Map(members.map(({ person: member, name }) => [member, name]));
  const lineUp = latest === undefined ? undefined : lineUpOf(latest, names);
  if (latest === undefined || lineUp === undefined) throw new HttpRefusal(409, 'server.club.noGame');
  const others = lineUp.people.filter((one) => one.person !== person.id);
  const wanted: CheckedNewTable = {
    game: latest.game,
    options: latest.options,
    seats: [person, ...others].map(() => ({ kind: 'open' as const })),
    public: false,
    seating: 'shuffled',
    clock: { kind: 'none' },
    onTimeout: 'others',
    chat: true,
    spectators: true,
    rated: latest.rated,
    club: id,
  };
  const table = await openNewTable(services, person, wanted);
  for (const { person: other } of others) await services.invite(other, table, person);
  return table;
}
