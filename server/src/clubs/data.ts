import { withNames } from '../results/read.ts';
import type { StoredResult } from '../results/result.ts';
import type { Services } from '../services.ts';
import type { StoredClub } from './store.ts';

const PAGE = 500;

/** Everything the server knows about a club, for its owner to download. The link's code stays out: it's a key. */
export async function clubData(
  { clubs, results, store }: Services,
  { code: _, ...club }: StoredClub,
): Promise<unknown> {
  const games: StoredResult[] = [];
  for (let last: StoredResult | undefined; ; ) {
    const after = last === undefined ? {} : { after: { finishedAt: last.finishedAt, table: last.table } };
    const page: readonly StoredResult[] = await results.list({ club: club.id, limit: PAGE, ...after });
    games.push(...page);
    last = page.at(-1);
    if (page.length < PAGE) break;
  }
  const members = await clubs.members(club.id);
  return {
    club,
    members: members.map(({ person, name }) => ({ person, name })),
    games: await withNames({ store }, games),
  };
}
