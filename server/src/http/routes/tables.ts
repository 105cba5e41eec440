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
  tableState,
  tableSummary,
} from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { z } from 'zod';
import { Limiter } from '../../limits.ts';
import { demandEntry, demandMayWatch, openNewTable, rematch } from '../../live/index.ts';
import type { Services } from '../../services.ts';
import { projectTable } from '../../table/project.ts';
import { summariesOf } from '../../table/summaries.ts';
import type { App } from '../app.ts';
import { costOf } from '../cost.ts';
import { idParam, invited } from '../params.ts';
import { PERSON, personOf } from '../person.ts';
import { logOf, Moments, pastOf } from './replay.ts';

const MAX_LISTED = 100;

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

/** Games and tables, and everything that can be done at them without a socket. */
export function tableRoutes(app: App, services: Services): void {
  const { liveTables, store, games, thinker, limits, quotas, monotonic } = services;
  const newTables = new Limiter(limits.newTables);
  const replays = new Limiter(limits.replays);
  const moments = new Moments();
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
        summary: 'Open tables, my tables (those waiting for me first) or my finished games',
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
          ? await store.tables.open(MAX_LISTED)
          : list === 'mine'
            ? await store.tables.mine(person.id, MAX_LISTED)
            : await store.tables.finished(person.id, MAX_LISTED, before);
      return summariesOf(store, rows, person.id);
    },
  );

  app.post(
    '/api/tables',
    { config: PERSON, schema: { summary: 'Open a table', body: newTable, response: { 201: opened } } },
    async (request, reply) => {
      const { body } = request;
      const person = personOf(request);
      newTables.demand(person.id, monotonic());
      const table = await openNewTable(services, person, body);
      reply.code(201);
      return { table: table.id, invite: table.invite };
    },
  );

  app.get(
    '/api/tables/:id',
    {
      config: PERSON,
      schema: {
        summary: 'A table, as far as I may know it',
        params: idParam,
        headers: invited,
        response: { 200: tableState },
      },
    },
    async (request) => {
      const { params, headers } = request;
      const person = personOf(request);
      const table = await liveTables.table(params.id);
      demandMayWatch(table, person.id, headers[INVITE_HEADER]);
      return projectTable(table, person.id);
    },
  );

  app.post(
    '/api/tables/:id/commands',
    {
      config: PERSON,
      schema: {
        summary: 'Do something at a table; the same id is carried out only once',
        params: idParam,
        body: z.strictObject({ id: commandId, command, invite: z.string().max(64).optional() }),
        response: { 200: z.object({ seq }) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const person = personOf(request);
      quotas.messages.demand(person.id, monotonic());
      if (body.command.type === 'chat') quotas.chat.demand(person.id, monotonic());
      const who = { person: person.id, name: person.name };
      return { seq: await liveTables.command(params.id, who, body.id, body.command, body.invite) };
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      config: PERSON,
      schema: {
        summary: 'Play the same table again; the first to ask opens it',
        params: idParam,
        response: { 200: opened },
      },
    },
    async (request) => {
      const { params } = request;
      const person = personOf(request);
      newTables.demand(person.id, monotonic());
      const old = await liveTables.table(params.id);
      demandEntry(old, person.id, undefined);
      const table = await rematch(services, person, old);
      return { table: table.id, invite: table.invite };
    },
  );

  app.post(
    '/api/tables/:id/read',
    {
      config: PERSON,
      schema: { summary: 'I’ve read the chat of this table up to now', params: idParam, response: { 204: z.void() } },
    },
    async (request, reply) => {
      const person = personOf(request);
      const table = await liveTables.table(request.params.id);
      demandEntry(table, person.id, undefined);
      await store.tables.setRead(table.id, person.id, table.lines);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/tables/:id/next',
    {
      config: PERSON,
      schema: {
        summary: 'Where the people of this table play again, for those who may watch them',
        params: idParam,
        headers: invited,
        response: { 200: opened },
      },
    },
    async (request) => {
      const old = await liveTables.table(request.params.id);
      demandMayWatch(old, personOf(request).id, request.headers[INVITE_HEADER]);
      if (old.rematch === undefined) throw new Refusal('server.table.none');
      const { id: table, invite } = await liveTables.table(old.rematch);
      return { table, invite };
    },
  );

  app.get(
    '/api/tables/:id/past',
    {
      config: PERSON,
      schema: {
        summary: 'How my seat saw the game after each of these entries of its log (the last 60 at most)',
        params: idParam,
        querystring: span,
        response: { 200: past },
      },
    },
    async (request) => {
      const { params, query } = request;
      const person = personOf(request);
      replays.demand(person.id, monotonic());
      const table = await liveTables.table(params.id);
      demandEntry(table, person.id, undefined);
      return { moments: await pastOf(table, person.id, query.from, query.to, costOf(services, request)) };
    },
  );

  app.get(
    '/api/tables/:id/log',
    {
      schema: {
        summary: 'The log of a finished game, seed included, as a file',
        params: idParam,
        headers: invited,
        response: { 200: z.unknown() },
      },
    },
    async (request, reply) => {
      const { params, headers, person, address } = request;
      replays.demand(address, monotonic());
      const table = await liveTables.table(params.id);
      demandEntry(table, person?.id ?? '', headers[INVITE_HEADER]);
      reply.header('content-disposition', `attachment; filename="moonstaff-${table.id}.json"`);
      return logOf(table, services.now());
    },
  );

  app.get(
    '/api/tables/:id/replay',
    {
      schema: {
        summary: 'A moment of a finished game, from a seat or as a spectator saw it',
        params: idParam,
        headers: invited,
        querystring: viewpoint,
        response: { 200: moment },
      },
    },
    async (request) => {
      const { params, query, headers, person, address } = request;
      replays.demand(address, monotonic());
      const table = await liveTables.table(params.id);
      demandEntry(table, person?.id ?? '', headers[INVITE_HEADER]);
      return moments.of(table, query.viewer, query.at, services.now(), costOf(services, request));
    },
  );
}
