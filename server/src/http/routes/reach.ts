import { me, newWay, reach, resetAsked, resetDone, tested, wayChange, wishesChange } from '@moonstaff/client';
import { z } from 'zod';
import { Limiter } from '../../limits.ts';
import { showMe } from '../../people/account.ts';
import { askReset, finishReset } from '../../people/reset.ts';
import type { StoredWay } from '../../reach/store.ts';
import { addWay, changeWishes, connectTelegram, reachOf, testWay } from '../../reach/ways.ts';
import type { Services } from '../../services.ts';
import type { Person } from '../../store/index.ts';
import type { App } from '../app.ts';
import { idParam } from '../params.ts';
import { PERSON, personOf } from '../person.ts';
import { HttpRefusal } from '../problem.ts';

/** How people are reached while they're away, and how they get back in. */
export function reachRoutes(app: App, services: Services): void {
  const { limits, quotas, monotonic, log, store } = services;
  const { mails, mailsTo } = quotas;
  const tests = new Limiter(limits.tests);
  const signIns = new Limiter(limits.signIns);
  const ownWay = async (person: Person, id: string): Promise<StoredWay> => {
    const way = await services.reach.way(id);
    if (way?.person !== person.id) throw new HttpRefusal(404, 'server.reach.none');
    return way;
  };
  const answer = async (person: Person) => reachOf(services, (await store.people.byId(person.id)) ?? person);

  app.get(
    '/api/me/reach',
    { config: PERSON, schema: { summary: 'How I’m reached while I’m away', response: { 200: reach } } },
    async (request) => reachOf(services, personOf(request)),
  );

  app.patch(
    '/api/me/reach',
    {
      config: PERSON,
      schema: {
        summary: 'Change what I’m told, over which ways, and when',
        body: wishesChange,
        response: { 200: reach },
      },
    },
    async (request) => {
      const person = personOf(request);
      await changeWishes(services, person, request.body);
      return answer(person);
    },
  );

  app.post(
    '/api/me/ways',
    {
      config: PERSON,
      schema: { summary: 'Add a way to reach me; it’s on at once', body: newWay, response: { 201: reach } },
    },
    async (request, reply) => {
      const { body, address } = request;
      const person = personOf(request);
      tests.demand(person.id, monotonic());
      if (body.kind === 'mail') {
        mails.demand(person.id, monotonic());
        mails.demand(address, monotonic());
        mailsTo.demand(body.email.toLowerCase(), monotonic());
      }
      await addWay(services, person, body, services.sessions.hashIn(request.cookies, request.secure));
      reply.code(201);
      return answer(person);
    },
  );

  app.patch(
    '/api/me/ways/:id',
    {
      config: PERSON,
      schema: { summary: 'Switch a way on or off', params: idParam, body: wayChange, response: { 200: reach } },
    },
    async (request) => {
      const person = personOf(request);
      const { id } = await ownWay(person, request.params.id);
      await services.reach.setOn(id, request.body.on);
      return answer(person);
    },
  );

  app.delete(
    '/api/me/ways/:id',
    { config: PERSON, schema: { summary: 'Remove a way', params: idParam, response: { 200: reach } } },
    async (request) => {
      const person = personOf(request);
      const { id } = await ownWay(person, request.params.id);
      await services.reach.remove(id);
      return answer(person);
    },
  );

  app.post(
    '/api/me/ways/:id/connect',
    {
      config: PERSON,
      schema: { summary: 'Look whether Start was pressed in the bot', params: idParam, response: { 200: reach } },
    },
    async (request) => {
      const person = personOf(request);
      tests.demand(person.id, monotonic());
      await connectTelegram(services, await ownWay(person, request.params.id));
      return answer(person);
    },
  );

  app.post(
    '/api/me/ways/:id/test',
    {
      config: PERSON,
      schema: { summary: 'Send a test over a way', params: idParam, response: { 200: tested } },
    },
    async (request) => {
      const person = personOf(request);
      tests.demand(person.id, monotonic());
      return testWay(services, person, await ownWay(person, request.params.id));
    },
  );

  app.post(
    '/api/reset',
    {
      schema: {
        summary: 'Ask for a link by mail to choose a new password. The answer doesn’t say whether there’s an account.',
        body: resetAsked,
        response: { 202: z.void() },
      },
    },
    async ({ body, address }, reply) => {
      mails.demand(address, monotonic());
      askReset(services, body.who, (email) => mailsTo.take(email.toLowerCase(), monotonic()));
      return reply.code(202).send();
    },
  );

  app.post(
    '/api/reset/done',
    {
      schema: { summary: 'Choose a new password with the code from the mail', body: resetDone, response: { 200: me } },
    },
    async ({ body, address }) => {
      signIns.demand(address, monotonic());
      const person = await finishReset(services, body.code, body.password);
      log.info('account.changed', { what: 'password reset by mail', address, person: person.id });
      return showMe(person);
    },
  );
}
