import houseIcons from 'virtual:icons/house';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { type FormEvent, useState } from 'react';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import { go, hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { keepInvitation } from '../../table/server/entered.ts';
import { callMe, nameTrouble } from '../../table/server/name.ts';
import { enterAs, reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import styles from './Letter.module.css';
import type { LetterProps } from './Letter.tsx';
import { letterState, mayLookOn } from './letter.ts';

registerIcons(houseIcons);

/** Below the rule: watch, sign in, learn. */
export function LetterFoot({ onSignIn, ...letter }: LetterProps & { readonly onSignIn: () => void }) {
  const words = useWords();
  const { door, me } = letter;
  const isDeed = ['full', 'running'].includes(letterState(door));
  return (
    <div className={styles.foot}>
      {mayLookOn(door) ? (
        <Watch {...letter} isDeed={isDeed} />
      ) : (
        isDeed && <p className={styles.hint}>{words.say(phrase('server.table.noSpectators'))}</p>
      )}
      {me?.username === undefined && (
        <button type="button" onClick={onSignIn}>
          <Icon name="padlock" />
          {words.t('door.account')}
        </button>
      )}
      <a href={hrefOf('learn', door.game)}>
        <Icon name="open-book" />
        {words.t('door.learn')}
      </a>
    </div>
  );
}

/** Spectators have a name too. Anyone who has none yet is asked for one. */
function Watch({ door, me, invite, isDeed }: LetterProps & { readonly isDeed: boolean }) {
  const words = useWords();
  const kept = useSettings().name;
  const [name, setName] = useState(me?.name ?? kept);
  const [isAsked, setIsAsked] = useState(false);
  const [trouble, setTrouble] = useState<Phrase>();
  const watch = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const bad = nameTrouble(name);
    if (bad !== undefined) {
      setTrouble(isAsked ? bad : undefined);
      setIsAsked(true);
      return;
    }
    try {
      callMe(await enterAs(serverApi(), name));
      keepInvitation(door.table, invite ?? '');
      go('house', door.table);
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  };
  return (
    <form className={styles.watch} noValidate onSubmit={(event) => void watch(event)}>
      {isAsked && (
        <label className={styles.name}>
          {words.t('seats.name')}
          <input
            value={name}
            maxLength={60}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      )}
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      <button type="submit" className={isDeed ? styles.deed : undefined}>
        <Icon name="eye-target" />
        {words.t(isDeed ? 'home.watch' : 'door.watch')}
      </button>
    </form>
  );
}
