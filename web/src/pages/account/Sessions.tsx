import type { SessionInfo } from '@moonstaff/client';
import { useCallback, useEffect, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { AskPassword } from './AskPassword.tsx';

/** What is to end, once the password is given: one session, or all but this one. */
type Ending = { readonly id: string } | 'others';

/** The browsers one is signed in with, and how to sign them out from here. */
export function Sessions({ me, api, attempt }: AccountPart) {
  const words = useWords();
  const [sessions, setSessions] = useState<readonly SessionInfo[]>([]);
  const [ending, setEnding] = useState<Ending>();
  const refresh = useCallback(() => api.sessions().then(setSessions, () => setSessions([])), [api]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other sessions
  useEffect(() => void refresh(), [refresh, me.id]);
  const nameOf = ({ browser, system }: SessionInfo): string =>
    browser !== undefined && system !== undefined
      ? words.t('account.sessionOn', { browser, system })
      : (browser ?? system ?? words.t('account.sessionUnknown'));
  const end = async (what: Ending, password: string): Promise<void> => {
    await attempt(what === 'others' ? api.endOtherSessions(password) : api.endSession(what.id, password));
    setEnding(undefined);
    await refresh();
  };
  return (
    <section className={look.panel} aria-label={words.t('account.sessions')}>
      <h2 className={look.panelTitle}>{words.t('account.sessions')}</h2>
      <p>{words.t('account.sessionsHint')}</p>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <b>{nameOf(session)}</b>
            <span className={look.label}>
              {words.t('account.sessionSince', { when: words.dateTime(new Date(session.createdAt)) })}
            </span>
            {session.current ? (
              <span className={look.label}>{words.t('account.sessionHere')}</span>
            ) : (
              <>
                <span className={look.label}>
                  {words.t('account.sessionUsed', { when: words.dateTime(new Date(session.usedAt)) })}
                </span>
                <button type="button" className={look.buttonDark} onClick={() => setEnding({ id: session.id })}>
                  {words.t('account.endSession')}
                  <span className={look.spoken}>{nameOf(session)}</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {ending !== undefined && (
        <AskPassword onGiven={(password) => void end(ending, password)} onCancel={() => setEnding(undefined)} />
      )}
      {ending === undefined && sessions.length > 1 && (
        <div className={styles.row}>
          <button type="button" className={look.buttonDark} onClick={() => setEnding('others')}>
            {words.t('account.endOthers')}
          </button>
        </div>
      )}
    </section>
  );
}
