import type { TableInfo } from '@moonstaff/client';
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { writtenTime } from '../../table/clock/time.ts';
import { awaited, callKept } from '../../table/server/called.ts';
import styles from './Lobby.module.css';

/** Of a rematch: who was called and isn't here yet, and for how long. Until they come, a bot may take the seat. */
export function CalledPeople({ info: { id, seats } }: { readonly info: TableInfo }) {
  const words = useWords();
  const [call] = useState(() => callKept(id));
  const people = call === undefined ? [] : awaited(call, seats);
  const isAwaiting = people.length > 0;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isAwaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isAwaiting]);
  if (call === undefined || !isAwaiting) return null;
  const time = writtenTime(Math.max(0, now - call.at), words);
  return (
    <ul className={styles.called} data-part="called">
      {people.map(({ person, name, here }) => (
        <li key={person}>
          <Icon name={here ? 'ringing-bell' : 'return-arrow'} />
          <b>{name}</b>
          <span className={look.label}>
            {here ? '' : `${words.t('house.away')} · `}
            {words.t('lobby.called', { time })}
          </span>
        </li>
      ))}
    </ul>
  );
}
