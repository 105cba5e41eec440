import styles from './Monogram.module.css';

interface MonogramProps {
  readonly name: string;
  readonly own?: boolean;
  /** Drawn as the moon: full is here, half is at a table, a ring is away. */
  readonly presence?: 'here' | 'table' | 'away' | undefined;
}

const MOONS = { here: styles.moonFull, table: styles.moonHalf, away: styles.moonRing } as const;

/** A person away from a table, where nobody has a seat's colour: the first letter of the name on a disc. */
export function Monogram({ name, own = false, presence }: MonogramProps) {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (
    <span className={`${styles.monogram} ${own ? styles.own : ''}`} aria-hidden="true">
      {first?.segment.toLocaleUpperCase()}
      {presence !== undefined && <span className={`${styles.moon} ${MOONS[presence]}`} />}
    </span>
  );
}
