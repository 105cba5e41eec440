import type { ReactNode } from 'react';
import { Inspect } from '../../../kit/controls/Inspect.tsx';
import { usePlace } from '../../../table/spots/spots.ts';
import './guild-parts.css';

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
  return (
    <section className={`explore-card ${isOpen ? 'can' : ''}`} {...usePlace('card')} aria-label={label}>
      <p className="explore-label">{label}</p>
      <h3>{title}</h3>
      <p className="explore-sentence">{sentence}</p>
      <div className="explore-drawing">{children}</div>
      {sentence !== '' && <Inspect name={title} text={sentence} />}
    </section>
  );
}
