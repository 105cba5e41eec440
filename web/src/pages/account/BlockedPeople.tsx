import type { Blocked } from '@moonstaff/client';
import { useEffect, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';

/** Whom one has blocked, and the way back. */
export function BlockedPeople({ api, attempt }: AccountPart) {
  const words = useWords('safety');
  const [people, setPeople] = useState<readonly Blocked[]>([]);
  useEffect(() => {
    api.blocks().then(setPeople, () => {});
  }, [api]);
  const unblock = async (person: string): Promise<void> => {
    const left = await attempt(api.unblock(person));
    if (left !== undefined) setPeople(left);
  };
  return (
    <section className={look.panel} aria-label={words.t('safety.blocked')}>
      <h2 className={look.panelTitle}>{words.t('safety.blocked')}</h2>
      {people.length === 0 && <p className={look.label}>{words.t('safety.nobody')}</p>}
      <ul>
        {people.map(({ person, name }) => (
          <li key={person} className={styles.row}>
            <b>{name}</b>
            <button type="button" className={look.buttonDark} onClick={() => void unblock(person)}>
              {words.t('safety.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
