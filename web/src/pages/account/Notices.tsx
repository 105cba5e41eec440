import type { ProfileChange } from '@moonstaff/client';
import { type FormEvent, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { Field } from './Field.tsx';

interface NoticesProps extends AccountPart {
  /** From the address of the page: the code that was sent by e-mail. */
  readonly code: string | undefined;
}

/** How people learn that it's their turn while they're away: by email, once the address is confirmed, or by webhook. */
export function Notices({ me, api, attempt, onMe, code }: NoticesProps) {
  const words = useWords();
  const { language } = useSettings();
  const [email, setEmail] = useState(me.email ?? '');
  const [webhook, setWebhook] = useState(me.webhook ?? '');
  const change = async (wanted: ProfileChange): Promise<void> => {
    const next = await attempt(api.changeMe({ language, ...wanted }), words.t('account.saved'));
    if (next !== undefined) onMe(next);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void change({
      ...(email !== (me.email ?? '') && { email }),
      ...(webhook !== (me.webhook ?? '') && { webhook }),
    });
  };
  return (
    <section className={look.panel} aria-label={words.t('settings.notices')}>
      <h2 className={look.panelTitle}>{words.t('settings.notices')}</h2>
      <form className={styles.form} onSubmit={save}>
        <Field label={words.t('account.email')} type="email" autoComplete="email" value={email} onChange={setEmail} />
        <Field label={words.t('account.webhook')} type="url" autoComplete="off" value={webhook} onChange={setWebhook} />
        <div className={styles.row}>
          <button type="submit" className={look.buttonDark}>
            {words.t('account.save')}
          </button>
        </div>
      </form>
      {me.email !== undefined && !me.emailConfirmed && (
        <Confirm me={me} api={api} attempt={attempt} onMe={onMe} code={code} />
      )}
      {me.email !== undefined && me.emailConfirmed && (
        <>
          <p className={look.label}>{words.t('account.confirmed')}</p>
          <Check
            label={words.t('account.byEmail')}
            checked={me.notices.email}
            onChange={(on) => void change({ notices: { ...me.notices, email: on } })}
          />
        </>
      )}
      {me.webhook !== undefined && (
        <>
          <Check
            label={words.t('account.byWebhook')}
            checked={me.notices.webhook}
            onChange={(on) => void change({ notices: { ...me.notices, webhook: on } })}
          />
          <p className={look.label}>{words.t('account.secret')}</p>
          <p className={styles.secret}>{me.webhookSecret}</p>
        </>
      )}
    </section>
  );
}

/** The code proves that the address is theirs. */
function Confirm({ me, api, attempt, onMe, code }: NoticesProps) {
  const words = useWords();
  const [typed, setTyped] = useState(code ?? '');
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const next = await attempt(api.confirmEmail(typed.trim()));
    if (next !== undefined) onMe(next);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void confirm(event)}>
      <Field
        label={words.t('account.code')}
        hint={words.t('account.codeSent', { email: me.email ?? '' })}
        autoComplete="one-time-code"
        value={typed}
        onChange={setTyped}
      />
      <div className={styles.row}>
        <button type="submit" className={look.buttonMain} disabled={typed.trim() === ''}>
          {words.t('account.confirm')}
        </button>
      </div>
    </form>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
