import type { FactorInfo, Factors } from '@moonstaff/client';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import type { Intent } from './second-factor.ts';

interface FactorListProps {
  readonly factors: Factors;
  readonly onIntent: (intent: Intent) => void;
}

/** The factors one has, and ways to add more. */
export function FactorList({ factors, onIntent }: FactorListProps) {
  const words = useWords();
  const titleOf = (kind: FactorInfo['kind'], name: string): string =>
    name !== '' ? name : kind === 'app' ? words.t('factor.app') : words.t('factor.passkey');
  const { factors: own, recoveryCodes, passkeys } = factors;
  return (
    <>
      {own.length === 0 ? (
        <p>{words.t('factor.none')}</p>
      ) : (
        <>
          <ul>
            {own.map(({ id, kind, name, createdAt }) => (
              <li key={id} className={styles.row}>
                <b>{titleOf(kind, name)}</b>
                <span className={look.label}>{words.dateTime(new Date(createdAt))}</span>
                <button type="button" className={look.buttonDark} onClick={() => onIntent({ kind: 'remove', id })}>
                  {words.t('factor.remove')}
                  <span className={look.spoken}>{titleOf(kind, name)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className={look.label}>{words.t('factor.left', { n: recoveryCodes })}</p>
        </>
      )}
      <div className={styles.row}>
        <button type="button" className={look.buttonDark} onClick={() => onIntent({ kind: 'app' })}>
          {words.t('factor.addApp')}
        </button>
        {passkeys && (
          <button type="button" className={look.buttonDark} onClick={() => onIntent({ kind: 'passkey' })}>
            {words.t('factor.addPasskey')}
          </button>
        )}
      </div>
    </>
  );
}
