import { FAULT } from '@moonstaff/text';
import { isMissingPart } from '../late/missing.ts';
import look from '../look/look.module.css';
import { hrefOf } from '../route/route.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './Fault.module.css';

const focus = (button: HTMLElement | null): void => button?.focus();

interface FaultProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown when the page can't be drawn: why, and what helps. It needs nothing that may be missing. */
export function Fault({ error, onRetry }: FaultProps) {
  const says = FAULT[useSettings().language];
  const outdated = isMissingPart(error);
  return (
    <main className={`${styles.troublePage} ${styles.fault}`}>
      <div role="alert">
        <h1>{says[outdated ? 'trouble.version' : 'trouble.unexpected']}</h1>
        {outdated && <p>{says['fault.kept']}</p>}
      </div>
      <p className={styles.troubleKeys}>
        <button ref={focus} type="button" className={look.buttonMain} onClick={() => window.location.reload()}>
          {says['fault.reload']}
        </button>
        {outdated && (
          <button type="button" className={look.buttonDark} onClick={onRetry}>
            {says['trouble.retry']}
          </button>
        )}
        <a className={look.buttonDark} href={hrefOf()}>
          {says['web.toHome']}
        </a>
      </p>
      {!outdated && (
        <details>
          <summary>{says['fault.detail']}</summary>
          <code>{String(error)}</code>
        </details>
      )}
    </main>
  );
}
