import { useCallback, useEffect, useState } from 'react';
import { basePath } from '../../kit/route/route.ts';
import { forgetGame, listGames } from '../../table/device/store.ts';
import { isKnown } from '../../table/server/known.ts';
import { myTables, NO_TABLES } from '../../table/server/mine.ts';
import { type Desk, deskOf } from './desk.ts';

const LOOK_AGAIN_MS = 15_000;

/** What waits for me, read again every few seconds and whenever the page is looked at; the tab's title and icon follow. */
export function useDesk(): { readonly desk: Desk | undefined; readonly forget: (game: string) => void } {
  const [desk, setDesk] = useState<Desk>();
  const look = useCallback(async (): Promise<void> => {
    const [games, tables] = await Promise.all([listGames(), isKnown() ? myTables() : NO_TABLES]);
    setDesk(deskOf({ ...tables, games }));
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    const onSeen = (): void => void (document.visibilityState === 'visible' && look());
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [look]);
  const waiting = desk?.turn.filter(({ kind }) => kind === 'server').length ?? 0;
  useEffect(() => {
    callBack(waiting);
    return () => callBack(0);
  }, [waiting]);
  return { desk, forget: (game) => void forgetGame(game).then(look) };
}

/** The title and icon of the tab, and of the installed app, say how many tables wait. */
function callBack(waiting: number): void {
  document.title = waiting === 0 ? 'Moonstaff' : `(${waiting}) Moonstaff`;
  const icon = `${basePath()}${waiting === 0 ? 'icon' : 'icon-turn'}.svg`;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  // The icon of the installed app, where the browser can.
  void navigator.setAppBadge?.(waiting).catch(() => {});
}
