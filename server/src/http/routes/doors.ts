import { type Door, type DoorSeat, door, INVITE_HEADER } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { mayAsk, mayEnter } from '../../live/index.ts';
import type { Services } from '../../services.ts';
import { roundOf } from '../../table/project.ts';
import type { Table } from '../../table/table.ts';
import type { App } from '../app.ts';
import { idParam, invited } from '../params.ts';
import { HttpRefusal } from '../problem.ts';

/** What a table shows before anyone comes in. Both work without being signed in. */
export function doorRoutes(app: App, { liveTables, store, clubs }: Services): void {
  app.get(
    '/api/invitation',
    { schema: { summary: 'What an invitation leads to', headers: invited, response: { 200: door } } },
    async ({ headers, person }) => {
      const found = await store.tables.byInvite(headers[INVITE_HEADER] ?? '');
      if (found === undefined) throw new HttpRefusal(404, 'server.invite.none');
      const table = await liveTables.table(found);
      const { club, message } = table.settings;
      const name = club === undefined ? undefined : (await clubs.byId(club))?.name;
      return {
        ...doorOf(table, liveTables.peopleAt(found), person?.id),
        ...(name !== undefined && { club: name }),
        ...(message !== undefined && { message }),
      };
    },
  );

  app.get(
    '/api/tables/:id/door',
    { schema: { summary: 'What a table shows to everybody', params: idParam, response: { 200: door } } },
    async ({ params, person }) => {
      const table = await liveTables.table(params.id);
      // Nobody learns whether a private table exists, unless its host lets people ask for a seat.
      if (!mayEnter(table, person?.id ?? '', undefined) && !mayAsk(table, person?.id ?? ''))
        throw new Refusal('server.table.none');
      const request = requestOf(table, person?.id ?? '');
      const shown = doorOf(table, liveTables.peopleAt(table.id), person?.id);
      return request === undefined ? shown : { ...shown, request };
    },
  );
}

/** How somebody without an invitation stands who may only ask for a seat. */
function requestOf(table: Table, person: string): Door['request'] {
  if (mayEnter(table, person, undefined)) return undefined;
  if (table.requests.has(person)) return 'waiting';
  return table.admitted.get(person) === false ? 'refused' : 'possible';
}

/** Built up from public facts: no ids of people, nothing about the game but its round and how it ended. */
function doorOf(table: Table, here: ReadonlyMap<string, string>, person: string | undefined): Omit<Door, 'entry'> {
  const { game, options, clock, public: isPublic, spectators } = table.settings;
  const you = person === undefined ? undefined : table.seatOf(person);
  const over = table.status === 'finished';
  const round = roundOf(table);
  const { outcome, winners } = over ? table : {};
  return {
    table: table.id,
    game,
    options,
    clock,
    public: isPublic,
    spectators,
    status: table.status,
    host: table.nameOf({ person: table.host }),
    seats: table.seats.map((seat): DoorSeat => {
      if (seat.kind !== 'person') return seat.kind === 'open' ? seat : { kind: 'bot', level: seat.level };
      const { person: sitter, name } = seat;
      return { kind: 'person', name, host: sitter === table.host, here: here.has(sitter) };
    }),
    ...(you !== undefined && { you }),
    ...(round !== undefined && { round }),
    ...(winners !== undefined && { winners: [...winners] }),
    ...(outcome !== undefined && { scores: outcome.scores.map(({ seat, total }) => ({ seat, total })) }),
  };
}
