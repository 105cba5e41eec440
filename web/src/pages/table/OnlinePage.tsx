import type { Me } from '@moonstaff/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { type Drawer, drawerButton, TableButtons } from '../../table/menu/TableButtons.tsx';
import { TableMenu } from '../../table/menu/TableMenu.tsx';
import { TableNotes } from '../../table/menu/TableNotes.tsx';
import { callMe } from '../../table/server/name.ts';
import { ServerSource, type ServerTable } from '../../table/server/ServerSource.ts';
import { botNames } from '../../table/server/seats.ts';
import { SeatedTable } from '../../table/shell/SeatedTable.tsx';
import { Trouble } from '../../table/shell/Trouble.tsx';
import { Chat } from '../../table/talk/Chat.tsx';
import { TalkAnnouncer } from '../../table/talk/TalkAnnouncer.tsx';
import { BrokenLink, ShutDoor } from '../join/Doors.tsx';
import { Letter } from '../join/Letter.tsx';
import { isCode } from '../join/letter.ts';
import { useEntry } from '../join/useEntry.ts';
import { Lobby } from '../lobby/Lobby.tsx';

interface OnlinePageProps {
  readonly id: string;
  readonly invite: string | undefined;
}

/** A table of the server: its letter for those who aren't in yet, its lobby, then its game. */
export function OnlinePage({ id, invite }: OnlinePageProps) {
  return isCode(id) ? <Door id={id} invite={invite} /> : <BrokenLink />;
}

function Door({ id, invite }: OnlinePageProps) {
  useWords('house');
  const { entry, trouble, look } = useEntry(id, invite);
  if (trouble !== undefined) return <Trouble phrase={trouble} over={false} />;
  switch (entry?.kind) {
    case undefined:
      return null;
    case 'shut':
      return <ShutDoor me={entry.me} onMe={() => void look()} />;
    case 'letter':
      return <Letter {...entry} onStale={look} />;
    case 'table':
      return <Inside id={id} invite={entry.invite} me={entry.me} />;
  }
}

interface InsideProps extends OnlinePageProps {
  readonly me: Me;
}

function Inside({ id, invite, me }: InsideProps) {
  const words = useWords('house', 'table');
  const [source, setSource] = useState<ServerSource>();
  useEffect(() => void callMe(me), [me]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language only changes what bots are called
  useEffect(() => {
    const opened = new ServerSource({ table: id, invite, botName: botNames(words) });
    setSource(opened);
    return () => opened.close();
  }, [id, invite]);
  useEffect(() => source?.callBots(botNames(words)), [source, words]);
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
          <TalkAnnouncer house={house} />
        </>
      }
      dock={
        open === 'chat' ? (
          <Chat source={source} house={house} onClose={close} />
        ) : (
          open === 'table' && <TableMenu source={source} house={house} onClose={close} />
        )
      }
    />
  );
}
