import { useEffect } from 'react';
import { replaceWith } from '../../kit/route/route.ts';
import { listGames } from '../../table/device/store.ts';
import { isKnown } from '../../table/server/known.ts';
import { myTables, NO_TABLES } from '../../table/server/mine.ts';
import { latestGame } from './latest.ts';

/** The shortcut of the installed page: straight to the game that's going on, or to the first page. */
export function ContinuePage() {
  useEffect(() => {
    const find = async (): Promise<void> => {
      const [device, server] = await Promise.all([listGames(), isKnown() ? myTables() : NO_TABLES]);
      replaceWith(...(latestGame(device, server.mine) ?? []));
    };
    void find();
  }, []);
  return null;
}
