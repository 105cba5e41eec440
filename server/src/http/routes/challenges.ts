import { challengeResult, challenges as challengesSchema, day, id, week } from '@moonstaff/client';
import { z } from 'zod';
import { Limiter } from '../../limits.ts';
import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { idParam } from '../params.ts';
import { PERSON, personOf } from '../person.ts';

const ofDay = z.object({ day, game: z.string().max(32) });

/** One deal a day in each game: the offer, the one try, and the results. */
export function challengeRoutes(app: App, { challenges, limits, monotonic }: Services): void {
  const newTables = new Limiter(limits.newTables);
  const replays = new Limiter(limits.replays);
  app.get(
    '/api/challenges',
    {
      schema: {
        summary: 'Today’s challenges: one deal in each game, the same for everybody',
        response: { 200: challengesSchema },
      },
    },
    async ({ person }) => challenges.today(person?.id),
  );

  app.get(
    '/api/challenges/week',
    {
      config: PERSON,
      schema: { summary: 'Who did best in the challenges of the last seven days', response: { 200: week } },
    },
    async (request) => challenges.week(personOf(request)),
  );

  app.post(
    '/api/challenges/:day/:game/try',
    {
      config: PERSON,
      schema: {
        summary: 'Start my one try at today’s challenge, or find the one I’ve started',
        params: ofDay,
        response: { 200: z.object({ table: id }) },
      },
    },
    async (request) => {
      const person = personOf(request);
      newTables.demand(person.id, monotonic());
      return { table: await challenges.start(request.params, person) };
    },
  );

  app.get(
    '/api/challenges/:day/:game',
    {
      config: PERSON,
      schema: {
        summary: 'Everybody’s results, once I’ve finished my try or the day is over',
        params: ofDay,
        response: { 200: challengeResult },
      },
    },
    async (request) => challenges.result(request.params, personOf(request)),
  );

  app.get(
    '/api/challenges/:day/:game/logs/:id',
    {
      config: PERSON,
      schema: {
        summary: 'Once the day is over: the log of a try (by its table), of a level of bots, or of the `best` line',
        params: ofDay.extend(idParam.shape),
        response: { 200: z.unknown() },
      },
    },
    async (request) => {
      const person = personOf(request);
      replays.demand(person.id, monotonic());
      return challenges.log(request.params, person, request.params.id);
    },
  );
}
