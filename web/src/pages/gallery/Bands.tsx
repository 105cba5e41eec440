import { Token } from '../../kit/art/Token.tsx';
import { Chip } from '../../kit/controls/Chip.tsx';
import { Counter } from '../../kit/controls/Counter.tsx';
import { SeatBlock } from '../../kit/controls/SeatBlock.tsx';
import styles from './Gallery.module.css';

const BANDS = [
  { title: 'Your turn', asked: 'Choose a main action' },
  { title: 'Marek is playing', asked: 'Discovering a level I site' },
  { title: 'Waiting for Juno', asked: '2 of 3 are done' },
  { title: 'Replay', asked: 'Step 41 of 118' },
];

export function Bands() {
  return (
    <section className={styles.bands}>
      <h2>Turn band</h2>
      {BANDS.map((band, seat) => (
        <SeatBlock key={band.title} seat={seat} {...band} />
      ))}
      <div className={styles.chips}>
        <Chip icon="dig-dug" verb="Dig" count={7} />
        <Chip icon="spyglass" verb="Discover" count={4} chosen />
        <Chip icon="electric" verb="Free" count={5} free />
        <Counter name="coins" value={4} change={-3}>
          <Token kind="coin" />
        </Counter>
        <Counter name="tablets" value={2} change={1}>
          <Token kind="tablet" />
        </Counter>
      </div>
    </section>
  );
}
