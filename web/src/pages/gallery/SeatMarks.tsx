import { SeatShape } from '../../kit/art/SeatShape.tsx';
import styles from './Gallery.module.css';

export function SeatMarks() {
  return (
    <section>
      <h2>Seats: colour and shape. Base, archaeologist, glass, notebook, away</h2>
      {[0, 1, 2, 3].map((seat) => (
        <div key={seat} className={styles.seats}>
          <SeatShape seat={seat} />
          <SeatShape seat={seat} glyph="outback-hat" />
          <SeatShape seat={seat} glyph="magnifying-glass" />
          <SeatShape seat={seat} glyph="notebook" />
          <SeatShape seat={seat} glyph="outback-hat" away />
        </div>
      ))}
    </section>
  );
}
