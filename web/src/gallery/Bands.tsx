import { SeatBlock } from '../table/parts/SeatBlock.tsx';
import '../table/parts/parts.css';

const BANDS = [
  { title: 'Your turn', asked: 'Choose a main action' },
  { title: 'Marek is playing', asked: 'Discovering a level I site' },
  { title: 'Waiting for Juno', asked: '2 of 3 are done' },
  { title: 'Replay', asked: 'Step 41 of 118' },
];

export function Bands() {
  return (
    <section className="gallery-bands">
      <h2>Turn band</h2>
      {BANDS.map((band, seat) => (
        <SeatBlock key={band.title} seat={seat} {...band} />
      ))}
    </section>
  );
}
