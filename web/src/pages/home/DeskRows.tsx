import type { ClubSummary, TableSummary } from '@moonstaff/client';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Ask } from '../../kit/controls/Ask.tsx';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { SavedGame } from '../../table/engine/saved.ts';
import { BoardName } from '../games/BoardName.tsx';
import { pictureOf } from '../games/pictureOf.ts';
import { useShortName } from '../games/shortNames.ts';
import styles from './Desk.module.css';
import { resultFor } from './desk.ts';
import { GamePoints, Points, ResultWords } from './GameResult.tsx';
import { TimeLeft } from './TimeLeft.tsx';

export interface ServerRowProps {
  readonly table: TableSummary;
  readonly you: number | undefined;
  readonly clubs: readonly ClubSummary[];
}

/** A table that waits for others: whom, and how long. The whole row leads there. */
export function WaitingRow({ table, you, clubs }: ServerRowProps) {
  const words = useWords();
  const { status, deadline, round } = table;
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const club = table.title ?? clubs.find(({ id }) => id === table.club)?.name;
  const isLate = you !== undefined && table.ranOut.includes(you);
  const state =
    status === 'open'
      ? `${words.t('home.notBegun')}: ${words.t('home.seatsLeft', { n: free })}`
      : table.paused
        ? words.t('home.paused')
        : isLate
          ? words.t('home.botPlayed')
          : round === undefined
            ? words.dateTime(new Date(table.changedAt))
            : words.t('home.round', { game: table.game, ...round });
  return (
    <Row table={table}>
      <div className={styles.what}>
        <a className={styles.whole} href={hrefOf('house', table.id)}>
          <Where table={table} />
        </a>
        <span className={look.label}>
          {[
            ...(table.challenge === undefined ? [] : [words.t('house.challenge')]),
            state,
            ...(club === undefined ? [] : [club]),
          ].join(' · ')}
        </span>
      </div>
      <Seats table={table} you={you} only={status === 'playing' ? 'awaited' : 'all'} />
      <Unread table={table} />
      {deadline !== undefined && <TimeLeft deadline={deadline} clock={table.clock} own={false} />}
      {status === 'open' && free > 0 && (
        <CopyButton
          className={`${look.buttonDark} ${styles.share}`}
          label={words.t('home.share')}
          text={() => linkTo(table.id)}
        />
      )}
    </Row>
  );
}

/** The invitation to one of my tables. */
async function linkTo(table: string): Promise<string> {
  const [{ serverApi }, { askServer }, { invitation }] = await Promise.all([
    import('../../table/server/api.ts'),
    import('../../table/server/about.ts'),
    import('../../table/server/address.ts'),
  ]);
  const [{ info }, server] = await Promise.all([serverApi().table(table), askServer()]);
  return invitation(info, server);
}

/** A game that's over: how it went for the viewer, everybody's points, and the way to see it again. */
export function FinishedRow({ table, you }: Omit<ServerRowProps, 'clubs'>) {
  const words = useWords();
  const result = resultFor(table, you);
  const [winner] = (table.winners ?? []).flatMap((seat) => (seat === 'rival' ? [] : [table.seats[seat]]));
  const name = winner?.kind === 'person' ? winner.name : words.t('seats.bot');
  const { challenge } = table;
  return (
    <Row table={table} isPast>
      <div className={styles.what}>
        <b>
          {result === undefined
            ? words.t('web.finished')
            : result.shared
              ? words.t('home.shared')
              : result.margin === undefined
                ? words.t('home.won')
                : result.place === 1
                  ? words.t('home.wonBy', { n: result.margin })
                  : words.t('home.placed', { place: result.place, n: result.margin, name })}
        </b>
        <span className={look.label}>
          {challenge !== undefined && `${words.t('house.challenge')} · `}
          <Where table={table} /> · {words.date(new Date(table.changedAt))}
        </span>
      </div>
      <Points scores={table.scores ?? []} winners={table.winners ?? []} className={styles.seats} />
      <Unread table={table} />
      <a
        className={`${look.buttonDark} ${styles.replay}`}
        href={challenge === undefined ? hrefOf('recording', table.id) : hrefOf('challenge', challenge.day)}
      >
        <Icon name="play-button" />
        <span className={look.spoken}>{words.t(challenge === undefined ? 'replay.title' : 'house.toChallenge')}</span>
      </a>
    </Row>
  );
}

