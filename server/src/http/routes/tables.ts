import {
  command,
  commandId,
  gamesInfo,
  INVITE_HEADER,
  id,
  instant,
  json,
  newTable,
  past,
  seat,
  seq,
  type TableSummary,
  tableState,
  tableSummary,
} from '@moonstaff/client';
import { z } from 'zod';
import { demandSight, openNewTable, rematch } from '../../host/index.ts';
import { Limiter } from '../../limits.ts';
import type { Services } from '../../services.ts';
import type { TableRow } from '../../store/index.ts';
import { projectTable } from '../../table/project.ts';
import { type Route, route } from '../route.ts';
import { logOf, momentOf, pastOf } from './replay.ts';

const LIST = 100;

const invited = z.object({ [INVITE_HEADER]: z.string().max(64).optional() });
const listed = z.object({
  list: z.enum(['open', 'mine', 'finished']),
  before: z.coerce.number().int().min(0).optional(),
});
const opened = z.object({ table: id, invite: z.string() });
const viewpoint = z.object({
  viewer: z.union([z.literal('spectator'), z.coerce.number().pipe(seat)]).default('spectator'),
  at: z.coerce.number().int().min(0).optional(),
});
const span = z.object({ from: z.coerce.number().int().min(0), to: z.coerce.number().int().min(0) });
const moment = z.object({
  at: z.int(),
  entries: z.int(),
  view: z.unknown(),
  events: z.array(json),
  time: instant.optional(),
});

/** Games, tables, and what can be done at them without a socket. */
export function tableRoutes(services: Services): readonly Route[] {
  const { host, store, games, thinker, limits, quotas, now } = services;
  const newTables = new Limiter(limits.newTables);
  const replays = new Limiter(limits.replays);
  return [
    route({
      method: 'GET',
      path: '/api/games',
      summary: 'The games of this server, their options, and the levels of its bots',
      access: 'anyone',
      reply: gamesInfo,
      handle: async () => ({
        games: [...games.values()].map((game) => ({
          id: game.id,
          seats: game.seats,
          rules: game.rules,
          options: JSON.parse(JSON.stringify(game.options)),
        })),
        levels: [...thinker.levels],
      }),
    }),
    route({
      method: 'GET',
      path: '/api/tables',
      summary: 'Open tables, my tables (those waiting for me first), or my finished games',
      access: 'person',
      query: listed,
      reply: z.array(tableSummary),
      handle: async ({ query }, person) => {
        const { list, before = Number.MAX_SAFE_INTEGER } = query;
        const rows =
          list === 'open'
            ? await store.tables.open(LIST)
            : list === 'mine'
              ? await store.tables.mine(person.id, LIST)
              : await store.tables.finished(person.id, LIST, before);
        return rows.map((row) => summaryOf(row, person.id));
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables',
      summary: 'Open a table',
      access: 'person',
      body: newTable,
      reply: opened,
      status: 201,
      handle: async ({ body }, person) => {
        newTables.demand(person.id, now());
        const table = await openNewTable(services, person, body);
        return { table: table.id, invite: table.invite };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      summary: 'A table as I may know it',
      access: 'person',
      headers: invited,
      reply: tableState,
      handle: async ({ params, headers }, person) => {
        const table = await host.table(params['id'] ?? '');
        demandSight(table, person.id, headers[INVITE_HEADER]);
        return projectTable(table, person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/commands',
      summary: 'Do something at a table; the same id again does it only once',
      access: 'person',
      body: z.strictObject({ id: commandId, command, invite: z.string().max(64).optional() }),
      reply: z.object({ seq }),
      handle: async ({ params, body }, person) => {
        quotas.messages.demand(person.id, now());
        if (body.command.type === 'chat') quotas.chat.demand(person.id, now());
        const who = { person: person.id, name: person.name };
        return { seq: await host.command(params['id'] ?? '', who, body.id, body.command, body.invite) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/rematch',
      summary: 'The same table once more, opened by whoever asks first',
      access: 'person',
      reply: opened,
      handle: async ({ params }, person) => {
        newTables.demand(person.id, now());
        const table = await rematch(services, person, await host.table(params['id'] ?? ''));
        return { table: table.id, invite: table.invite };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/past',
      summary: 'How my seat saw the game after each of these entries of its log; of more than 60, the last',
      access: 'person',
      query: span,
      reply: past,
      handle: async ({ params, query }, person) => {
        replays.demand(person.id, now());
        return { moments: pastOf(await host.table(params['id'] ?? ''), person.id, query.from, query.to) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      summary: 'The log of a finished game, seed included, as a file',
      access: 'anyone',
      reply: z.unknown(),
      handle: async ({ params, address, setHeader }) => {
        replays.demand(address, now());
        const tableId = params['id'] ?? '';
        setHeader('content-disposition', `attachment; filename="moonstaff-${tableId}.json"`);
        return logOf(await host.table(tableId));
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/replay',
      summary: 'A moment of a finished game, from a seat or as a spectator saw it',
      access: 'anyone',
      query: viewpoint,
      reply: moment,
      handle: async ({ params, query, address }) => {
        replays.demand(address, now());
        return momentOf(await host.table(params['id'] ?? ''), query.viewer, query.at);
      },
    }),
  ];
}

const summaryOf = (row: TableRow, person: string): TableSummary => ({
  ...(JSON.parse(row.summary) as Omit<TableSummary, 'yourTurn'>),
  yourTurn: row.turn.includes(person),
});
