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
import { dataOf, deletePerson } from '../../people/leaving.ts';
import type { Services } from '../../services.ts';
import { HttpRefusal } from '../problem.ts';
import { type Route, route } from '../route.ts';

/** Guests, accounts, sessions and tokens. */
export function peopleRoutes(services: Services): readonly Route[] {
  const { sessions, limits, now, store, log } = services;
  const newGuests = new Limiter(limits.newGuests);
  const signIns = new Limiter(limits.signIns);
  const mails = new Limiter(limits.mails);
  return [
    route({
      method: 'POST',
      path: '/api/guest',
      summary: 'Come in with nothing but a name',
      access: 'anyone',
      body: guest,
      reply: me,
      status: 201,
      handle: async ({ body, address, secure, setHeader }) => {
        newGuests.demand(address, now());
        const person = await account.newGuest(services, body.name);
        log.info('guest', { address, person: person.id });
        setHeader('set-cookie', await sessions.begin(person.id, secure));
        return account.showMe(person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/sign-in',
      summary: 'Sign in with user name and password',
      access: 'anyone',
      body: signIn,
      reply: me,
      handle: async ({ body, address, cookie, secure, setHeader }) => {
        signIns.demand(address, now());
        signIns.demand(`name ${body.username.toLowerCase()}`, now());
        const person = await account.signIn(services, body).catch((error: unknown) => {
          log.warn('sign-in.failed', { address });
          throw error;
        });
        log.info('sign-in', { address, person: person.id });
        if (body.newPassword !== undefined)
          log.info('account.changed', { what: 'password', address, person: person.id });
        await sessions.end(cookie, secure);
        setHeader('set-cookie', await sessions.begin(person.id, secure));
        return account.showMe(person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/sign-out',
      summary: 'End this session',
      access: 'anyone',
      handle: async ({ address, cookie, secure, setHeader }, person) => {
        log.info('sign-out', { address, person: person?.id });
        setHeader('set-cookie', await sessions.end(cookie, secure));
        return undefined;
      },
    }),
    route({
      method: 'POST',
      path: '/api/sign-out-everywhere',
      summary: 'End all sessions of this person, revoke their tokens and close their sockets',
      access: 'person',
      handle: async ({ address, cookie, secure, setHeader }, person) => {
        await account.signOutEverywhere(services, person);
        log.info('sign-out.everywhere', { address, person: person.id });
        setHeader('set-cookie', await sessions.end(cookie, secure));
        return undefined;
      },
    }),
    route({
      method: 'GET',
      path: '/api/me',
      summary: 'Who I am',
      access: 'person',
      reply: me,
      handle: async (_, person) => account.showMe(person),
    }),
    route({
      method: 'PATCH',
      path: '/api/me',
      summary: 'Change my name, language, and how I am told things',
      access: 'person',
      body: profileChange,
      reply: me,
      handle: async ({ body, address }, person) => {
        if (body.email !== undefined && body.email !== '') {
          mails.demand(person.id, now());
          mails.demand(address, now());
        }
        return account.showMe(await account.changeProfile(services, person, body));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      summary: 'Delete my account: running games are resigned, my name and chat are struck out',
      access: 'person',
      handle: async ({ address, cookie, secure, setHeader }, person) => {
        await deletePerson(services, person);
        log.info('account.deleted', { address, person: person.id });
        setHeader('set-cookie', await sessions.end(cookie, secure));
        return undefined;
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/data',
      summary: 'Everything the server knows about me',
      access: 'person',
      reply: z.unknown(),
      handle: async ({ setHeader }, person) => {
        setHeader('content-disposition', 'attachment; filename="moonstaff-data.json"');
        return dataOf(services, person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/claim',
      summary: 'Take a user name and a password, to sign in elsewhere',
      access: 'person',
      body: credentials,
      reply: me,
      handle: async ({ body, address }, person) => {
        signIns.demand(address, now());
        const claimed = await account.claim(services, person, body.username, body.password);
        log.info('account.claimed', { address, person: person.id });
        return account.showMe(claimed);
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/password',
      summary: 'Change the password; all sessions end and all tokens are revoked',
      access: 'person',
      body: newPassword,
      handle: async ({ body, address, secure, setHeader }, person) => {
        signIns.demand(address, now());
        await account.changePassword(services, person, body.old, body.password);
        log.info('account.changed', { what: 'password', address, person: person.id });
        setHeader('set-cookie', await sessions.begin(person.id, secure));
        return undefined;
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/email',
      summary: 'Confirm the e-mail address with the code that was sent to it',
      access: 'person',
      body: emailCode,
      reply: me,
      handle: async ({ body }, person) => {
        signIns.demand(`email ${person.id}`, now());
        return account.showMe(await account.confirmEmail(services, person, body.code));
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/tokens',
      summary: 'My API tokens',
      access: 'person',
      reply: z.array(tokenInfo),
      handle: async (_, person) => (await store.people.tokens(person.id)).map(account.showToken),
    }),
    route({
      method: 'POST',
      path: '/api/me/tokens',
      summary: 'A new API token, shown this once',
      access: 'person',
      body: newToken,
      reply: tokenShown,
      status: 201,
      handle: async ({ body, address }, person) => {
        const made = await account.newToken(services, person, body.name);
        log.info('account.changed', { what: 'new token', id: made.id, address, person: person.id });
        return made;
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/tokens/:id',
      summary: 'Revoke a token',
      access: 'person',
      handle: async ({ params, address }, person) => {
        const id = params['id'] ?? '';
        if (!(await store.people.removeToken(person.id, id))) throw new HttpRefusal(404, 'server.token.none');
        log.info('account.changed', { what: 'token revoked', id, address, person: person.id });
        return undefined;
      },
    }),
  ];
}
