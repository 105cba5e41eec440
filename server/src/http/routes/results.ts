import { id, resultFilter, results, standing } from '@moonstaff/client';
import { z } from 'zod';
import { demandClub } from '../../clubs/clubs.ts';
import { GAMES_TO_A_RATING } from '../../ratings/rate.ts';
import { standingsOf } from '../../ratings/standings.ts';
import { readResults } from '../../results/read.ts';
import { ALL_GAMES } from '../../results/recorder.ts';
import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { PERSON, personOf } from '../person.ts';
import { HttpRefusal } from '../problem.ts';

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
      await demandShown(services, me.id, person);
      if (query.club !== undefined) await demandClub(services, me, query.club);
      return readResults(services, query, { person, ...(query.club !== undefined && { club: query.club }) });
    },
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
      const [rated, tallies] = await Promise.all([ratings.of(people, game), stored.clubTallies(club, game)]);
      return standingsOf(rated, names, tallies, now());
    },
  );
}

/** Somebody who hides their page hides their list of games too. */
async function demandShown({ store }: Services, me: string, person: string): Promise<void> {
  if (person === me) return;
  const found = await store.people.byId(person);
  if (found === undefined || found.banned) throw new HttpRefusal(404, 'server.person.none');
  if (found.hidden) throw new HttpRefusal(403, 'server.person.hidden');
}
