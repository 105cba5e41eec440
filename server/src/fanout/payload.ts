import type { News } from './index.ts';

/** PostgreSQL takes payloads of less than 8000 bytes. */
export const MAX_PAYLOAD = 7500;

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
