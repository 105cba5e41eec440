import type { Phrase } from '@moonstaff/kernel';
import { type FormEvent, useEffect, useState } from 'react';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { callMe, nameTrouble } from '../../table/server/name.ts';
import { enterAs, reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import styles from './Letter.module.css';
import type { LetterProps } from './Letter.tsx';
import { NameRow } from './NameRow.tsx';

/** How often the page looks whether the host has answered, in milliseconds. */
const LOOK_EVERY = 2500;

/** Without an invitation, where the host allows it: write a name and ask for a seat, then wait for the answer. */
export function AskForSeat({ door, me, onStale }: LetterProps) {
  const words = useWords();
  const kept = useSettings().name;
  const [name, setName] = useState(me?.name ?? kept);
  const [trouble, setTrouble] = useState<Phrase>();
  const isWaiting = door.request === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const looking = setInterval(() => void onStale(), LOOK_EVERY);
    return () => clearInterval(looking);
  }, [isWaiting, onStale]);
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const bad = nameTrouble(name);
    setTrouble(bad);
    if (bad !== undefined) return;
    const api = serverApi();
    try {
      callMe(await enterAs(api, name));
      await api.command(door.table, { type: 'request' });
      await onStale();
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  };
  if (door.request !== 'possible') {
    return (
      <p className={styles.hint} role="status">
        {words.t(isWaiting ? 'door.asked' : 'door.refused', { host: door.host })}
      </p>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void ask(event)}>
      <NameRow name={name} onName={setName} wrong={trouble !== undefined}>
        <button type="submit" className={styles.deed}>
          {words.t('door.ask')}
        </button>
      </NameRow>
      {trouble !== undefined && (
        <p className={styles.hint} role="alert">
          {troubleText(trouble, words)}
        </p>
      )}
    </form>
  );
}
