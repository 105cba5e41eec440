import type { ClubSummary } from '@moonstaff/client';
import type { ReactNode } from 'react';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { SameAgain } from '../clubs/SameAgain.tsx';
import styles from './Desk.module.css';
import { DeviceRow, FinishedRow, WaitingRow } from './DeskRows.tsx';
import { type Desk, presentPeople } from './desk.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { TurnCard } from './TurnCard.tsx';

interface DeskPanelProps {
  readonly desk: Desk;
  readonly clubs: readonly ClubSummary[];
  readonly onForget: (id: string) => void;
  readonly onDecline: (table: string) => void;
}

type Row = Desk['turn'][number];

/** What waits for me, what waits for others, what's over. */
export function DeskPanel({ desk, clubs, onForget, onDecline }: DeskPanelProps) {
  const words = useWords();
  const { turn, waiting, over, all, invitations } = desk;
  const device = (row: Extract<Row, { kind: 'device' }>, isTurn: boolean): ReactNode => (
    <DeviceRow key={row.game.id} game={row.game} isTurn={isTurn} onForget={() => onForget(row.game.id)} />
  );
  return (
    <section className={styles.desk} aria-label={words.t('web.yourTables')}>
      <h2>
        {words.t(turn.length === 0 ? 'home.nobodyWaits' : 'home.yourTurn')}
        {turn.length > 0 && <span className={styles.count}>{words.number(turn.length)}</span>}
      </h2>
      {turn.length === 0 && <Present clubs={clubs} />}
      <ul>
        {turn.map((row) =>
          row.kind === 'device' ? device(row, true) : <TurnCard key={row.table.id} {...row} clubs={clubs} />,
        )}
        {invitations.map((one) => (
          <InvitationRow key={one.table} invitation={one} onDecline={() => onDecline(one.table)} />
        ))}
      </ul>
      {waiting.length > 0 && (
        <>
          <h3 className={look.label}>{words.t('home.waiting')}</h3>
          <ul>
            {waiting.map((row) =>
              row.kind === 'device' ? device(row, false) : <WaitingRow key={row.table.id} {...row} clubs={clubs} />,
            )}
          </ul>
        </>
      )}
      {over.length > 0 && (
        <>
          <h3 className={look.label}>
            {words.t('home.finished')}
            {all.games > 0 && (
              <a className={styles.all} href={hrefOf(all.on)}>
                {words.t('home.allGames', { n: all.games })}
              </a>
            )}
          </h3>
          <ul>
            {over.map((row) =>
              row.kind === 'device' ? device(row, false) : <FinishedRow key={row.table.id} {...row} />,
            )}
          </ul>
        </>
      )}
    </section>
  );
}

/** When nothing waits: who is here, and a new table with the people of the last one. */
function Present({ clubs }: Pick<DeskPanelProps, 'clubs'>) {
  const words = useWords();
  const names = presentPeople(clubs);
  const club = clubs.find(({ last }) => last !== undefined);
  return (
    <div className={styles.present}>
      {names.length > 0 && <p>{words.t('home.areHere', { names: words.all(names) })}</p>}
      {club !== undefined && <SameAgain club={club.id} />}
      <a className={styles.all} href={hrefOf('challenge')}>
        {words.t('home.orChallenge')}
      </a>
    </div>
  );
}
