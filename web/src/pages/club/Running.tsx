import type { Club, ClubTable } from '@moonstaff/client';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { BoardName } from '../games/BoardName.tsx';
import { Rounds } from '../games/Rounds.tsx';
import { useShortName } from '../games/shortNames.ts';
import { Thumbnail } from '../games/Thumbnail.tsx';
import { Seats, Unread } from '../home/DeskRows.tsx';
import { TimeLeft } from '../home/TimeLeft.tsx';
import styles from './Club.module.css';
import { runningTables } from './model.ts';

interface RunningProps {
  readonly club: Club;
  readonly me: string;
}

/** The club's tables that aren't over. Members come in without asking. */
export function Running({ club, me }: RunningProps) {
  const words = useWords();
  const tables = runningTables(club.tables);
  return (
    <section className={`${look.panel} ${styles.running}`} aria-label={words.t('club.running')}>
      <h2 className={look.panelTitle}>
        {words.t('club.running')} {tables.length > 0 && <small className={look.label}>{tables.length}</small>}
      </h2>
      {tables.length === 0 && <p className={look.label}>{words.t('club.noTables')}</p>}
      <ul>
        {tables.map((table) => (
          <RunningTable key={table.id} table={table} me={me} />
        ))}
      </ul>
    </section>
  );
}

function RunningTable({ table, me }: { readonly table: ClubTable; readonly me: string }) {
  const words = useWords();
  const name = useShortName(table.game);
  const { game, round, deadline, yourTurn, status } = table;
  const seat = table.seats.findIndex((one) => one.kind === 'person' && one.person === me);
  const you = seat < 0 ? undefined : seat;
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <li className={`${styles.table} ${yourTurn ? look.can : ''}`}>
      <Thumbnail {...table} table={table.id} seat={you} />
      <b>
        {table.title ?? name}
        <BoardName game={game} options={table.options} before=" · " />
      </b>
      {round !== undefined && <Rounds game={game} {...round} bare />}
      {status === 'open' && <span className={look.label}>{words.t('home.seatsLeft', { n: free })}</span>}
      <span className={styles.state}>
        {!yourTurn && <Seats table={table} you={you} only={status === 'playing' ? 'awaited' : 'all'} />}
        <Unread table={table} />
        {deadline !== undefined && <TimeLeft deadline={deadline} clock={table.clock} own={yourTurn} />}
      </span>
      <a className={yourTurn ? look.buttonMain : look.buttonDark} href={hrefOf('house', table.id, table.invite)}>
        {words.t(yourTurn ? 'home.yourTurn' : 'club.open')}
      </a>
    </li>
  );
}
