import type { ArnakView } from '@moonstaff/arnak';
import { SeatBlock } from '../../kit/controls/SeatBlock.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { isPlayer, nameOf, useTable } from '../../table/context.ts';
import { usePlace } from '../../table/spots/spots.ts';
import { UndoButtons } from '../../table/undo/UndoButtons.tsx';
import { Answers } from './Answers.tsx';
import { Chips } from './Chips.tsx';
import { asked } from './describe.ts';
import { EndKeys } from './EndKeys.tsx';
import { usePlay } from './play.ts';
import { ownSeat, questionOf } from './state.ts';
import { Tidings } from './Tidings.tsx';

/** Whose turn, what is asked, what may be done, what it would bring, and the keys that end things. */
export function Band({ view }: { readonly view: ArnakView }) {
  const { now } = useTable();
  const { mine } = usePlay();
  const words = useWords();
  const seat = mine ? ownSeat(view) : (now.toAct[0] ?? ownSeat(view));
  const names = now.toAct.map((one) => nameOf(now, one)).join(', ');
  const title = mine
    ? words.t('table.yourTurn')
    : names === ''
      ? words.t('table.over')
      : words.t('table.waitingFor', { names });
  const open = questionOf(view) !== undefined || view.phase === 'keep';
  return (
    <section className={`band ${mine ? '' : 'band-waiting'}`} {...usePlace('band')} aria-label={title}>
      <SeatBlock seat={seat} title={title} asked={mine ? asked(now, words) : ''} />
      <div className="band-body">
        {mine && (open ? <Answers view={view} /> : <Chips view={view} />)}
        <Tidings />
      </div>
      {isPlayer(now) && (
        <div className="band-keys">
          <UndoButtons />
          <EndKeys view={view} />
        </div>
      )}
    </section>
  );
}
