import { phrase } from '@moonstaff/kernel';
import { useEffect, useRef, useState } from 'react';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { changeSettings, useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import drawer from '../drawer/Drawer.module.css';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { Talk } from './Talk.tsx';

const LONGEST = 400;

interface ChatProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
  readonly onClose: () => void;
}

/** What people at the table say and what happens to them, as plain text. Spectators can read it. */
export function Chat({ source, house, onClose }: ChatProps) {
  const words = useWords();
  const { chat } = useSettings();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const last = house.talk.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down whenever a line is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  const send = async (): Promise<void> => {
    if (text.trim() !== '' && (await source.say(text))) setText('');
  };
  const seated = house.you !== undefined;
  return (
    <section
      className={drawer.drawer}
      data-drawer="chat"
      aria-label={words.t('table.chat')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} className={drawer.talk} data-part="talk" tabIndex={0} aria-label={words.t('table.chat')}>
        {house.talk.map((line) => (
          <Talk key={line.id} line={line} />
        ))}
      </ol>
      {house.talk.length === 0 && <p className={look.label}>{words.t('house.noChat')}</p>}
      {seated && house.info.chat ? (
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
            {words.t('table.send')}
          </button>
        </form>
      ) : (
        <p className={look.label}>
          {house.info.chat ? words.t('house.watchOnly') : words.say(phrase('server.chat.off'))}
        </p>
      )}
    </section>
  );
}
