import type { ArnakView, PlayerView } from '@moonstaff/arnak';
import type { CSSProperties } from 'react';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { seatColor } from '../../../kit/art/seats.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { nameOf } from '../../../table/turn.ts';
import { Assistants, Count, Figures, Finds, Line, stateWord, Well } from '../others/Holdings.tsx';
import { Mover } from '../spot/Mover.tsx';
import styles from './Player.module.css';

interface ScreenPlayerProps {
  readonly view: ArnakView;
  readonly seat: number;
  readonly player: PlayerView;
}

/** What everybody may know of a player: tokens, figures, idols, guardians, assistants; of the hand only how many. */
export function ScreenPlayer({ view, seat, player }: ScreenPlayerProps) {
  const words = useWords();
  const { now } = useTable();
  const moves = now.toAct.includes(seat);
  return (
    <li
      className={`${styles.player} ${moves ? styles.moves : ''}`}
      style={{ '--seat': seatColor(seat) } as CSSProperties}
      aria-current={moves ? 'true' : undefined}
    >
      <header className={styles.head}>
        <Mover thing={{ on: 'seat', who: seat }}>
          <SeatShape seat={seat} />
        </Mover>
        <h2 className={look.oneLine}>{nameOf(now, seat)}</h2>
        <span className={styles.state}>{stateWord(view, now, { seat, player }, words)}</span>
      </header>
      <Well seat={seat} player={player} />
      <Line>
        <Count icon="poker-hand" n={player.hand.length} name={words.t('arnakTable.hand')} />
        <Figures seat={seat} player={player} />
        <Finds seat={seat} player={player} />
        <Assistants player={player} />
      </Line>
    </li>
  );
}
