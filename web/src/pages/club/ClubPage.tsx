import clubIcons from 'virtual:icons/club';
import type { Club, Me } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useCallback, useEffect, useState } from 'react';
import { registerIcons } from '../../kit/art/Icon.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import styles from './Club.module.css';
import { ClubDoorPage } from './ClubDoorPage.tsx';
import { ClubHead } from './ClubHead.tsx';
import { ClubLink } from './ClubLink.tsx';
import { ClubResults } from './ClubResults.tsx';
import { ClubSettings } from './ClubSettings.tsx';
import { Evening } from './Evening.tsx';
import { Members } from './Members.tsx';
import { isCode, isNew } from './model.ts';
import { Running } from './Running.tsx';

registerIcons(clubIcons);

const LOOK_AGAIN_MS = 15_000;

/** A club: by its code for those who join, by its id for members. */
export function ClubPage({ id }: { readonly id: string }) {
  const words = useWords('house', 'table', 'club', 'arnak', 'guild');
  if (isCode(id)) return <ClubDoorPage code={id} />;
  return <MemberPage id={id} title={words.t('club.title')} />;
}

function MemberPage({ id, title }: { readonly id: string; readonly title: string }) {
  const words = useWords();
  const [known, setKnown] = useState<{ readonly me: Me; readonly club: Club }>();
  const [trouble, setTrouble] = useState<Phrase>();
  const refresh = useCallback(async (): Promise<void> => {
    const api = serverApi();
    try {
      const [me, club] = await Promise.all([api.me(), api.club(id)]);
      setKnown({ me, club });
      setTrouble(undefined);
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  }, [id]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const failed = (error: unknown): void => setTrouble(reasonOf(error));
  const note = trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>;
  if (known === undefined)
    return (
      <PageFrame name="club" title={title}>
        {note}
      </PageFrame>
    );
  const { me, club } = known;
  const took = (changed: Club): void => setKnown({ me, club: changed });
  const part = { club, me: me.id, onChange: took, onFail: failed };
  const fresh = isNew(club);
  return (
    <PageFrame name="club" title={club.name} wide ownTitle>
      <div className={styles.club}>
        {note}
        <ClubHead {...part} />
        <div className={fresh ? styles.fresh : styles.side}>
          {!fresh && <Running club={club} me={me.id} />}
          {!fresh && <Members club={club} me={me.id} />}
          <ClubLink {...part} isNew={fresh} />
          <Evening {...part} />
        </div>
        {!fresh && <ClubResults club={club} me={me.id} />}
        <ClubSettings {...part} />
      </div>
    </PageFrame>
  );
}
