import {
  confirmApp,
  factorAdded,
  factors,
  newApp,
  newPasskey,
  passkeyOptions,
  signIn,
  withPassword,
} from '@moonstaff/client';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Limiter } from '../../limits.ts';
import { demandPassword, knownBy } from '../../people/account.ts';
import * as second from '../../people/factors/index.ts';
import { type Site, siteOf } from '../../people/factors/passkey.ts';
import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { idParam } from '../params.ts';
import { personOf, SETTING_UP } from '../person.ts';
import { HttpRefusal } from '../problem.ts';

const siteIn = ({ headers, secure }: FastifyRequest): Site | undefined => siteOf(headers.host, secure);

function demandSite(request: FastifyRequest): Site {
  const site = siteIn(request);
  if (site === undefined) throw new HttpRefusal(409, 'server.factor.insecure');
  return site;
}

/** A second factor besides the password: apps, passkeys and recovery codes. */
export function factorRoutes(app: App, services: Services): void {
  const { store, limits, monotonic, log } = services;
  const tries = new Limiter(limits.codes);
  /** Somebody who only found an open browser can't change what guards the account. */
  const demandAgain = async (request: FastifyRequest, password: string): Promise<void> => {
    const person = personOf(request);
    tries.demand(person.id, monotonic());
    await demandPassword(services, person, password);
  };
  const noteChange = ({ address, person }: FastifyRequest, what: string): void =>
    log.info('account.changed', { what, address, person: person?.id });

  app.get(
    '/api/me/factors',
    { config: SETTING_UP, schema: { summary: 'My second factors', response: { 200: factors } } },
    async (request) => second.showFactors(services, personOf(request), siteIn(request)),
  );

  app.post(
    '/api/me/factors/app',
    {
      config: SETTING_UP,
      schema: { summary: 'Start adding an app that shows codes', body: withPassword, response: { 201: newApp } },
    },
    async (request, reply) => {
      await demandAgain(request, request.body.password);
      reply.code(201);
      return second.startApp(services, personOf(request));
    },
  );

  app.post(
    '/api/me/factors/app/confirm',
    {
      config: SETTING_UP,
      schema: { summary: 'Confirm an app with a code it shows', body: confirmApp, response: { 200: factorAdded } },
    },
    async (request) => {
      const { id, code } = request.body;
      tries.demand(personOf(request).id, monotonic());
      const added = await second.confirmApp(services, personOf(request), id, code);
      noteChange(request, 'second factor added');
      return added;
    },
  );

  app.post(
    '/api/me/factors/passkey',
    {
      config: SETTING_UP,
      schema: { summary: 'Start adding a passkey', body: withPassword, response: { 200: passkeyOptions } },
    },
    async (request) => {
      const site = demandSite(request);
      await demandAgain(request, request.body.password);
      return { options: { ...(await second.startPasskey(services, personOf(request), site)) } };
    },
  );

  app.post(
    '/api/me/factors/passkey/confirm',
    {
      config: SETTING_UP,
      schema: { summary: 'Add a passkey', body: newPasskey, response: { 200: factorAdded } },
    },
    async (request) => {
      const { name, answer } = request.body;
      const added = await second.confirmPasskey(services, personOf(request), demandSite(request), name, answer);
      noteChange(request, 'second factor added');
      return added;
    },
  );

  app.post(
    '/api/me/factors/:id/remove',
    {
      config: SETTING_UP,
      schema: { summary: 'Remove a second factor', params: idParam, body: withPassword, response: { 204: z.void() } },
    },
    async (request, reply) => {
      const person = personOf(request);
      await demandAgain(request, request.body.password);
      if (!(await store.factors.remove(person.id, request.params.id))) throw new HttpRefusal(404, 'server.factor.none');
      noteChange(request, 'second factor removed');
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/sign-in/passkey',
    {
      schema: {
        summary: 'What a browser needs to sign in with a passkey, for those who know the password',
        body: signIn.pick({ username: true, password: true }),
        response: { 200: passkeyOptions },
      },
    },
    async (request) => {
      const { body, address } = request;
      const site = demandSite(request);
      tries.demand(`${body.username.toLowerCase()} ${address}`, monotonic());
      const person = await knownBy(services, body);
      return { options: { ...(await second.askForPasskey(services, person, site)) } };
    },
  );
}
