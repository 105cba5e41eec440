import type { Result, ResultFilter, Results } from '@moonstaff/client';
import { HttpRefusal } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { ALL_GAMES } from './recorder.ts';
import type { StoredResult } from './result.ts';
import type { ResultQuery } from './store.ts';

/** At most this many people can match a name. */
const MATCHES = 50;

/** A page of somebody's games, or of a club's. The caller has checked that they may be seen. */
export async function readResults(
  services: Services,
  asked: Omit<ResultFilter, 'limit'> & { readonly limit: number },
  whose: { readonly person?: string; readonly club?: string },
): Promise<Results> {
  const { results } = services;
  const { game, board, won, limit } = asked;
  const withOneOf = await withWhom(services, asked, whose);
  const query: ResultQuery = {
    ...whose,
    limit: limit + 1,
    ...(game !== undefined && { game }),
    ...(board !== undefined && { board }),
    ...(won !== undefined && { won }),
    ...(withOneOf !== undefined && { withOneOf }),
    ...(asked.after !== undefined && { after: placeIn(asked.after) }),
  };
  const [found, tallies] = await Promise.all([
    results.list(query),
    results.tallies(whose.club ?? '', whose.person ?? ''),
  ]);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    results: await withNames(services, page),
    total: tallies.get(game ?? ALL_GAMES)?.games ?? 0,
    ...(last !== undefined && { next: `${last.finishedAt}-${last.table}` }),
  };
}

/** Where the page before ended. */
function placeIn(after: string): { readonly finishedAt: number; readonly table: string } {
  const [, time = '', table = ''] = /^(\d{1,16})-([A-Za-z0-9_-]{1,64})$/.exec(after) ?? [];
  if (table === '') throw new HttpRefusal(400, 'server.http.shape', { position: 'after', reason: 'pattern' });
  return { finishedAt: Number(time), table };
}

/** Whose company is asked for, by id or by a part of the name. */
async function withWhom(
  { clubs, results, store }: Services,
  { with: other, name }: Pick<ResultFilter, 'with' | 'name'>,
  { person, club }: { readonly person?: string; readonly club?: string },
): Promise<readonly string[] | undefined> {
  if (other !== undefined) return [other];
  const wanted = fold(name ?? '');
  if (wanted === '') return undefined;
  const known =
    club !== undefined
      ? new Map((await clubs.members(club)).map((member) => [member.person, member.name]))
      : await store.people.names((await results.opponents('', person ?? '', ALL_GAMES, 500)).map((pair) => pair.other));
  return [...known]
    .filter(([, called]) => fold(called).includes(wanted))
    .map(([id]) => id)
    .slice(0, MATCHES);
}

/** Without case and accents, so that "zaneta" finds "Żaneta". */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export async function withNames({ store }: Pick<Services, 'store'>, page: readonly StoredResult[]): Promise<Result[]> {
  const people = new Set(page.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
  const names = await store.people.names([...people]);
  return page.map((result) => ({
    ...result,
    seats: result.seats.map((seat) => ({ ...seat, name: names.get(seat.person ?? '') ?? '' })),
  }));
}