interface RowProps {
  readonly table: Pick<TableSummary, 'game'>;
  readonly isPast?: boolean;
  readonly children: ReactNode;
}

function Row({ table, isPast = false, children }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={`${styles.picture} ${isPast ? styles.past : ''}`}>
        <Icon name={pictureOf(table.game)} />
      </span>
      {children}
    </li>
  );
}

/** The game and the board it's played on, in few words. */
function Where({ table: { game, options } }: { readonly table: TableSummary }) {
  return (
    <>
      {useShortName(game)}
      <BoardName game={game} options={options} before=" · " />
    </>
  );
}

export function Unread({ table: { unread } }: Pick<ServerRowProps, 'table'>) {
  const words = useWords();
  if (unread === 0) return null;
  return (
    <span className={styles.unread}>
      <Icon name="chat-bubble" />
      <span aria-hidden="true">{words.number(unread)}</span>
      <span className={look.spoken}>{words.t('house.unread', { n: unread })}</span>
    </span>
  );
}

/** Who sits there, and whom the game waits for. Where all play at once, also who is done. */
export function Seats({ table, you, only }: Omit<ServerRowProps, 'clubs'> & { readonly only: 'all' | 'awaited' }) {
  const words = useWords();
  const isTogether = table.status === 'playing' && table.game === 'guild' && !table.paused;
  return (
    <span className={styles.seats}>
      {table.seats.map((seat, i) => {
        const waits = table.toAct.includes(i);
        if (only === 'awaited' && !waits) return null;
        const name =
          i === you
            ? words.t('seats.you')
            : seat.kind === 'person'
              ? seat.name
              : seat.kind === 'bot'
                ? words.t('seats.bot')
                : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          <span key={i}>
            <SeatShape seat={i} away={seat.kind === 'open'} />
            <span className={i === you ? styles.own : `${styles.name} ${look.oneLine}`}>{name}</span>
            {waits && i !== you && (
              <>
                <Icon name="sands-of-time" />
                <span className={look.spoken}>{words.t('home.isAwaited')}</span>
              </>
            )}
            {isTogether && !waits && (
              <>
                <span aria-hidden="true">✓</span>
                <span className={look.spoken}>{words.t('home.isDone')}</span>
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}

interface DeviceRowProps {
  readonly game: SavedGame;
  readonly isTurn: boolean;
  readonly onForget: () => void;
}

/** A game kept on this device. */
export function DeviceRow({ game, isTurn, onForget }: DeviceRowProps) {
  const words = useWords();
  const title = words.name('game', game.game);
  const short = useShortName(game.game);
  return (
    <li className={`${styles.row} ${styles.device} ${isTurn ? styles.turn : ''}`}>
      <span className={`${styles.picture} ${game.over ? styles.past : ''}`}>
        <Icon name={pictureOf(game.game)} />
      </span>
      {game.over ? (
        <div className={styles.what}>
          <a className={styles.whole} href={hrefOf('table', game.id)}>
            <ResultWords game={game} />
          </a>
          <span className={look.label}>
            {[short, words.date(new Date(game.changed)), words.t('home.thisDevice')].join(' · ')}
          </span>
        </div>
      ) : (
        <div className={styles.what}>
          <b>{title}</b>
          <span className={look.label}>
            {words.dateTime(new Date(game.changed))} · {words.t('home.thisDevice')}
          </span>
        </div>
      )}
      <GamePoints game={game} className={styles.seats} />
      {game.over ? (
        <a className={`${look.buttonDark} ${styles.replay}`} href={hrefOf('replay', game.id)}>
          <Icon name="play-button" />
          <span className={look.spoken}>{words.t('replay.title')}</span>
        </a>
      ) : (
        <a className={isTurn ? look.buttonMain : look.buttonDark} href={hrefOf('table', game.id)}>
          {words.t('home.continue')}
        </a>
      )}
      <Ask
        className={styles.forget}
        label={`${words.t('web.forget')}: ${title}`}
        sign="×"
        question={words.t('home.forgetSure')}
        onYes={onForget}
      />
    </li>
  );
}
