import clubIcons from 'virtual:icons/club';
import type { Phrase } from '@moonstaff/kernel';
import { useState } from 'react';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { go } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { troubleText } from '../../table/shell/Trouble.tsx';
import styles from './MyClubs.module.css';

registerIcons(clubIcons);

/** The client is large, and the first page has it only once somebody is known. */
async function open(club: string): Promise<Phrase | undefined> {
  const [{ serverApi }, { reasonOf }] = await Promise.all([
    import('../../table/server/api.ts'),
    import('../../table/server/open.ts'),
  ]);
  try {
    const { table, invite } = await serverApi().sameAgain(club);
    go('house', table, invite);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

interface SameAgainProps {
  readonly club: string;
  /** What exactly it opens. */
  readonly line?: string;
}

/** Opens a table for the people of a club's last game and calls them all. */
export function SameAgain({ club, line }: SameAgainProps) {
  const words = useWords('club');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Phrase>();
  const start = async (): Promise<void> => {
    setBusy(true);
    setTrouble(await open(club));
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className={`${look.buttonMain} ${styles.again}`}
        disabled={isBusy}
        onClick={() => void start()}
      >
        <Icon name="cycle" />
        <span>
          <b>{words.t('club.again')}</b>
          {line !== undefined && <small>{line}</small>}
        </span>
      </button>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
    </>
  );
}
