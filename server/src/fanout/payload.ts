import type { News, TableNews } from './index.ts';

/** PostgreSQL takes payloads of less than 8000 bytes. */
export const MAX_PAYLOAD = 7500;

/** Records longer than this are looked up instead: they'd keep the news of other tables waiting. */
const MAX_RECORDS = 3000;

const sizeOf = (news: TableNews): number =>
  (news.records ?? []).reduce((bytes, { body }) => bytes + Buffer.byteLength(body), 0);

/** News that takes the place of what waits under the same key, without losing anything of it. */
export function mergeNews(waiting: News | undefined, news: News): News {
  // What replaces a question still asks it.
  if (news.kind === 'here') return waiting?.kind === 'here' && waiting.asks ? { ...news, asks: true } : news;
  if (news.kind !== 'table') return news;
  const earlier = waiting?.kind === 'table' ? waiting.records : [];
  const joined = { ...news, records: [...(earlier ?? []), ...(news.records ?? [])] };
  // One of them travels without its records: then the others are of no use either.
  const whole = earlier !== undefined && news.records !== undefined;
  return whole && sizeOf(joined) <= MAX_RECORDS ? joined : { kind: 'table', table: news.table, seq: news.seq };
}

/** What nodes send each other. */
export interface Payload {
  readonly node: string;
  readonly news: readonly News[];
}

/**
 * Takes from what waits as much as fits one payload: moves first, for somebody waits for them; who looks at which
 * table is repeated for all tables at once, and can wait. Nothing when nothing waits.
 */
export function nextPayload(node: string, waiting: Map<string, News>): string | undefined {
  const batch: News[] = [];
  let bytes = Buffer.byteLength(JSON.stringify({ node, news: batch } satisfies Payload));
  for (const [key, news] of byUrgency(waiting)) {
    bytes += Buffer.byteLength(JSON.stringify(news)) + 1;
    if (batch.length > 0 && bytes > MAX_PAYLOAD) break;
    batch.push(news);
    waiting.delete(key);
  }
  return batch.length === 0 ? undefined : JSON.stringify({ node, news: batch } satisfies Payload);
}

const byUrgency = (waiting: ReadonlyMap<string, News>): readonly [string, News][] =>
  [...waiting].sort(([, a], [, b]) => Number(a.kind === 'here') - Number(b.kind === 'here'));
