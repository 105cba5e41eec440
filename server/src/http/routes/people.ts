import { Readable } from 'node:stream';
import {
  credentials,
  emailCode,
  guest,
  me,
  newPassword,
  newToken,
  profileChange,
  signIn,
  tokenInfo,
  tokenShown,
} from '@moonstaff/client';
import { z } from 'zod';
import { Limiter } from '../../limits.ts';
import * as account from '../../people/account.ts';
import { siteOf } from '../../people/factors/passkey.ts';
import { dataOf, deletePerson } from '../../people/leaving.ts';
import { SignInLimits } from '../../people/sign-in-limits.ts';
import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { idParam } from '../params.ts';
import { PERSON, personOf, SETTING_UP } from '../person.ts';
import { HttpRefusal } from '../problem.ts';

/** Guests, accounts, sessions and tokens. */
export function peopleRoutes(app: App, services: Services): void {
  const { sessions, limits, quotas, monotonic, store, log } = services;
  const newGuests = new Limiter(limits.newGuests);
  const signIns = new Limiter(limits.signIns);
  const tries = new SignInLimits(limits);
  const { mails, mailsTo } = quotas;
  const downloads = new Limiter(limits.downloads);
  app.post(
    '/api/guest',
    { schema: { summary: 'Join as a guest with just a name', body: guest, response: { 201: me } } },
    async (request, reply) => {
      const { body, address, secure, headers } = request;
      newGuests.demand(address, monotonic());
      const person = await account.newGuest(services, body.name);
      log.info('guest', { address, person: person.id });
      reply.setCookie(...(await sessions.begin(person.id, secure, headers['user-agent'])));
      reply.code(201);
      return account.showMe(person);
    },
  );

  app.post(
    '/api/sign-in',
    { schema: { summary: 'Sign in with user name and password', body: signIn, response: { 200: me } } },
    async (request, reply) => {
      const { body, address, secure, headers, cookies } = request;
      const device = sessions.deviceOf(cookies, body.username, secure);
      tries.demand({ username: body.username, address, device }, monotonic());
      const person = await account.signIn(services, body, siteOf(headers.host, secure)).catch((error: unknown) => {
        log.warn('sign-in.failed', { address });
        throw error;
      });
      log.info('sign-in', { address, person: person.id });
      if (body.newPassword !== undefined) log.info('account.changed', { what: 'password', address, person: person.id });
      reply.setCookie(...(await sessions.begin(person.id, secure, headers['user-agent'], cookies)));
      reply.setCookie(...sessions.deviceCookie(body.username, secure));
      return account.showMe(person);
    },
  );

  app.post(
    '/api/sign-out',
    { schema: { summary: 'End this session', response: { 204: z.void() } } },
    async (request, reply) => {
      const { address, secure, cookies, person } = request;
      log.info('sign-out', { address, person: person?.id });
      reply.setCookie(...(await sessions.end(cookies, secure)));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/sign-out-everywhere',
    {
      config: PERSON,
      schema: {
        summary: 'End all my sessions, revoke my tokens and close my sockets',
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const { address, secure, cookies } = request;
      const person = personOf(request);
      await account.signOutEverywhere(services, person);
      log.info('sign-out.everywhere', { address, person: person.id });
      reply.setCookie(...(await sessions.end(cookies, secure)));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me',
    { config: SETTING_UP, schema: { summary: 'Who I am', response: { 200: me } } },
    async (request) => {
      const person = personOf(request);
      return account.showMe(person);
    },
  );

  app.patch(
    '/api/me',
    {
      config: PERSON,
      schema: {
        summary: 'Change my name, language and mail address',
        body: profileChange,
        response: { 200: me },
      },
    },
    async (request) => {
      const { body, address } = request;
      const person = personOf(request);
      if (body.email !== undefined && body.email !== '') {
        mails.demand(person.id, monotonic());
        mails.demand(address, monotonic());
        mailsTo.demand(body.email.toLowerCase(), monotonic());
      }
      return account.showMe(await account.changeProfile(services, person, body));
    },
  );

  app.delete(
    '/api/me',
    {
      config: PERSON,
      schema: {
        summary: 'Delete my account: resigns running games, erases my name and chat',
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const { address, secure, cookies } = request;
      const person = personOf(request);
      await deletePerson(services, person);
      log.info('account.deleted', { address, person: person.id });
      reply.setCookie(...(await sessions.end(cookies, secure)));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/data',
    { config: PERSON, schema: { summary: 'Everything the server knows about me', response: { 200: z.unknown() } } },
    async (request, reply) => {
      const person = personOf(request);
      downloads.demand(person.id, monotonic());
      reply.header('content-disposition', 'attachment; filename="moonstaff-data.json"');
      return reply.type('application/json; charset=utf-8').send(Readable.from(dataOf(services, person)));
    },
  );

  app.post(
    '/api/me/claim',
    {
      config: PERSON,
      schema: {
        summary: 'Choose a user name and password, to sign in elsewhere',
        body: credentials,
        response: { 200: me },
      },
    },
    async (request) => {
      const { body, address } = request;
      const person = personOf(request);
      signIns.demand(address, monotonic());
      const claimed = await account.claim(services, person, body.username, body.password);
      log.info('account.claimed', { address, person: person.id });
      return account.showMe(claimed);
    },
  );

  app.post(
    '/api/me/password',
    {
      config: PERSON,
      schema: {
        summary: 'Change the password; all sessions end and all tokens are revoked',
        body: newPassword,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const { body, address, secure, headers } = request;
      const person = personOf(request);
      signIns.demand(address, monotonic());
      await account.changePassword(services, person, body.old, body.password);
      log.info('account.changed', { what: 'password', address, person: person.id });
      reply.setCookie(...(await sessions.begin(person.id, secure, headers['user-agent'])));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/email',
    {
      config: PERSON,
      schema: {
        summary: 'Confirm the e-mail address with the code that was sent to it',
        body: emailCode,
        response: { 200: me },
      },
    },
    async (request) => {
      const { body } = request;
      const person = personOf(request);
      signIns.demand(`email ${person.id}`, monotonic());
      return account.showMe(await account.confirmEmail(services, person, body.code));
    },
  );

  app.get(
    '/api/me/tokens',
    { config: PERSON, schema: { summary: 'My API tokens', response: { 200: z.array(tokenInfo) } } },
    async (request) => {
      const person = personOf(request);
      return (await store.people.tokens(person.id)).map(account.showToken);
    },
  );

  app.post(
    '/api/me/tokens',
    {
      config: PERSON,
      schema: { summary: 'Create an API token; it is shown only once', body: newToken, response: { 201: tokenShown } },
    },
    async (request, reply) => {
      const { body, address } = request;
      const person = personOf(request);
      const made = await account.newToken(services, person, body.name);
      log.info('account.changed', { what: 'new token', id: made.id, address, person: person.id });
      reply.code(201);
      return made;
    },
  );

  app.delete(
    '/api/me/tokens/:id',
    { config: PERSON, schema: { summary: 'Revoke a token', params: idParam, response: { 204: z.void() } } },
    async (request, reply) => {
      const { params, address } = request;
      const person = personOf(request);
      const id = params.id;
      if (!(await store.people.removeToken(person.id, id))) throw new HttpRefusal(404, 'server.token.none');
      log.info('account.changed', { what: 'token revoked', id, address, person: person.id });
      return reply.code(204).send();
    },
  );
}
