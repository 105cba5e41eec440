import type { Phrase } from '@moonstaff/kernel';
import { type FormEvent, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf } from '../../table/server/open.ts';
import troubles from '../../table/shell/Trouble.module.css';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import styles from './Account.module.css';
import { Field } from './Field.tsx';
import { NewPassword } from './PasswordFields.tsx';

/** For people who forgot their password: asks for a link by mail, and takes the new password when they come with it. */
export function ResetPage({ code }: { readonly code: string | undefined }) {
  const words = useWords('house', 'reach');
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState<Phrase>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTrouble(undefined);
    const api = serverApi();
    try {
      await (code === undefined ? api.askReset(typed) : api.finishReset(code, typed));
      setDone(true);
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  };
  const isNew = code !== undefined;
  const short = isNew ? typed.length < 10 : typed.trim() === '';
  return (
    <PageFrame name="reset" title={words.t(isNew ? 'reset.title' : 'account.forgot')}>
      {trouble !== undefined && (
        <p className={troubles.troubleNote} role="alert">
          {troubleText(trouble, words)}
        </p>
      )}
      <p role="status">{done ? words.t(isNew ? 'reset.done' : 'reset.sent') : ''}</p>
      {done ? (
        <a className={look.buttonDark} href={hrefOf('account')}>
          {words.t('reset.signIn')}
        </a>
      ) : (
        <section className={look.panel} aria-label={words.t(isNew ? 'reset.title' : 'account.forgot')}>
          <form className={styles.form} onSubmit={(event) => void submit(event)}>
            {isNew ? (
              <NewPassword label={words.t('account.newPassword')} value={typed} onChange={setTyped} />
            ) : (
              <Field label={words.t('reset.who')} autoComplete="username" value={typed} onChange={setTyped} />
            )}
            <div className={styles.row}>
              <button type="submit" className={look.buttonMain} disabled={short}>
                {words.t(isNew ? 'reset.save' : 'reset.send')}
              </button>
            </div>
          </form>
        </section>
      )}
    </PageFrame>
  );
}
