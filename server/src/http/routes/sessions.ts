import { endSession, sessionInfo } from '@moonstaff/client';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Limiter } from '../../limits.ts';
import { demandPassword } from '../../people/account.ts';
import type { Services } from '../../services.ts';
import type { Person } from '../../store/index.ts';
import type { App } from '../app.ts';
import { idParam } from '../params.ts';
import { PERSON, personOf } from '../person.ts';
import { HttpRefusal } from '../problem.ts';

/** Where a person is signed in. */
export function sessionRoutes(app: App, services: Services): void {
  const { sessions, limits, monotonic, log, sessionEnded } = services;
  const tries = new Limiter(limits.codes);
  /** Somebody who only found an open browser can't lock its owner out of the others. */
  const demandAgain = async (request: FastifyRequest, password: string | undefined): Promise<Person> => {
    const person = personOf(request);
    tries.demand(person.id, monotonic());
    if (person.username !== undefined) await demandPassword(services, person, password ?? '');
    return person;
  };
  const noteEnd = ({ address }: FastifyRequest, person: Person, what: string): void => {
    log.info('account.changed', { what, address, person: person.id });
    sessionEnded(person.id);
  };

  app.get(
    '/api/me/sessions',
    { config: PERSON, schema: { summary: 'Where I’m signed in', response: { 200: z.array(sessionInfo) } } },
    async (request) => [...(await sessions.list(personOf(request), request.cookies, request.secure))],
  );

  app.post(
    '/api/me/sessions/:id/end',
    {
      config: PERSON,
      schema: { summary: 'Sign out one browser', params: idParam, body: endSession, response: { 204: z.void() } },
    },
    async (request, reply) => {
      const person = await demandAgain(request, request.body.password);
      if (!(await sessions.endOther(person, request.params.id))) throw new HttpRefusal(404, 'server.session.none');
      noteEnd(request, person, 'session ended');
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/sessions/end-others',
    {
      config: PERSON,
      schema: { summary: 'Sign out all browsers but this one', body: endSession, response: { 204: z.void() } },
    },
    async (request, reply) => {
      const person = await demandAgain(request, request.body.password);
      await sessions.endOthers(person, request.cookies, request.secure);
      noteEnd(request, person, 'other sessions ended');
      return reply.code(204).send();
    },
  );
}
