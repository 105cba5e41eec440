import { type FormEvent, useState } from 'react';
import { useWords } from '../../settings/Words.tsx';
import type { AccountPart } from '../AccountPage.tsx';
import { Field } from './Field.tsx';

/** Comes in as somebody one has been elsewhere. */
export function SignIn({ api, attempt, onMe }: AccountPart) {
  const words = useWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const me = await attempt(api.signIn(username, password));
    if (me !== undefined) onMe(me);
  };
  return (
    <section className="panel" aria-label={words.t('account.signIn')}>
      <h2 className="panel-title">{words.t('account.signInHint')}</h2>
      <form className="account-form" onSubmit={(event) => void signIn(event)}>
        <Field label={words.t('account.username')} autoComplete="username" value={username} onChange={setUsername} />
        <Field
          label={words.t('account.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <div className="account-row">
          <button type="submit" className="button-main" disabled={username === '' || password === ''}>
            {words.t('account.signIn')}
          </button>
        </div>
      </form>
    </section>
  );
}
