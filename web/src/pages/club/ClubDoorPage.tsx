import type { ClubDoor } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { go } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { isKnown } from '../../table/server/known.ts';
import { callMe } from '../../table/server/name.ts';
import { enterAs, reasonOf, whoAmI } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import styles from './Club.module.css';

/** What a club's link leads to: its name, and the way in. A name is enough. */
export function ClubDoorPage({ code }: { readonly code: string }) {
  const words = useWords();
  const { name } = useSettings();
  const [door, setDoor] = useState<ClubDoor>();
  const [trouble, setTrouble] = useState<Phrase>();
  const [typed, setTyped] = useState(name);
  useEffect(() => {
    let isHere = true;
    serverApi()
      .clubDoor(code)
      .then(
        (found) => {
          if (found.member) go('club', found.id);
          else if (isHere) setDoor(found);
        },
        (error: unknown) => isHere && setTrouble(reasonOf(error)),
      );
    return () => {
      isHere = false;
    };
  }, [code]);
  const join = async (): Promise<void> => {
    const api = serverApi();
    try {
      if ((await whoAmI(api)) === undefined) callMe(await enterAs(api, typed));
      const { id } = await api.joinClub(code);
      go('club', id);
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  };
  return (
    <PageFrame name="club-door" title={door?.name ?? words.t('club.title')}>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      {door !== undefined && (
        <section className={look.panel}>
          <div className={styles.row}>
            <span className={styles.crest}>
              <Icon name={door.crest} />
            </span>
            <p>{words.t('club.people', { n: door.members })}</p>
          </div>
          <form className={styles.plan} action={() => void join()}>
            {!isKnown() && (
              <label className={field.field}>
                {words.t('club.yourName')}
                <input
                  className={field.entry}
                  value={typed}
                  maxLength={24}
                  required
                  onChange={({ target }) => setTyped(target.value)}
                />
              </label>
            )}
            <button type="submit" className={look.buttonMain}>
              {words.t('club.join')}
            </button>
          </form>
        </section>
      )}
    </PageFrame>
  );
}
