import type { ArnakView } from '@moonstaff/arnak';
import { use } from 'react';
import { SeatBlock } from '../../../kit/controls/SeatBlock.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import looks from '../../../table/band/Band.module.css';
import { NUMERALS } from '../../../table/bar/Rounds.tsx';
import { useTable } from '../../../table/context.ts';
import { DockContext } from '../../../table/dock/dock.ts';
import { useAsked } from '../../../table/self/waiting.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { isPlayer, nameOf } from '../../../table/turn.ts';
import { UndoButtons } from '../../../table/undo/UndoButtons.tsx';
import { useBoard } from '../context.ts';
import { useIsBarAway } from '../phone/useAway.ts';
import { ownSeat } from '../state.ts';
import { asked, targetName } from '../words/describe.ts';
import styles from './Band.module.css';
import { Chips } from './Chips.tsx';
import { EndButtons } from './EndButtons.tsx';
import { ToldLine } from './ToldLine.tsx';

/** While it's paid for, the band is named after the deed. */
const DEEDS = {
  dig: 'arnakTable.dig',
  discover: 'arnakTable.discover',
  overcome: 'arnakTable.overcome',
  research: 'arnakTable.research',
  temple: 'arnakTable.research',
  buy: 'arnakTable.buy',
} as const;

/** Whose turn it is, what is asked, what can be done, what it would bring, and the buttons that end things. */
export function Band({ view }: { readonly view: ArnakView }) {
  const { now } = useTable();
  const { mine, main, paying } = useBoard().model;
  const words = useWords();
  const docked = use(DockContext).keys;
  const seat = mine ? ownSeat(view) : (now.toAct[0] ?? ownSeat(view));
  const names = now.toAct.map((one) => nameOf(now, one)).join(', ');
  const target = paying?.target;
  const question = useAsked(mine ? (target ? targetName(target, view, words) : asked(now, words)) : '');
  const isBarAway = useIsBarAway();
  const numeral = NUMERALS[view.round - 1];
  const title = mine
    ? words.t(target === undefined || main.deed === 'other' ? 'table.yourTurn' : DEEDS[main.deed])
    : names === ''
      ? words.t('table.over')
      : words.t('table.waitingFor', { names });
  return (
    <section
      className={`${looks.band} ${look.place} ${styles.band} ${mine ? '' : styles.waiting}`}
      {...usePlace('band')}
      data-waiting={mine ? undefined : ''}
      aria-label={title}
    >
      <SeatBlock
        seat={seat}
        title={title}
        asked={question}
        aside={isBarAway && <small className={styles.round}>{numeral}</small>}
      />
      {docked ?? (
        <div className={`${styles.body} ${paying === undefined ? '' : styles.paying}`}>
          {paying !== undefined && <ToldLine />}
          {mine && <Chips />}
          {paying === undefined && <ToldLine />}
        </div>
      )}
      {isPlayer(now) && (
        <div className={styles.buttons}>
          <UndoButtons />
          <EndButtons />
        </div>
      )}
    </section>
  );
}
