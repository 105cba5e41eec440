import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Staff } from '../../kit/art/Staff.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../context.ts';
import { nameOf } from '../turn.ts';
import styles from './Curtain.module.css';

/** Between two people at one screen: nothing hidden is shown until the next one takes the seat. */
export function Curtain({ seat }: { readonly seat: number }) {
  const words = useWords();
  const { source, now } = useTable();
  const name = nameOf(now, seat);
  return (
    <main className={styles.curtain} data-part="curtain">
      <Staff className={styles.curtainStaff} />
      <SeatShape seat={seat} className={styles.curtainSeat} />
      <h1>{words.t('table.curtain', { name })}</h1>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do here */}
      <button type="button" className={look.buttonMain} autoFocus onClick={() => source.sit(seat)}>
        {words.t('table.curtainOpen', { name })}
      </button>
    </main>
  );
}
