import { type PasskeyAnswer, Refused } from '@moonstaff/client';
import { type FormEvent, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useServerInfo } from '../../table/server/about.ts';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { Field } from './Field.tsx';
import { CurrentPassword, NewPassword } from './PasswordFields.tsx';
import { answerWithPasskey } from './passkeys.ts';
import { kindsAsked } from './second-factor.ts';

const NOTHING = { app: false, passkey: false };

/** Comes in as somebody one has been elsewhere. */
export function SignIn({ api, attempt, onMe }: Omit<AccountPart, 'me'>) {
  const words = useWords();
  const info = useServerInfo();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  /** Asked for when the password came from the operator. */
  const [chosen, setChosen] = useState<string>();
  /** What the account asks for besides the password. */
  const [asked, setAsked] = useState(NOTHING);
  const [code, setCode] = useState('');
  const signIn = async (shown: { readonly code?: string; readonly passkey?: PasskeyAnswer }): Promise<void> => {
    const more = { ...shown, ...(chosen !== undefined && { newPassword: chosen }) };
    const call = api.signIn(username, password, more).catch((error: unknown) => {
      if (error instanceof Refused && error.phrase.key === 'server.password.temporary') setChosen('');
      if (error instanceof Refused && error.phrase.key === 'server.factor.needed') setAsked(kindsAsked(error.phrase));
      throw error;
    });
    const me = await attempt(call);
    if (me !== undefined) onMe(me);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void signIn(code.trim() === '' ? {} : { code: code.trim() });
  };
  const withPasskey = async (): Promise<void> => {
    const passkey = await attempt(
      api.signInPasskey(username, password).then(({ options }) => answerWithPasskey(options)),
      '',
    );
    if (passkey !== undefined) await signIn({ passkey });
  };
  const short = chosen !== undefined && chosen.length < 10;
  return (
    <section className={look.panel} aria-label={words.t('account.signIn')}>
      <h2 className={look.panelTitle}>{words.t('account.signInHint')}</h2>
      <form className={styles.form} onSubmit={submit}>
        <Field label={words.t('account.username')} autoComplete="username" value={username} onChange={setUsername} />
        <CurrentPassword label={words.t('account.password')} value={password} onChange={setPassword} />
        {chosen !== undefined && (
          <NewPassword label={words.t('account.newPassword')} value={chosen} onChange={setChosen} />
        )}
        {asked.app && (
          <Field
            label={words.t('factor.code')}
            hint={words.t('factor.signIn')}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        )}
        <div className={styles.row}>
          <button type="submit" className={look.buttonMain} disabled={username === '' || password === '' || short}>
            {words.t('account.signIn')}
          </button>
          {info?.mail === true && <a href={hrefOf('reset')}>{words.t('account.forgot')}</a>}
          {asked.passkey && (
            <button type="button" className={look.buttonDark} onClick={() => void withPasskey()}>
              {words.t('factor.usePasskey')}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
