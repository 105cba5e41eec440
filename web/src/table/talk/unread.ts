import { useEffect, useState } from 'react';
import type { TalkLine } from '../server/history.ts';

/** How many messages of others came since the chat was last open. */
export function useUnread(talk: readonly TalkLine[], me: string | undefined, open: boolean): number {
  const last = talk.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (open) setSeen(last);
  }, [open, last]);
  return open ? 0 : talk.filter((line) => line.kind === 'chat' && line.person !== me && line.id > seen).length;
}
