import { phrase } from '@moonstaff/kernel';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import field from '../../kit/controls/Field.module.css';
import { closesOnEscape, useKey } from '../../kit/controls/keys.ts';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import look from '../../kit/look/look.module.css';
import { changeSettings, useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { ShowContext } from '../context.ts';
import { Steps } from '../digest/Steps.tsx';
import { bringIntoSight } from '../dock/dock.ts';
import drawer from '../drawer/Drawer.module.css';
import { serverApi } from '../server/api.ts';
import { useTalk } from '../server/blocked.ts';
import type { TalkLine } from '../server/history.ts';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { personOf, seatOf } from '../server/seats.ts';
import { DeedLine } from './DeedLine.tsx';
import { amongTalk } from './deeds.ts';
import { Talk } from './Talk.tsx';
import { firstNew, leftAt } from './unread.ts';
import { useDeeds } from './useDeeds.ts';

const AboutPerson = lateComponent(async () => (await import('./AboutPerson.tsx')).AboutPerson);

const LONGEST = 400;

interface ChatProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
  readonly onClose: () => void;
}

/**
 * What people at the table say and what happens to them, as plain text, with the deeds worth talking about. Spectators read it
 * and talk among themselves.
 */
export function Chat({ source, house, onClose }: ChatProps) {
  const words = useWords();
  const { chat } = useSettings();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const talk = useTalk(house.talk);
  const me = personOf(house);
  const { deeds, watched, onWatch, onEnd, recordingOf } = useDeeds(source, house);
  const onShow = use(ShowContext);
  const lines = amongTalk(talk, deeds);
  const [last, lastShown] = [talk.at(-1)?.id, lines.at(-1)?.id];
  const [fresh] = useState(() => firstNew(talk, me, leftAt(house.info.id)));
  /** Who the viewer says something about, to the server. */
  const [about, setAbout] = useState<TalkLine>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down whenever a line is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lastShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read whenever a line is added
  useEffect(() => {
    // Lists of tables count what hasn't been read.
    serverApi()
      .readChat(house.info.id)
      .catch(() => {});
  }, [last]);
  const send = async (): Promise<void> => {
    if (text.trim() !== '' && (await source.say(text))) setText('');
  };
  const isWatching = watched.length > 0 && onShow !== undefined;
  useKey('escape', isWatching, onEnd);
  const seated = house.you !== undefined;
  return (
    <section
      ref={bringIntoSight}
      className={`${look.panel} ${drawer.drawer}`}
      data-drawer="chat"
      data-watching={isWatching ? '' : undefined}
      aria-label={words.t('table.chat')}
      onKeyDown={closesOnEscape(isWatching ? onEnd : onClose)}
    >
      <header>
        <h2 className={look.panelTitle}>{words.t('table.chat')}</h2>
        <label className={drawer.mute}>
          <input type="checkbox" checked={!chat} onChange={() => changeSettings({ chat: !chat })} />
          {words.t('house.mute')}
        </label>
        <BarButton does="close" onClick={onClose} aria-label={words.t('table.close')}>
          ×
        </BarButton>
      </header>
      {isWatching && (
        <Steps part="watched" label={words.t('digest.one')} deeds={watched} onShow={onShow} onClose={onEnd} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} className={drawer.talk} data-part="talk" tabIndex={0} aria-label={words.t('table.chat')}>
        {lines.map((line) =>
          line.kind === 'deed' ? (
            <DeedLine key={`deed ${line.block.id}`} deed={line} recording={recordingOf(line)} onWatch={onWatch} />
          ) : (
            <Talk
              key={line.id}
              line={line}
              isFirstNew={line.id === fresh}
              seat={line.kind === 'chat' ? seatOf(house.info, line.person) : undefined}
              {...(line.kind === 'chat' && line.person !== me && { onAbout: setAbout })}
            />
          ),
        )}
      </ol>
      {lines.length === 0 && <p className={look.label}>{words.t('house.noChat')}</p>}
      {!seated && house.info.chat && <p className={look.label}>{words.t('house.asides')}</p>}
      {house.info.chat ? (
        <form
          className={field.entryRow}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: people open the chat to write
            autoFocus
            value={text}
            maxLength={LONGEST}
            placeholder={words.t('table.chatHint')}
            aria-label={words.t('table.chatHint')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={look.buttonDark} disabled={text.trim() === ''}>
            <Icon name="play-button" />
            <span className={look.spoken}>{words.t('table.send')}</span>
          </button>
        </form>
      ) : (
        <p className={look.label}>{words.say(phrase('server.chat.off'))}</p>
      )}
      {about?.kind === 'chat' && (
        <Suspense>
          <AboutPerson
            person={about.person}
            name={about.name}
            table={house.info.id}
            seq={about.id}
            onClose={() => setAbout(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
