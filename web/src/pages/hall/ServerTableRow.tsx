import type { TableSummary } from '@moonstaff/client';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { pictureOf } from '../games/pictureOf.ts';
import styles from './TableRow.module.css';

interface ServerTableRowProps {
  readonly table: TableSummary;
  readonly children: ReactNode;
}

/** A table of the server in a list; what can be done with it stands at its end. */
export function ServerTableRow({ table, children }: ServerTableRowProps) {
  const words = useWords();
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const names = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const state =
    table.status === 'open'
      ? words.t('home.seatsLeft', { n: open })
      : table.status === 'finished'
        ? words.t('web.finished')
        : table.yourTurn
          ? words.t('home.yourTurn')
          : words.t('lobby.running');
  return (
    <li className={`${styles.row} ${table.yourTurn ? look.can : ''}`}>
      <span className={styles.picture}>
        <Icon name={pictureOf(table.game)} />
      </span>
      <div>
        <b>{words.name('game', table.game)}</b>
        <span className={look.label}>{[...names, state].join(' · ')}</span>
      </div>
      <span className={styles.seats}>
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          <SeatShape key={i} seat={i} away={seat.kind === 'open'} />
        ))}
      </span>
      {children}
    </li>
  );
}
