import { SeatShape } from '../art/SeatShape.tsx';
import { seatColor, seatInk } from '../art/seats.ts';

interface SeatBlockProps {
  readonly seat: number | 'rival';
  readonly title: string;
  readonly asked: string;
}

/** Whose turn it is, in that seat's colour: the first thing to see. */
export function SeatBlock({ seat, title, asked }: SeatBlockProps) {
  return (
    <div className="seat-block" style={{ background: seatColor(seat), color: seatInk(seat) }}>
      <SeatShape seat={seat} cream />
      <div>
        <h2>{title}</h2>
        <p>{asked}</p>
      </div>
    </div>
  );
}
