import type { DoorSeat } from '@moonstaff/client';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { levelName } from '../../table/seats/levels.ts';
import styles from './Letter.module.css';

interface SeatTilesProps {
  readonly seats: readonly DoorSeat[];
  readonly chosen: number | undefined;
  /** What's written on the chosen seat while it's typed. */
  readonly name: string;
  readonly onChoose: (seat: number) => void;
}

/** The seats of a table, of which one can choose a free one. */
export function SeatTiles({ seats, chosen, name, onChoose }: SeatTilesProps) {
  const words = useWords();
  return (
    <fieldset className={styles.seats}>
      <legend>{words.t('door.choose')}</legend>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <SeatTile key={i} at={i} seat={seat} isChosen={i === chosen} name={name.trim()} onChoose={() => onChoose(i)} />
      ))}
    </fieldset>
  );
}

interface SeatTileProps {
  readonly at: number;
  readonly seat: DoorSeat;
  readonly isChosen: boolean;
  readonly name: string;
  readonly onChoose: () => void;
}

function SeatTile({ at, seat, isChosen, name, onChoose }: SeatTileProps) {
  const words = useWords();
  if (seat.kind !== 'open') {
    return (
      <div className={styles.seat}>
        <SeatShape seat={at} />
        <b>{seat.kind === 'person' ? seat.name : words.t('seats.bot')}</b>
        <small>{noteOn(seat, words)}</small>
      </div>
    );
  }
  return (
    <label className={`${styles.seat} ${isChosen ? `${look.can} ${look.chosen} ${styles.own}` : styles.free}`}>
      <input type="radio" name="seat" className={look.spoken} checked={isChosen} onChange={onChoose} />
      <SeatShape seat={at} free={!isChosen} />
      <b>{isChosen && name !== '' ? name : words.t('door.free')}</b>
      <small>{words.t(isChosen ? 'door.yourSeat' : 'door.elseBot')}</small>
      {isChosen && (
        <span className={look.tickDisc} aria-hidden="true">
          ✓
        </span>
      )}
    </label>
  );
}

function noteOn(seat: Exclude<DoorSeat, { kind: 'open' }>, words: ReturnType<typeof useWords>): string {
  if (seat.kind === 'bot') return levelName(seat.level, words);
  const here = words.t(seat.here ? 'door.here' : 'door.away');
  return seat.host ? `${words.t('lobby.host')}, ${here}` : here;
}
