import type { ArnakView } from '@moonstaff/arnak';
import { SeatBlock } from '../../../kit/controls/SeatBlock.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import looks from '../../../table/band/Band.module.css';
import { useTable } from '../../../table/context.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { isPlayer, nameOf } from '../../../table/turn.ts';
import { UndoButtons } from '../../../table/undo/UndoButtons.tsx';
import { useBoard } from '../context.ts';
import { ownSeat } from '../state.ts';
import { asked } from '../words/describe.ts';
import styles from './Band.module.css';
import { Chips } from './Chips.tsx';
import { EndButtons } from './EndButtons.tsx';
import { ToldLine } from './ToldLine.tsx';

/** Whose turn it is, what is asked, what can be done, what it would bring, and the buttons that end things. */
export function Band({ view }: { readonly view: ArnakView }) {
  const { now } = useTable();
  const { mine } = useBoard().model;
  const words = useWords();
  const seat = mine ? ownSeat(view) : (now.toAct[0] ?? ownSeat(view));
  const names = now.toAct.map((one) => nameOf(now, one)).join(', ');
  const title = mine
    ? words.t('table.yourTurn')
    : names === ''
      ? words.t('table.over')
      : words.t('table.waitingFor', { names });
  return (
    <section
      className={`${looks.band} ${styles.band} ${mine ? '' : styles.waiting}`}
      {...usePlace('band')}
      data-waiting={mine ? undefined : ''}
      aria-label={title}
    >
      <SeatBlock seat={seat} title={title} asked={mine ? asked(now, words) : ''} />
      <div className={styles.body}>
        {mine && <Chips />}
        <ToldLine />
      </div>
      {isPlayer(now) && (
        <div className={styles.buttons}>
          <UndoButtons />
          <EndButtons />
        </div>
      )}
    </section>
  );
}
