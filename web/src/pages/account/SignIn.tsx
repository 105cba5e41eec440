import { Refused } from '@moonstaff/client';
import { type FormEvent, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { Field } from './Field.tsx';

/** Comes in as somebody one has been elsewhere. */
export function SignIn({ api, attempt, onMe }: AccountPart) {
  const words = useWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  /** Asked for when the password came from the operator. */
  const [chosen, setChosen] = useState<string>();
  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const call = api.signIn(username, password, chosen).catch((error: unknown) => {
      if (error instanceof Refused && error.phrase.key === 'server.password.temporary') setChosen('');
      throw error;
    });
    const me = await attempt(call);
    if (me !== undefined) onMe(me);
  };
  const short = chosen !== undefined && chosen.length < 10;
  return (
    <section className={look.panel} aria-label={words.t('account.signIn')}>
      <h2 className={look.panelTitle}>{words.t('account.signInHint')}</h2>
      <form className={styles.form} onSubmit={(event) => void signIn(event)}>
        <Field label={words.t('account.username')} autoComplete="username" value={username} onChange={setUsername} />
        <Field
          label={words.t('account.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {chosen !== undefined && (
          <Field
            label={words.t('account.newPassword')}
            hint={words.t('account.passwordHint')}
            type="password"
            autoComplete="new-password"
            value={chosen}
            onChange={setChosen}
          />
        )}
        <div className={styles.row}>
          <button type="submit" className={look.buttonMain} disabled={username === '' || password === '' || short}>
            {words.t('account.signIn')}
          </button>
        </div>
      </form>
    </section>
  );
}
