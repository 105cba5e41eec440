import type { ReactNode } from 'react';
import { SeatShape } from '../art/SeatShape.tsx';
import { seatColor, seatInk } from '../art/seats.ts';
import styles from './SeatBlock.module.css';

interface SeatBlockProps {
  readonly seat: number | 'rival';
  readonly title: string;
  readonly asked: string;
  /** Small, after the title. */
  readonly aside?: ReactNode;
}

/** Letters of a question that need more than two lines on a phone. */
const LONG = 84;

/** Whose turn it is, in that seat's colour: the first thing to see. */
export function SeatBlock({ seat, title, asked, aside }: SeatBlockProps) {
  return (
    <div
      className={styles.seatBlock}
      style={{ background: seatColor(seat), color: seatInk(seat) }}
      data-asked={asked === '' ? undefined : asked.length > LONG ? 'long' : ''}
    >
      <SeatShape seat={seat} cream />
      <div>
        <h2>
          {title}
          {aside && <> {aside}</>}
        </h2>
        <p>{asked}</p>
      </div>
    </div>
  );
}
