import { id, personPage, resultFilter, results, standing } from '@moonstaff/client';
import { z } from 'zod';
import { demandClub } from '../../clubs/clubs.ts';
import { GAMES_TO_A_RATING } from '../../ratings/rate.ts';
import { standingsOf } from '../../ratings/standings.ts';
import { demandShown, readPerson } from '../../results/person.ts';
import { readResults } from '../../results/read.ts';
import { ALL_GAMES } from '../../results/recorder.ts';
import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { idParam } from '../params.ts';
import { PERSON, personOf } from '../person.ts';

const MAX_STANDINGS = 100;

const standingFilter = z.object({ game: z.string().max(32).default(ALL_GAMES), club: id.optional() });

/** Finished games and standings. */
export function resultRoutes(app: App, services: Services): void {
  const { store, ratings, clubs, results: stored, now } = services;
  app.get(
    '/api/results',
    {
      config: PERSON,
      schema: {
        summary: 'Finished games, newest first: mine, another person’s or those of one of my clubs',
        querystring: resultFilter,
        response: { 200: results },
      },
    },
    async (request) => {
      const me = personOf(request);
      const { query } = request;
      if (query.club !== undefined && query.person === undefined) {
        await demandClub(services, me, query.club);
        return readResults(services, query, { club: query.club });
      }
      const person = query.person ?? me.id;
      if (person !== me.id) await demandShown(services, person);
      if (query.club !== undefined) await demandClub(services, me, query.club);
      return readResults(services, query, { person, ...(query.club !== undefined && { club: query.club }) });
    },
  );

  app.get(
    '/api/people/:id',
    {
      config: PERSON,
      schema: { summary: 'Somebody’s page: their games and ratings', params: idParam, response: { 200: personPage } },
    },
    async (request) => readPerson(services, personOf(request), request.params.id),
  );

  app.get(
    '/api/standings',
    {
      config: PERSON,
      schema: {
        summary: 'Who plays best: on this server, or in one of my clubs',
        querystring: standingFilter,
        response: { 200: z.array(standing) },
      },
    },
    async (request) => {
      const { club, game } = request.query;
      if (club === undefined) {
        const best = await ratings.best(game, GAMES_TO_A_RATING, MAX_STANDINGS);
        const people = best.map(({ person }) => person);
        const [names, tallies] = await Promise.all([
          store.people.shownNames(people),
          stored.talliesOf('', people, game),
        ]);
        return standingsOf(best, names, tallies, now());
      }
      await demandClub(services, personOf(request), club);
      const members = await clubs.members(club);
      const names = new Map(members.map(({ person, name }) => [person, name]));
      const people = members.map(({ person }) => person);
      const [rated, tallies] = await Promise.all([ratings.inClub(club, people, game), stored.clubTallies(club, game)]);
      return standingsOf(rated, names, tallies, now());
    },
  );
}
