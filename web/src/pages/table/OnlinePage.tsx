import { Api } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { type Drawer, drawerButton, TableButtons } from '../../table/menu/TableButtons.tsx';
import { TableMenu } from '../../table/menu/TableMenu.tsx';
import { TableNotes } from '../../table/menu/TableNotes.tsx';
import { enter, reasonOf } from '../../table/server/open.ts';
import { ServerSource, type ServerTable } from '../../table/server/ServerSource.ts';
import { botNames } from '../../table/server/seats.ts';
import { SeatedTable } from '../../table/shell/SeatedTable.tsx';
import { Trouble } from '../../table/shell/Trouble.tsx';
import { Chat } from '../../table/talk/Chat.tsx';
import { TalkAnnouncer } from '../../table/talk/TalkAnnouncer.tsx';
import { Lobby } from '../lobby/Lobby.tsx';

/** A table of the server: its lobby, then its game. */
export function OnlinePage({ id, invite }: { readonly id: string; readonly invite: string | undefined }) {
  const words = useWords();
  const { name } = useSettings();
  const [source, setSource] = useState<ServerSource>();
  const [trouble, setTrouble] = useState<Phrase>();
  const own = name === '' ? words.t('web.player', { n: 1 }) : name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name on entering stays the name there
  useEffect(() => {
    let opened: ServerSource | undefined;
    let gone = false;
    const open = (): void => {
      if (gone) return;
      opened = new ServerSource({ table: id, invite, botName: botNames(words) });
      setSource(opened);
    };
    enter(new Api(), own).then(open, (error) => setTrouble(reasonOf(error)));
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id, invite]);
  useEffect(() => source?.callBots(botNames(words)), [source, words]);
  if (trouble !== undefined) return <Trouble phrase={trouble} over={false} />;
  return source === undefined ? null : <AtTable source={source} />;
}

function AtTable({ source }: { readonly source: ServerSource }) {
  const house = useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.house(),
  );
  if (house === undefined) return <SeatedTable source={source} />;
  return house.play === undefined ? <Lobby source={source} house={house} /> : <AtGame source={source} house={house} />;
}

function AtGame({ source, house }: { readonly source: ServerSource; readonly house: ServerTable }) {
  const [open, setOpen] = useState<Drawer>();
  const close = (): void => {
    if (open !== undefined) document.getElementById(drawerButton(open))?.focus();
    setOpen(undefined);
  };
  return (
    <SeatedTable
      source={source}
      keys={<TableButtons house={house} open={open} onOpen={setOpen} />}
      aside={
        <>
          <TableNotes source={source} house={house} />
          {open === 'chat' && <Chat source={source} house={house} onClose={close} />}
          {open === 'table' && <TableMenu source={source} house={house} onClose={close} />}
          <TalkAnnouncer house={house} />
        </>
      }
    />
  );
}
