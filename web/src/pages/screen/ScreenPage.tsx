import type { Me } from '@moonstaff/client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { replaceWith } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { invitationTo, keepInvitation } from '../../table/server/entered.ts';
import { ServerSource } from '../../table/server/ServerSource.ts';
import { botNames } from '../../table/server/seats.ts';
import { Trouble } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { BrokenLink, ShutDoor } from '../join/Doors.tsx';
import { isCode } from '../join/letter.ts';
import { useEntry } from '../join/useEntry.ts';
import { NameForm } from '../name/NameForm.tsx';
import { ScreenGame } from './ScreenGame.tsx';
import { ScreenLobby } from './ScreenLobby.tsx';
import { useWakeLock } from './useWakeLock.ts';

interface ScreenPageProps {
  readonly id: string;
  readonly invite: string | undefined;
}

/** A table on a television: it only knows what spectators may see, also if a player opened it. */
export function ScreenPage({ id, invite }: ScreenPageProps) {
  return isCode(id) ? <Door id={id} invite={invite} /> : <BrokenLink />;
}

function Door({ id, invite }: ScreenPageProps) {
  const words = useWords('house', 'people');
  const { entry, trouble, look } = useEntry(id, invite);
  // The address on a television is in sight of everybody; from now on it does without the invitation.
  useEffect(() => {
    if (entry === undefined || entry.kind === 'shut' || entry.me === undefined || invite === undefined) return;
    if (invitationTo(id) === undefined) keepInvitation(id, invite);
    replaceWith('screen', id);
  }, [entry, id, invite]);
  if (trouble !== undefined) return <Trouble phrase={trouble} over={false} />;
  if (entry === undefined) return null;
  if (entry.kind === 'shut') return <ShutDoor me={entry.me} onMe={() => void look()} />;
  if (entry.me !== undefined) return <Inside id={id} invite={entry.invite} me={entry.me} />;
  return (
    <PageFrame name="screen-name" title={words.t('lobby.screen')}>
      <p>{words.t('screen.nameLine')}</p>
      <NameForm deed={words.t('screen.show')} onMe={() => void look()} />
    </PageFrame>
  );
}

function Inside({ id, invite }: ScreenPageProps & { readonly me: Me }) {
  const words = useWords('house', 'table', 'people');
  const [source, setSource] = useState<ServerSource>();
  useWakeLock();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language only changes what bots are called
  useEffect(() => {
    const opened = new ServerSource({ table: id, invite, botName: botNames(words), isPublic: true });
    setSource(opened);
    return () => opened.close();
  }, [id, invite]);
  useEffect(() => source?.callBots(botNames(words)), [source, words]);
  return source === undefined ? null : <OnScreen source={source} />;
}

function OnScreen({ source }: { readonly source: ServerSource }) {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  const house = useSyncExternalStore(subscribe, () => source.house());
  const now = useSyncExternalStore(subscribe, () => source.snapshot());
  const trouble = useSyncExternalStore(subscribe, () => source.trouble());
  const rematch = house?.info.rematch;
  // The television goes on to the next game with everybody else.
  useEffect(() => {
    if (rematch === undefined) return;
    void source.next().then((table) => table !== undefined && replaceWith('screen', table));
  }, [source, rematch]);
  if (house === undefined) return trouble === undefined ? null : <Trouble phrase={trouble} over={false} />;
  return now === undefined || house.play === undefined ? (
    <ScreenLobby house={house} />
  ) : (
    <ScreenGame source={source} house={house} now={now} isLost={trouble?.key === 'trouble.offline'} />
  );
}
