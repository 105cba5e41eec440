import type { Api, ClubSummary, TableSummary } from '@moonstaff/client';
import { serverApi } from './api.ts';
import { whoAmI } from './open.ts';

/** What I have at the server. */
interface MyTables {
  readonly me: string | undefined;
  /** Those that aren't over. */
  readonly mine: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
  /** How many games I've finished, in all. */
  readonly played: number;
  readonly clubs: readonly ClubSummary[];
}

export const NO_TABLES: MyTables = { me: undefined, mine: [], finished: [], played: 0, clubs: [] };

/** My tables and clubs on the server. Nothing if it can't be reached or doesn't know me. */
export async function myTables(api: Pick<Api, 'me' | 'tables' | 'clubs' | 'results'> = serverApi()): Promise<MyTables> {
  try {
    const me = await whoAmI(api);
    if (me === undefined) return NO_TABLES;
    const [mine, finished, clubs, { total: played }] = await Promise.all([
      api.tables('mine'),
      api.tables('finished'),
      api.clubs(),
      api.results({ limit: 1 }),
    ]);
    return { me: me.id, mine, finished, played, clubs };
  } catch {
    return NO_TABLES;
  }
}
