import { useEffect, useRef, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useTalk } from '../server/blocked.ts';
import type { ServerTable } from '../server/ServerSource.ts';
import { personOf } from '../server/seats.ts';
import { spoken } from './Talk.tsx';

/** Reads out, politely, what others write and what happens to them; not what was said before one came. */
export function TalkAnnouncer({ house }: { readonly house: ServerTable }) {
  const words = useWords();
  const { chat } = useSettings();
  const talk = useTalk(house.talk);
  const last = talk.at(-1)?.id ?? 0;
  const heard = useRef(last);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new line
  useEffect(() => {
    const me = personOf(house);
    const news = talk.filter(
      (line) => line.id > heard.current && (line.kind !== 'chat' || (chat && line.person !== me)),
    );
    heard.current = last;
    if (news.length > 0) setText(news.map((line) => spoken(line, words)).join(' '));
  }, [last]);
  return (
    <div className={look.spoken} role="log" aria-live="polite">
      {text}
    </div>
  );
}
