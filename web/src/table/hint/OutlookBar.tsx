import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import type { Outlook } from '../source.ts';
import styles from './Outlook.module.css';
import { rangeOf } from './outlook.ts';

const percent = (share: number): string => `${Math.round(100 * share)}%`;

interface OutlookBarProps {
  readonly outlook: Outlook;
  readonly unit: BoardModule['unit'];
}

/** How the asker will probably end, as a range on a scale. */
export function OutlookBar({ outlook, unit }: OutlookBarProps) {
  const words = useWords();
  const { low, high, from, to, start, end, middle } = rangeOf(outlook);
  return (
    <div className={styles.outlook} data-part="outlook">
      <p>
        {words.t('hint.ends')} <b>{words.t('hint.range', { low, high, unit })}</b>
      </p>
      <svg className={styles.scale} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2="100" y1="5" y2="5" />
        <rect x={percent(start)} width={percent(end - start)} y="1.5" height="7" rx="1" />
        <line className={styles.middle} x1={percent(middle)} x2={percent(middle)} y1="0" y2="10" />
      </svg>
      <p className={styles.ends}>
        <span aria-hidden="true">{from}</span>
        <span>{words.t('hint.often')}</span>
        <span aria-hidden="true">{to}</span>
      </p>
    </div>
  );
}
