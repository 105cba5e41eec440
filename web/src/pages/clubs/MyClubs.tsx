import type { ClubSummary } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { go, hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { ClubLinks } from './ClubLinks.tsx';

/** The clubs I'm in, and a new one. */
export function MyClubs() {
  const words = useWords('club');
  const [clubs, setClubs] = useState<readonly ClubSummary[]>([]);
  const [trouble, setTrouble] = useState<Phrase>();
  useEffect(() => {
    let isHere = true;
    serverApi()
      .clubs()
      .then(
        (found) => isHere && setClubs(found),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, []);
  const found = (name: string): void => {
    serverApi()
      .foundClub(name)
      .then(
        ({ id }) => go('club', id),
        (error: unknown) => setTrouble(reasonOf(error)),
      );
  };
  return (
    <section className={look.panel} aria-label={words.t('club.mine')}>
      <h2 className={look.panelTitle}>{words.t('club.mine')}</h2>
      <ClubLinks clubs={clubs} />
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      <form className={field.entryRow} action={(data) => found(String(data.get('name')).trim())}>
        <input
          name="name"
          maxLength={40}
          required
          aria-label={words.t('club.clubName')}
          placeholder={words.t('club.clubName')}
        />
        <button type="submit" className={look.buttonDark}>
          {words.t('club.found')}
        </button>
      </form>
      <a className={look.buttonDark} href={hrefOf('results')}>
        <Icon name="histogram" /> {words.t('club.history')}
      </a>
    </section>
  );
}
