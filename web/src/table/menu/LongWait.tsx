import { useWords } from '../../kit/words/Words.tsx';
import { useServerInfo } from '../server/about.ts';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { namesOf } from '../server/seats.ts';
import { GiveBot } from './GiveBot.tsx';
import { giveToBotFrom } from './offers.ts';
import styles from './TableNotes.module.css';
import { useHasCome } from './useHasCome.ts';

interface LongWaitProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** Somebody keeps everybody waiting: above the board, the others can give the seat to a bot. */
export function LongWait({ source, house }: LongWaitProps) {
  const patience = useServerInfo()?.patience;
  return house.info.seats.map((_, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
    <WaitedFor key={seat} source={source} house={house} seat={seat} patience={patience} />
  ));
}

function WaitedFor({ source, house, seat, patience }: LongWaitProps & { seat: number; patience: number | undefined }) {
  const words = useWords();
  const isTime = useHasCome(giveToBotFrom(house, seat, patience), source);
  const info = house.info.seats[seat];
  if (!isTime || info?.kind !== 'person' || !house.play?.toAct.includes(seat)) return null;
  const name = namesOf(house, words)[seat] ?? '';
  return (
    <div className={styles.houseNote} role="status">
      <p>{words.t(info.gone ? 'house.goneLong' : 'house.waitedLong', { name })}</p>
      <GiveBot source={source} house={house} seat={seat} patience={patience} />
    </div>
  );
}
