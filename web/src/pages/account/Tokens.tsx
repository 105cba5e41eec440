import type { TokenInfo } from '@moonstaff/client';
import { type FormEvent, useEffect, useState } from 'react';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { Field } from './Field.tsx';

/** Tokens for programs that play in one's name; each is shown once. */
export function Tokens({ me, api, attempt }: AccountPart) {
  const words = useWords();
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([]);
  const [name, setName] = useState('');
  const [shown, setShown] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other tokens
  useEffect(() => {
    api.tokens().then(setTokens, () => setTokens([]));
  }, [api, me.id]);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await attempt(api.newToken(name));
    if (made === undefined) return;
    const { token, ...info } = made;
    setTokens([...tokens, info]);
    setShown(token);
    setName('');
  };
  const revoke = async (id: string): Promise<void> => {
    await attempt(api.revokeToken(id));
    setTokens(await api.tokens());
  };
  return (
    <section className={look.panel} aria-label={words.t('account.tokens')}>
      <h2 className={look.panelTitle}>{words.t('account.tokens')}</h2>
      <p>{words.t('account.tokensHint')}</p>
      <ul>
        {tokens.map((token) => (
          <li key={token.id} className={styles.row}>
            <b>{token.name}</b>
            <span className={look.label}>
              {token.usedAt === undefined
                ? words.t('account.neverUsed')
                : words.t('account.lastUsed', { when: words.dateTime(new Date(token.usedAt)) })}
            </span>
            <button type="button" className={look.buttonDark} onClick={() => void revoke(token.id)}>
              {words.t('account.revoke')}
              <span className={look.spoken}>{token.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <div role="status">
          <p>{words.t('account.tokenOnce')}</p>
          <p className={styles.secret}>{shown}</p>
          <CopyButton label={words.t('account.copy')} text={() => shown} />
        </div>
      )}
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <Field label={words.t('account.tokenName')} autoComplete="off" value={name} onChange={setName} />
        <div className={styles.row}>
          <button type="submit" className={look.buttonDark} disabled={name.trim() === ''}>
            {words.t('account.newToken')}
          </button>
        </div>
      </form>
    </section>
  );
}
