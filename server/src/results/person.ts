import type { PersonGame, PersonPage } from '@moonstaff/client';
import { HttpRefusal } from '../http/problem.ts';
import { GAMES_TO_A_RATING } from '../ratings/rate.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/index.ts';
import { withNames } from './read.ts';
import { ALL_GAMES } from './recorder.ts';

/** A page is about this many games at most, the newest ones. */
const MOST = 500;

/** Somebody's page, unless they hide it from others. */
export async function readPerson(services: Services, me: Person, id: string): Promise<PersonPage> {
  const { store, clubs, results, ratings } = services;
  const person = id === me.id ? me : await demandShown(services, id);
  const [played, tallies, own, theirs] = await Promise.all([
    results.played(id, MOST),
    results.tallies('', id),
    clubs.of(me.id),
    clubs.of(id),
  ]);
  const games = [...new Set(played.map(({ result }) => result.game))];
  const places = await Promise.all(games.map((game) => ratings.placeOf(id, game, GAMES_TO_A_RATING)));
  const named = await withNames(
    { store },
    played.map(({ result }) => result),
  );
  const shared = new Set(own.map((club) => club.id));
  return {
    person: id,
    name: person.name,
    since: person.createdAt,
    hidden: person.hidden,
    total: tallies.get(ALL_GAMES)?.games ?? 0,
    clubs: theirs.filter((club) => shared.has(club.id)).map((club) => ({ id: club.id, name: club.name })),
    places: places.flatMap((place) => place ?? []),
    games: named.map((result, i): PersonGame => {
      const takes = played[i]?.takes ?? [];
      return { ...result, own: result.seats.find((seat) => seat.person === id)?.seat ?? 0, takes: [...takes] };
    }),
  };
}

/** Somebody who hides their page hides their list of games too. */
export async function demandShown({ store }: Pick<Services, 'store'>, id: string): Promise<Person> {
  const found = await store.people.byId(id);
  if (found === undefined || found.banned) throw new HttpRefusal(404, 'server.person.none');
  if (found.hidden) throw new HttpRefusal(403, 'server.person.hidden');
  return found;
}
