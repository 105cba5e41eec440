import { Api } from '@moonstaff/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../settings/Words.tsx';
import { SeatedTable } from '../table/TablePage.tsx';
import { Lobby } from './Lobby.tsx';
import { enter } from './open.ts';
import { ServerSource } from './ServerSource.ts';

/** A table of the server: its lobby, then its game. */
export function OnlinePage({ id, invite }: { readonly id: string; readonly invite: string | undefined }) {
  const words = useWords();
  const { name } = useSettings();
  const [source, setSource] = useState<ServerSource>();
  const own = name === '' ? words.t('web.player', { n: 1 }) : name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name at the door is the name one has there
  useEffect(() => {
    let opened: ServerSource | undefined;
    let gone = false;
    void enter(new Api(), own).then(() => {
      if (gone) return;
      opened = new ServerSource(id, invite);
      setSource(opened);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id, invite]);
  return source === undefined ? null : <AtTable source={source} />;
}

function AtTable({ source }: { readonly source: ServerSource }) {
  const table = useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.lobby(),
  );
  return table?.info.status === 'open' ? <Lobby source={source} table={table} /> : <SeatedTable source={source} />;
}
