import { blocked, hostPage, id, newReport } from '@moonstaff/client';
import { z } from 'zod';
import { newId } from '../../ids.ts';
import { Limiter } from '../../limits.ts';
import { bodyOf, demandEntry } from '../../live/index.ts';
import type { Services } from '../../services.ts';
import type { Person } from '../../store/index.ts';
import type { App } from '../app.ts';
import { idParam } from '../params.ts';
import { PERSON, personOf } from '../person.ts';
import { HttpRefusal } from '../problem.ts';

const MAX_BLOCKED = 200;

/** Keeping people away, telling the operator, and what the host says about this server. */
export function safetyRoutes(app: App, services: Services): void {
  const { safety, store, liveTables, limits, monotonic, now, log, hostPages } = services;
  const reports = new Limiter(limits.reports);
  const other = async (me: Person, person: string): Promise<Person> => {
    const found = await store.people.byId(person);
    if (found === undefined || found.banned) throw new HttpRefusal(404, 'server.person.none');
    if (found.id === me.id) throw new HttpRefusal(409, 'server.seat.yourself');
    return found;
  };

  app.get(
    '/api/me/blocks',
    { config: PERSON, schema: { summary: 'Whom I’ve blocked', response: { 200: z.array(blocked) } } },
    async (request) => [...(await safety.blockedBy(personOf(request).id))],
  );

  app.post(
    '/api/me/blocks',
    {
      config: PERSON,
      schema: {
        summary: 'Block a person: I don’t read or get messages from them, and they can’t sit down at my tables',
        body: z.strictObject({ person: id }),
        response: { 200: z.array(blocked) },
      },
    },
    async (request) => {
      const me = personOf(request);
      const { id: person } = await other(me, request.body.person);
      if ((await safety.blockedBy(me.id)).length >= MAX_BLOCKED)
        throw new HttpRefusal(409, 'server.block.many', { limit: MAX_BLOCKED });
      await safety.block(me.id, person, now());
      return [...(await safety.blockedBy(me.id))];
    },
  );

  app.delete(
    '/api/me/blocks/:id',
    { config: PERSON, schema: { summary: 'Unblock a person', params: idParam, response: { 200: z.array(blocked) } } },
    async (request) => {
      const me = personOf(request);
      await safety.unblock(me.id, request.params.id);
      return [...(await safety.blockedBy(me.id))];
    },
  );

  app.post(
    '/api/reports',
    {
      config: PERSON,
      schema: {
        summary: 'Report a person, or what they wrote at a table, to the operator',
        body: newReport,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const me = personOf(request);
      const { body } = request;
      const { id: about } = await other(me, body.person);
      reports.demand(me.id, monotonic());
      const quote = await quoteOf(me, body.table, body.seq, about);
      const { table, seq, words } = body;
      await safety.report({ id: newId(), at: now(), sender: me.id, about, table, seq, quote, words });
      log.warn('report', { by: me.id, about, table });
      return reply.code(204).send();
    },
  );

  /** The message that's reported, if I may read that table. */
  const quoteOf = async (
    me: Person,
    table: string | undefined,
    seq: number | undefined,
    about: string,
  ): Promise<string | undefined> => {
    if (table === undefined) return undefined;
    demandEntry(await liveTables.table(table), me.id, undefined);
    if (seq === undefined) return undefined;
    const [record] = await store.tables.records(table, seq - 1, 1);
    const said = record === undefined ? undefined : bodyOf(record);
    if ((said?.kind !== 'chat' && said?.kind !== 'aside') || said.person !== about)
      throw new HttpRefusal(404, 'server.report.none');
    return said.text;
  };

  app.get(
    '/api/pages/:page',
    {
      schema: {
        summary: 'A page the host has set',
        params: z.object({ page: hostPage }),
        response: { 200: z.object({ text: z.string() }) },
      },
    },
    async ({ params }) => {
      const text = hostPages[params.page];
      if (text === undefined) throw new HttpRefusal(404, 'server.http.path');
      return { text };
    },
  );
}
