import type { ReactNode } from 'react';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Desk.module.css';
import { DeviceRow, ServerRow } from './DeskRows.tsx';
import type { Desk } from './desk.ts';

interface DeskPanelProps {
  readonly desk: Desk;
  readonly onForget: (id: string) => void;
}

/** What waits for me, what waits for others, what's over. */
export function DeskPanel({ desk, onForget }: DeskPanelProps) {
  const words = useWords();
  const { turn, waiting, over } = desk;
  const row = (one: Desk['turn'][number], isTurn: boolean): ReactNode =>
    one.kind === 'server' ? (
      <ServerRow key={one.table.id} {...one} isTurn={isTurn} />
    ) : (
      <DeviceRow key={one.game.id} game={one.game} isTurn={isTurn} onForget={() => onForget(one.game.id)} />
    );
  return (
    <section className={styles.desk} aria-label={words.t('web.yourTables')}>
      <h2>
        {words.t(turn.length === 0 ? 'home.nobodyWaits' : 'home.yourTurn')}
        {turn.length > 0 && <span className={styles.count}>{words.number(turn.length)}</span>}
      </h2>
      <ul>{turn.map((one) => row(one, true))}</ul>
      {waiting.length > 0 && (
        <>
          <h3 className={look.label}>{words.t('home.waiting')}</h3>
          <ul>{waiting.map((one) => row(one, false))}</ul>
        </>
      )}
      {over.length > 0 && (
        <>
          <h3 className={look.label}>
            {words.t('home.finished')}
            <a className={styles.all} href={hrefOf('house')}>
              {words.t('home.allGames')}
            </a>
          </h3>
          <ul>{over.map((one) => row(one, false))}</ul>
        </>
      )}
    </section>
  );
}
