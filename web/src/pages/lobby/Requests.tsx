import type { TableInfo } from '@moonstaff/client';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { ServerSource } from '../../table/server/ServerSource.ts';
import styles from './Lobby.module.css';

interface RequestsProps {
  readonly source: ServerSource;
  readonly info: TableInfo;
}

/** Those who ask the host for a seat. */
export function Requests({ source, info: { requests = [] } }: RequestsProps) {
  const words = useWords();
  return (
    <ul className={styles.requests} aria-live="polite">
      {requests.map(({ person, name }) => (
        <li key={person}>
          <Monogram name={name} />
          <b>{words.t('lobby.asks', { name })}</b>
          <button
            type="button"
            className={look.buttonMain}
            onClick={() => void source.command({ type: 'admit', person, yes: true })}
          >
            {words.t('lobby.admit')}
          </button>
          <button
            type="button"
            className={look.buttonDark}
            onClick={() => void source.command({ type: 'admit', person, yes: false })}
          >
            {words.t('lobby.refuse')}
          </button>
        </li>
      ))}
    </ul>
  );
}
