import type { WayToPay } from '@moonstaff/arnak';
import { Tag } from '../../../kit/controls/Tag.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import { pointsLost } from '../play/loss.ts';
import styles from './PointsLost.module.css';

/** What a way to pay costs in points, if it does. */
export function PointsLost({ way }: { readonly way: WayToPay }) {
  const words = useWords();
  const n = pointsLost(way);
  if (n === 0) return null;
  return (
    <span className={styles.lost}>
      <Tag kind="short">{words.t('arnakPay.pointsLost', { n })}</Tag>
    </span>
  );
}
