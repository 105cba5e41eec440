import { useEffect, useState } from 'react';
import type { TalkLine } from '../server/history.ts';

type Person = string | undefined;

/** Up to which line the talk of each table had been seen when it was last closed. */
const closedAt = new Map<string, number>();

/** Where the talk was left. Asked for when it opens. */
export const leftAt = (table: string): number | undefined => closedAt.get(table);

const isNews = (line: TalkLine, me: Person, seen: number): boolean =>
  line.kind === 'chat' && line.person !== me && line.id > seen;

/** How many messages of others came since the chat was last open. */
export function useUnread(table: string, talk: readonly TalkLine[], me: Person, open: boolean): number {
  const last = talk.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (open) setSeen(last);
    else closedAt.set(table, seen);
  }, [open, last, table, seen]);
  return open ? 0 : talk.filter((line) => isNews(line, me, seen)).length;
}

/** The message above which one stopped reading, if anything was said before it. */
export function firstNew(talk: readonly TalkLine[], me: Person, seen: number | undefined): number | undefined {
  if (seen === undefined || !talk.some(({ kind, id }) => kind === 'chat' && id <= seen)) return undefined;
  return talk.find((line) => isNews(line, me, seen))?.id;
}
