import type { Phrase } from '@moonstaff/kernel';
import { useCallback, useEffect, useState } from 'react';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf } from '../../table/server/open.ts';
import { type Entry, entryTo } from './entry.ts';

interface Asked {
  /** Not known yet at first. */
  readonly entry: Entry | undefined;
  readonly trouble: Phrase | undefined;
  /** Asks the server again. */
  look(): Promise<void>;
}

/** What the viewer gets at the address of a table. */
export function useEntry(table: string, invite: string | undefined): Asked {
  const [entry, setEntry] = useState<Entry>();
  const [trouble, setTrouble] = useState<Phrase>();
  const look = useCallback(
    (): Promise<void> =>
      entryTo(serverApi(), table, invite).then(setEntry, (error: unknown) => setTrouble(reasonOf(error))),
    [table, invite],
  );
  useEffect(() => void look(), [look]);
  return { entry, trouble, look };
}
