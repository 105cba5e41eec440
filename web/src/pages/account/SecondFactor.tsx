import type { Factors } from '@moonstaff/client';
import { useCallback, useEffect, useState } from 'react';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { AskPassword } from './AskPassword.tsx';
import { FactorList } from './FactorList.tsx';
import { createPasskey } from './passkeys.ts';
import { ScanApp } from './ScanApp.tsx';
import { afterAdding, type FactorStep, type Intent, isUrgent, LIST } from './second-factor.ts';

/** What signing in takes besides the password. */
export function SecondFactor({ me, api, attempt }: AccountPart) {
  const words = useWords();
  const [factors, setFactors] = useState<Factors>();
  const [now, setNow] = useState<FactorStep>(LIST);
  const refresh = useCallback(() => api.factors().then(setFactors, () => setFactors(undefined)), [api]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other factors
  useEffect(() => void refresh(), [refresh, me.id]);
  if (factors === undefined) return null;
  const goOn = async (next: FactorStep): Promise<void> => {
    setNow(next);
    await refresh();
  };
  const begin = async (intent: Intent, password: string, name: string): Promise<void> => {
    if (intent.kind === 'app') {
      const app = await attempt(api.newApp(password), '');
      if (app !== undefined) setNow({ step: 'scan', ...app });
      return;
    }
    if (intent.kind === 'remove') {
      await attempt(api.removeFactor(intent.id, password));
      await goOn(LIST);
      return;
    }
    const adding = api
      .newPasskey(password)
      .then(({ options }) => createPasskey(options))
      .then((answer) => api.confirmPasskey(name, answer));
    const added = await attempt(adding);
    if (added !== undefined) await goOn(afterAdding(added));
  };
  const confirm = async (id: string, code: string): Promise<void> => {
    const added = await attempt(api.confirmApp(id, code));
    if (added !== undefined) await goOn(afterAdding(added));
  };
  return (
    <section className={look.panel} aria-label={words.t('factor.title')}>
      <h2 className={look.panelTitle}>{words.t('factor.title')}</h2>
      <p role={isUrgent(factors) ? 'alert' : undefined}>
        {words.t(isUrgent(factors) ? 'factor.required' : 'factor.hint')}
      </p>
      {now.step === 'list' && <FactorList factors={factors} onIntent={(then) => setNow({ step: 'password', then })} />}
      {now.step === 'password' && (
        <AskPassword
          named={now.then.kind === 'passkey'}
          onGiven={(password, name) => void begin(now.then, password, name)}
          onCancel={() => setNow(LIST)}
        />
      )}
      {now.step === 'scan' && (
        <ScanApp {...now} onCode={(code) => void confirm(now.id, code)} onCancel={() => setNow(LIST)} />
      )}
      {now.step === 'codes' && (
        <div role="status">
          <p>{words.t('factor.recovery')}</p>
          <p className={styles.secret}>{now.codes.join(' ')}</p>
          <CopyButton label={words.t('account.copy')} text={() => now.codes.join('\n')} />
        </div>
      )}
    </section>
  );
}
