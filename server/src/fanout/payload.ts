import type { News, TableNews } from './index.ts';

/** PostgreSQL accepts payloads of less than 8000 bytes. */
export const MAX_PAYLOAD = 7500;

/** Longer records aren't sent along: they'd delay the news of other tables. Nodes read them from the database. */
const MAX_RECORDS = 3000;

const sizeOf = (news: TableNews): number =>
  (news.records ?? []).reduce((bytes, { body }) => bytes + Buffer.byteLength(body), 0);

/** Replaces waiting news of the same key, without losing any of its content. */
export function mergeNews(waiting: News | undefined, news: News): News {
  // If the old news asked, the new one still has to.
  if (news.kind === 'here') return waiting?.kind === 'here' && waiting.asks ? { ...news, asks: true } : news;
  if (news.kind !== 'table') return news;
  const earlier = waiting?.kind === 'table' ? waiting.records : [];
  const joined = { ...news, records: [...(earlier ?? []), ...(news.records ?? [])] };
  // If one of them has no records, the records of the other are useless.
  const whole = earlier !== undefined && news.records !== undefined;
  return whole && sizeOf(joined) <= MAX_RECORDS ? joined : { kind: 'table', table: news.table, seq: news.seq };
}

/** One NOTIFY message. */
export interface Payload {
  readonly node: string;
  readonly news: readonly News[];
}

/**
 * Takes as much waiting news as fits into one payload, or nothing if there's none. Moves go first because somebody is
 * waiting for them. Presence is repeated regularly for all tables, so it can wait.
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
