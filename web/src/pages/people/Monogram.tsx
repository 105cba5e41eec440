import type { ClubMember } from '@moonstaff/client';
import styles from './Monogram.module.css';

interface MonogramProps {
  readonly name: string;
  readonly isMe?: boolean;
  /** Drawn as the moon: full is here, half is at a table, a ring is away. */
  readonly presence?: ClubMember['presence'];
}

const MOONS = { here: styles.here, table: styles.table, away: styles.away } as const;

/** A person outside a table: the first letter of the name on a disc. The name itself stands beside it. */
export function Monogram({ name, isMe = false, presence }: MonogramProps) {
  const [letter = ''] = name;
  return (
    <span className={`${styles.disc} ${isMe ? styles.me : ''}`} aria-hidden="true">
      {letter.toUpperCase()}
      {presence !== undefined && <span className={`${styles.moon} ${MOONS[presence]}`} />}
    </span>
  );
}
