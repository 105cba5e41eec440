import type { TableSummary } from '@moonstaff/client';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Ask } from '../../kit/controls/Ask.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { SavedGame } from '../../table/engine/saved.ts';
import { pictureOf } from '../hall/pictureOf.ts';
import styles from './Desk.module.css';
import { resultFor } from './desk.ts';
import { TimeLeft } from './TimeLeft.tsx';

interface ServerRowProps {
  readonly table: TableSummary;
  readonly you: number | undefined;
  readonly isTurn: boolean;
}

/** A table of the server: whom it waits for and how long, or how it ended. */
export function ServerRow({ table, you, isTurn }: ServerRowProps) {
  const words = useWords();
  const { status, deadline } = table;
  const isOver = status === 'finished';
  return (
    <li className={`${styles.row} ${isTurn ? styles.turn : ''}`}>
      <span className={`${styles.picture} ${isOver ? styles.past : ''}`}>
        <Icon name={pictureOf(table.game)} />
      </span>
      <div className={styles.what}>
        <b>{table.title ?? words.name('game', table.game)}</b>
        <span className={look.label}>
          {table.title !== undefined && `${words.name('game', table.game)} · `}
          {table.challenge !== undefined && `${words.t('house.challenge')} · `}
          {useLine(table, you)}
        </span>
      </div>
      <Seats table={table} you={you} />
      {table.unread > 0 && (
        <span className={styles.unread}>
          <span aria-hidden="true">{words.number(table.unread)}</span>
          <span className={look.spoken}>{words.t('house.unread', { n: table.unread })}</span>
        </span>
      )}
      {deadline !== undefined && <TimeLeft deadline={deadline} own={isTurn} />}
      <a
        className={isTurn ? look.buttonMain : look.buttonDark}
        href={isOver ? pastOf(table) : hrefOf('house', table.id)}
      >
        {words.t(
          isOver && table.challenge !== undefined
            ? 'house.toChallenge'
            : isOver
              ? 'replay.title'
              : isTurn
                ? table.yourTurn
                  ? 'home.playTurn'
                  : 'home.answer'
                : 'lobby.toTable',
        )}
      </a>
    </li>
  );
}

/** Where a finished game is shown again. A try opens with all others of its day. */
const pastOf = ({ id, challenge }: TableSummary): string =>
  challenge === undefined ? hrefOf('recording', id) : hrefOf('challenge', challenge.day);

/** What a row says below the name of the game. */
function useLine(table: TableSummary, you: number | undefined): string {
  const words = useWords();
  const result = table.status === 'finished' ? resultFor(table, you) : undefined;
  if (result !== undefined)
    return result.place === 1
      ? words.t('home.wonBy', { n: result.margin })
      : words.t('home.placed', { place: result.place, n: result.margin });
  if (table.status === 'finished') return words.t('web.finished');
  if (table.status === 'open') {
    const free = table.seats.filter(({ kind }) => kind === 'open').length;
    return `${words.t('home.notBegun')} · ${words.t('home.seatsLeft', { n: free })}`;
  }
  if (table.paused) return words.t('home.paused');
  const { round } = table;
  const when = words.dateTime(new Date(table.changedAt));
  return round === undefined ? when : `${words.t('home.round', { game: table.game, ...round })} · ${when}`;
}

/** Who sits there; during a game, whom it waits for, and afterwards everybody's points. */
function Seats({ table, you }: Omit<ServerRowProps, 'isTurn'>) {
  const words = useWords();
  return (
    <span className={styles.seats}>
      {table.seats.map((seat, i) => {
        const waits = table.toAct.includes(i);
        const points = table.scores?.find((score) => score.seat === i)?.total;
        const name = i === you ? words.t('seats.you') : seat.kind === 'person' ? seat.name : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          <span key={i} className={table.winners?.includes(i) ? styles.winner : undefined}>
            <SeatShape seat={i} away={seat.kind === 'open'} />
            {points === undefined ? (
              <span className={i === you ? styles.own : undefined}>{name}</span>
            ) : (
              words.number(points)
            )}
            {waits && (
              <>
                <Icon name="hourglass" />
                <span className={look.spoken}>{words.t('home.isAwaited')}</span>
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
  return (
    <li className={`${styles.row} ${isTurn ? styles.turn : ''}`}>
      <span className={`${styles.picture} ${game.over ? styles.past : ''}`}>
        <Icon name={pictureOf(game.game)} />
      </span>
      <div className={styles.what}>
        <b>{title}</b>
        <span className={look.label}>
          {game.over ? words.t('web.finished') : words.dateTime(new Date(game.changed))} · {words.t('home.thisDevice')}
        </span>
      </div>
      <span className={styles.seats}>
        {game.sitters.map((sitter, seat) => (
          <SeatShape key={sitter.name} seat={seat} />
        ))}
      </span>
      <a className={isTurn ? look.buttonMain : look.buttonDark} href={hrefOf(game.over ? 'replay' : 'table', game.id)}>
        {words.t(game.over ? 'replay.title' : 'home.continue')}
      </a>
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
