import type { ReactNode } from 'react';
import { Inspect } from '../../../kit/controls/Inspect.tsx';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import styles from './ExploreCard.module.css';

interface ExploreCardProps {
  readonly label: string;
  readonly title: string;
  readonly sentence: string;
  readonly children: ReactNode;
  /** Whether the viewer still has to carry it out. */
  readonly isOpen: boolean;
}

/** The card of the turn: its rule as a drawing of spaces under a short sentence. */
export function ExploreCard({ label, title, sentence, children, isOpen }: ExploreCardProps) {
  const isPhone = useLayout() === 'phone';
  return (
    <section
      className={`${styles.card} ${isOpen ? look.can : ''}`}
      data-can={isOpen ? '' : undefined}
      {...usePlace('card')}
      aria-label={label}
    >
      <p className={isPhone ? look.spoken : styles.label}>{label}</p>
      <h3 className={isPhone ? look.spoken : styles.title}>{title}</h3>
      <p className={isPhone ? look.spoken : styles.sentence}>{sentence}</p>
      <div className={styles.drawing}>{children}</div>
      {sentence !== '' && <Inspect name={title} text={sentence} />}
    </section>
  );
}
