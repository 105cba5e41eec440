import { type FormEvent, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { Field } from './Field.tsx';
import { CurrentPassword, NewPassword } from './PasswordFields.tsx';

/** A guest chooses a user name and a password. Others change their password. */
export function Passwords(part: AccountPart) {
  return part.me.username === undefined ? <Keep {...part} /> : <Change {...part} />;
}

function Keep({ api, attempt, onMe }: AccountPart) {
  const words = useWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const me = await attempt(api.claim(username, password));
    if (me !== undefined) onMe(me);
  };
  return (
    <section className={look.panel} aria-label={words.t('account.keep')}>
      <h2 className={look.panelTitle}>{words.t('account.keep')}</h2>
      <p>{words.t('account.keepHint')}</p>
      <form className={styles.form} onSubmit={(event) => void keep(event)}>
        <Field
          label={words.t('account.username')}
          hint={words.t('account.usernameHint')}
          autoComplete="username"
          value={username}
          onChange={setUsername}
        />
        <NewPassword label={words.t('account.password')} value={password} onChange={setPassword} />
        <div className={styles.row}>
          <button type="submit" className={look.buttonMain} disabled={username.length < 3 || password.length < 10}>
            {words.t('account.keep')}
          </button>
        </div>
      </form>
    </section>
  );
}

function Change({ api, attempt }: AccountPart) {
  const words = useWords();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await attempt(api.changePassword(old, password));
    setOld('');
    setPassword('');
  };
  return (
    <section className={look.panel} aria-label={words.t('account.changePassword')}>
      <h2 className={look.panelTitle}>{words.t('account.changePassword')}</h2>
      <form className={styles.form} onSubmit={(event) => void change(event)}>
        <CurrentPassword label={words.t('account.oldPassword')} value={old} onChange={setOld} />
        <NewPassword label={words.t('account.newPassword')} value={password} onChange={setPassword} />
        <div className={styles.row}>
          <button type="submit" className={look.buttonDark} disabled={old === '' || password.length < 10}>
            {words.t('account.changePassword')}
          </button>
        </div>
      </form>
    </section>
  );
}
