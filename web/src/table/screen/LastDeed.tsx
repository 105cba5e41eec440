import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { useTable } from '../context.ts';
import { blocksOf } from '../log/blocks.ts';
import { DeedWords, Exchange, TurnNote } from '../log/Turn.tsx';
import styles from './LastDeed.module.css';

/** What happened last, in one sentence, and what it cost and brought. */
export function LastDeed({ className = '' }: { readonly className?: string | undefined }) {
  const { now, board } = useTable();
  const last = blocksOf(now, now.log, board?.turns).findLast(({ kind }) => kind === 'turn');
  if (last?.seat === undefined) return null;
  return (
    <div className={`${styles.lastDeed} ${className}`} data-part="deed">
      <SeatShape seat={last.seat} />
      <p>
        <DeedWords block={last} /> <Exchange block={last} />
      </p>
      <p className={styles.lastNote}>
        <TurnNote block={last} />
      </p>
    </div>
  );
}
