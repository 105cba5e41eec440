import {
  club,
  clubChange,
  clubCode,
  clubDoor,
  clubSummary,
  INVITE_HEADER,
  id,
  newClub,
  pairing,
} from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { z } from 'zod';
import { sameAgain } from '../../clubs/again.ts';
import {
  changeClub,
  clubPage,
  demandClub,
  demandOwnClub,
  doorOf,
  foundClub,
  joinClub,
  myClubs,
  removeMember,
  renewLink,
} from '../../clubs/clubs.ts';
import { clubData } from '../../clubs/data.ts';
import { Limiter } from '../../limits.ts';
import { ALL_GAMES } from '../../results/recorder.ts';
import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { idParam, invited } from '../params.ts';
import { PERSON, personOf } from '../person.ts';
import { HttpRefusal } from '../problem.ts';

const opened = z.object({ table: id, invite: z.string() });
const founded = z.object({ id });
const memberParam = idParam.extend({ person: id });

/** How many people the head-to-head table of a club may ask about. */
const MAX_PAIRED = 12;
const paired = z.object({
  game: z.string().max(32).default(ALL_GAMES),
  people: z
    .string()
    .max(MAX_PAIRED * 23)
    .transform((list) => list.split(',').slice(0, MAX_PAIRED)),
});

/** Clubs: founding, joining, what members see, and what owners change. */
export function clubRoutes(app: App, services: Services): void {
  const { clubs, results, limits, monotonic } = services;
  const newClubs = new Limiter(limits.newTables);
  const wrongCodes = new Limiter(limits.wrongTokens);
  /** Addresses that keep guessing codes are soon refused without a lookup. */
  const guarded = async <T>(address: string, look: () => Promise<T>): Promise<T> => {
    if (!wrongCodes.has(address, monotonic())) throw new Refusal('server.limit.rate');
    return look().catch((error: unknown) => {
      if (error instanceof Refusal && error.phrase.key === 'server.club.link') wrongCodes.take(address, monotonic());
      throw error;
    });
  };
  app.get(
    '/api/clubs',
    { config: PERSON, schema: { summary: 'My clubs', response: { 200: z.array(clubSummary) } } },
    async (request) => myClubs(services, personOf(request)),
  );

  app.post(
    '/api/clubs',
    { config: PERSON, schema: { summary: 'Found a club', body: newClub, response: { 201: founded } } },
    async (request, reply) => {
      const person = personOf(request);
      newClubs.demand(person.id, monotonic());
      reply.code(201);
      return { id: (await foundClub(services, person, request.body)).id };
    },
  );

  app.get(
    '/api/club-door',
    {
      schema: {
        summary: 'What a club’s link leads to; the code goes into the header',
        headers: invited,
        response: { 200: clubDoor },
      },
    },
    async ({ headers, person, address }) => {
      return guarded(address, () => doorOf(services, person, headers[INVITE_HEADER] ?? ''));
    },
  );

  app.post(
    '/api/clubs/join',
    {
      config: PERSON,
      schema: {
        summary: 'Join a club by its link',
        body: z.strictObject({ code: clubCode }),
        response: { 200: founded },
      },
    },
    async (request) => {
      const { address, body } = request;
      return { id: await guarded(address, () => joinClub(services, personOf(request), body.code)) };
    },
  );

  app.get(
    '/api/clubs/:id',
    { config: PERSON, schema: { summary: 'One of my clubs', params: idParam, response: { 200: club } } },
    async (request) => clubPage(services, personOf(request), request.params.id),
  );

  app.patch(
    '/api/clubs/:id',
    {
      config: PERSON,
      schema: { summary: 'Change my club', params: idParam, body: clubChange, response: { 200: club } },
    },
    async (request) => {
      const person = personOf(request);
      await changeClub(services, person, request.params.id, request.body);
      return clubPage(services, person, request.params.id);
    },
  );

  app.delete(
    '/api/clubs/:id',
    { config: PERSON, schema: { summary: 'Delete my club', params: idParam, response: { 204: z.void() } } },
    async (request, reply) => {
      await demandOwnClub(services, personOf(request), request.params.id);
      await clubs.remove(request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/clubs/:id/renew',
    {
      config: PERSON,
      schema: { summary: 'Get a new link; the old one stops working', params: idParam, response: { 200: club } },
    },
    async (request) => {
      const person = personOf(request);
      await renewLink(services, person, request.params.id);
      return clubPage(services, person, request.params.id);
    },
  );

  app.delete(
    '/api/clubs/:id/members/:person',
    {
      config: PERSON,
      schema: { summary: 'Leave a club, or remove a member', params: memberParam, response: { 204: z.void() } },
    },
    async (request, reply) => {
      await removeMember(services, personOf(request), request.params.id, request.params.person);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/clubs/:id/coming',
    {
      config: PERSON,
      schema: {
        summary: 'Say whether I come to the next evening',
        params: idParam,
        body: z.strictObject({ coming: z.boolean() }),
        response: { 200: club },
      },
    },
    async (request) => {
      const person = personOf(request);
      const { eveningAt } = await demandClub(services, person, request.params.id);
      if (eveningAt === undefined) throw new HttpRefusal(409, 'server.club.noEvening');
      await clubs.answer(request.params.id, person.id, eveningAt, request.body.coming);
      return clubPage(services, person, request.params.id);
    },
  );

  app.post(
    '/api/clubs/:id/again',
    {
      config: PERSON,
      schema: {
        summary: 'Open a table for the people of the last game, and invite them',
        params: idParam,
        response: { 201: opened },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      newClubs.demand(person.id, monotonic());
      const table = await sameAgain(services, person, request.params.id);
      reply.code(201);
      return { table: table.id, invite: table.invite };
    },
  );

  app.get(
    '/api/clubs/:id/pairs',
    {
      config: PERSON,
      schema: {
        summary: 'How often members were ahead of each other',
        params: idParam,
        querystring: paired,
        response: { 200: z.array(pairing) },
      },
    },
    async (request) => {
      await demandClub(services, personOf(request), request.params.id);
      const { people, game } = request.query;
      return [...(await results.clubPairs(request.params.id, people, game))];
    },
  );

  app.get(
    '/api/clubs/:id/data',
    {
      config: PERSON,
      schema: { summary: 'Everything about my club, as a file', params: idParam, response: { 200: z.unknown() } },
    },
    async (request, reply) => {
      const own = await demandOwnClub(services, personOf(request), request.params.id);
      reply.header('content-disposition', 'attachment; filename="moonstaff-club.json"');
      return clubData(services, own);
    },
  );
}
