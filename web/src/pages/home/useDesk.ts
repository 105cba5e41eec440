import type { ClubSummary } from '@moonstaff/client';
import { useCallback, useEffect, useState } from 'react';
import { basePath, hasServer } from '../../kit/route/route.ts';
import { PUSHED } from '../../service-worker/pushed.ts';
import { forgetGame, listGames } from '../../table/device/store.ts';
import { isKnown } from '../../table/server/known.ts';
import { myTables, NO_TABLES } from '../../table/server/mine.ts';
import { ServerLink } from '../../table/server/ServerLink.ts';
import { decline, declined } from './declined.ts';
import { type Desk, deskOf } from './desk.ts';

/** For what no notice says, such as the turns of others. */
const LOOK_AGAIN_MS = 15_000;

interface MyDesk {
  readonly desk: Desk | undefined;
  readonly clubs: readonly ClubSummary[];
  readonly forget: (game: string) => void;
  readonly decline: (table: string) => void;
}

/**
 * What waits for me. The server says at once when it's my turn or I'm asked; what it doesn't say is read again every few
 * seconds, and whenever the page is looked at. The tab's title and icon follow.
 */
export function useDesk(): MyDesk {
  const [desk, setDesk] = useState<Desk>();
  const [clubs, setClubs] = useState<readonly ClubSummary[]>([]);
  const look = useCallback(async (): Promise<void> => {
    const [games, tables] = await Promise.all([listGames(), isKnown() ? myTables() : NO_TABLES]);
    setDesk(deskOf({ ...tables, games, declined: declined() }));
    setClubs(tables.clubs);
  }, []);
  useEffect(() => {
    void look();
    return whenToLook(() => void look());
  }, [look]);
  const waiting = desk?.turn.filter(({ kind }) => kind === 'server').length ?? 0;
  useEffect(() => {
    callBack(waiting);
    return () => callBack(0);
  }, [waiting]);
  const forget = (game: string): void => void forgetGame(game).then(look);
  const sayNo = (table: string): void => {
    decline(table);
    void look();
  };
  return { desk, clubs, forget, decline: sayNo };
}

/** Calls back whenever something may have changed, until the returned function is called. */
function whenToLook(look: () => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  const timer = setInterval(look, LOOK_AGAIN_MS);
  const onSeen = (): void => void (document.visibilityState === 'visible' && look());
  document.addEventListener('visibilitychange', onSeen, { signal });
  window.addEventListener('focus', look, { signal });
  const onPush = ({ data }: MessageEvent): void => void (data === PUSHED && look());
  // Only secure pages have one.
  navigator.serviceWorker?.addEventListener('message', onPush, { signal });
  const link = hasServer() && isKnown() ? new ServerLink({ onNotice: look, onChange: () => {} }) : undefined;
  return () => {
    clearInterval(timer);
    left.abort();
    link?.close();
  };
}

/** The title and icon of the tab, and of the installed app, say how many tables wait. */
function callBack(waiting: number): void {
  document.title = waiting === 0 ? 'Moonstaff' : `(${waiting}) Moonstaff`;
  const icon = `${basePath()}${waiting === 0 ? 'icon' : 'icon-turn'}.svg`;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  // The icon of the installed app, where the browser can.
  void navigator.setAppBadge?.(waiting).catch(() => {});
}
