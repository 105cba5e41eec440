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
  serverInfo,
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
import type { App } from '../app.ts';
import { idParam } from '../params.ts';
import { PERSON, personOf } from '../person.ts';
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
export function tableRoutes(app: App, services: Services): void {
  const { host, store, games, thinker, limits, quotas, now } = services;
  const newTables = new Limiter(limits.newTables);
  const replays = new Limiter(limits.replays);
  app.get(
    '/api/server',
    {
      schema: {
        summary: 'Where other devices reach this server, and how patient it is',
        response: { 200: serverInfo },
      },
    },
    async () => services.about(),
  );

  app.get(
    '/api/games',
    {
      schema: {
        summary: 'The games of this server, their options, and the levels of its bots',
        response: { 200: gamesInfo },
      },
    },
    async () => {
      return {
        games: [...games.values()].map((game) => ({
          id: game.id,
          seats: game.seats,
          rules: game.rules,
          options: JSON.parse(JSON.stringify(game.options)),
        })),
        levels: [...thinker.levels],
      };
    },
  );

  app.get(
    '/api/tables',
    {
      config: PERSON,
      schema: {
        summary: 'Open tables, my tables (those waiting for me first), or my finished games',
        querystring: listed,
        response: { 200: z.array(tableSummary) },
      },
    },
    async (request) => {
      const { query } = request;
      const person = personOf(request);
      const { list, before = Number.MAX_SAFE_INTEGER } = query;
      const rows =
        list === 'open'
          ? await store.tables.open(LIST)
          : list === 'mine'
            ? await store.tables.mine(person.id, LIST)
            : await store.tables.finished(person.id, LIST, before);
      return rows.map((row) => summaryOf(row, person.id));
    },
  );

  app.post(
    '/api/tables',
    { config: PERSON, schema: { summary: 'Open a table', body: newTable, response: { 201: opened } } },
    async (request, reply) => {
      const { body } = request;
      const person = personOf(request);
      newTables.demand(person.id, now());
      const table = await openNewTable(services, person, body);
      reply.code(201);
      return { table: table.id, invite: table.invite };
    },
  );

  app.get(
    '/api/tables/:id',
    {
      config: PERSON,
      schema: { summary: 'A table as I may know it', params: idParam, headers: invited, response: { 200: tableState } },
    },
    async (request) => {
      const { params, headers } = request;
      const person = personOf(request);
      const table = await host.table(params.id);
      demandSight(table, person.id, headers[INVITE_HEADER]);
      return projectTable(table, person.id);
    },
  );

  app.post(
    '/api/tables/:id/commands',
    {
      config: PERSON,
      schema: {
        summary: 'Do something at a table; the same id again does it only once',
        params: idParam,
        body: z.strictObject({ id: commandId, command, invite: z.string().max(64).optional() }),
        response: { 200: z.object({ seq }) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const person = personOf(request);
      quotas.messages.demand(person.id, now());
      if (body.command.type === 'chat') quotas.chat.demand(person.id, now());
      const who = { person: person.id, name: person.name };
      return { seq: await host.command(params.id, who, body.id, body.command, body.invite) };
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      config: PERSON,
      schema: {
        summary: 'The same table once more, opened by whoever asks first',
        params: idParam,
        response: { 200: opened },
      },
    },
    async (request) => {
      const { params } = request;
      const person = personOf(request);
      newTables.demand(person.id, now());
      const table = await rematch(services, person, await host.table(params.id));
      return { table: table.id, invite: table.invite };
    },
  );

  app.get(
    '/api/tables/:id/past',
    {
      config: PERSON,
      schema: {
        summary: 'How my seat saw the game after each of these entries of its log; of more than 60, the last',
        params: idParam,
        querystring: span,
        response: { 200: past },
      },
    },
    async (request) => {
      const { params, query } = request;
      const person = personOf(request);
      replays.demand(person.id, now());
      return { moments: pastOf(await host.table(params.id), person.id, query.from, query.to) };
    },
  );

  app.get(
    '/api/tables/:id/log',
    {
      schema: {
        summary: 'The log of a finished game, seed included, as a file',
        params: idParam,
        response: { 200: z.unknown() },
      },
    },
    async (request, reply) => {
      const { params, address } = request;
      replays.demand(address, now());
      const tableId = params.id;
      reply.header('content-disposition', `attachment; filename="moonstaff-${tableId}.json"`);
      return logOf(await host.table(tableId));
    },
  );

  app.get(
    '/api/tables/:id/replay',
    {
      schema: {
        summary: 'A moment of a finished game, from a seat or as a spectator saw it',
        params: idParam,
        querystring: viewpoint,
        response: { 200: moment },
      },
    },
    async (request) => {
      const { params, query, address } = request;
      replays.demand(address, now());
      return momentOf(await host.table(params.id), query.viewer, query.at);
    },
  );
}

const summaryOf = (row: TableRow, person: string): TableSummary => ({
  ...(JSON.parse(row.summary) as Omit<TableSummary, 'yourTurn'>),
  yourTurn: row.turn.includes(person),
});
