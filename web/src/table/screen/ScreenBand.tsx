import type { CSSProperties } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Staff } from '../../kit/art/Staff.tsx';
import { seatColor, seatInk } from '../../kit/art/seats.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { useTable } from '../context.ts';
import { rankedScores, titleOf } from '../score/verdict.ts';
import { nameOf } from '../turn.ts';
import { LastDeed } from './LastDeed.tsx';
import { type ScreenBand as Band, numeral } from './model.ts';
import styles from './ScreenBand.module.css';

interface ScreenBandProps {
  readonly band: Band;
  readonly board: BoardModule;
  /** A new round has just begun. */
  readonly begins?: boolean;
}

/** Whose turn it is in letters to be read from a sofa, the last deed, and the round. */
export function ScreenBand({ band, board, begins = false }: ScreenBandProps) {
  const words = useWords();
  const { now } = useTable();
  const { name, round, of, turn } = board.progress(now, words);
  return (
    <header className={styles.screenBand} data-band={band.kind}>
      <div className={styles.screenNews} role="status">
        {begins && band.kind !== 'over' ? (
          <p className={styles.screenBegins}>{words.t('screen.begins', { round: name, numeral: numeral(round) })}</p>
        ) : (
          <Who band={band} board={board} />
        )}
      </div>
      {band.kind === 'move' && (
        <div className={styles.screenDeed}>
          <LastDeed />
          {board.ScreenNote !== undefined && <board.ScreenNote />}
        </div>
      )}
      {turn !== undefined && <p className={styles.screenTurn}>{turn}</p>}
      <p className={styles.screenRound}>
        <Staff className={styles.screenStaff} />
        <span>{name}</span>
        <b>{numeral(round)}</b>
        <span>{words.t('screen.of', { numeral: numeral(of) })}</span>
      </p>
    </header>
  );
}

function Who({ band, board }: ScreenBandProps) {
  const words = useWords();
  const { now } = useTable();
  switch (band.kind) {
    case 'move': {
      const left = board.moving?.(now, words);
      return (
        <p
          className={styles.screenMover}
          style={{ '--seat': seatColor(band.seat), '--seat-ink': seatInk(band.seat) } as CSSProperties}
        >
          <SeatShape seat={band.seat} cream />
          <b className={look.oneLine}>{nameOf(now, band.seat)}</b>
          <span>
            <Icon name="sands-of-time" /> {[words.t('web.toMove'), ...(left === undefined ? [] : [left])].join(': ')}
          </span>
        </p>
      );
    }
    case 'together':
      return (
        <div
          className={styles.screenTogether}
          style={band.waiting.length > 2 ? ({ '--name': '3.4rem' } as CSSProperties) : undefined}
        >
          <Icon name="sands-of-time" />
          {band.waiting.map((seat) => (
            <p key={seat} className={styles.screenWaiting}>
              <SeatShape seat={seat} /> <b className={look.oneLine}>{nameOf(now, seat)}</b>
            </p>
          ))}
          <span className={styles.screenDoing}>{band.waiting.length > 0 && board.together?.(words)}</span>
          {band.done.length > 0 && (
            <p className={styles.screenDone}>
              <span>{words.t('web.done')}</span>
              {band.done.map((seat) => (
                <span key={seat}>
                  <SeatShape seat={seat} /> {nameOf(now, seat)} <Icon name="check-mark" />
                </span>
              ))}
            </p>
          )}
        </div>
      );
    case 'over':
      return <Winner board={board} />;
    case 'paused':
      return (
        <p className={styles.screenNotice}>
          <Icon name="sands-of-time" /> <b>{words.t('house.paused')}</b>
        </p>
      );
    case 'noLine':
      return (
        <p className={`${styles.screenNotice} ${styles.screenNoLine}`}>
          <Icon name="sands-of-time" /> <b>{words.t('screen.noLine')}</b> <span>{words.t('screen.trying')}</span>
        </p>
      );
  }
}

function Winner({ board }: { readonly board: BoardModule }) {
  const words = useWords();
  const { now } = useTable();
  const { outcome } = now;
  if (outcome === undefined) return null;
  const called = (seat: number | 'rival'): string => (seat === 'rival' ? words.name('rival', seat) : nameOf(now, seat));
  const scores = rankedScores(outcome);
  const [first] = scores;
  return (
    <p className={styles.screenNotice}>
      {first !== undefined && (
        <span className={styles.screenMoon}>
          <SeatShape seat={first.seat} />
        </span>
      )}
      <b>{titleOf({ outcome, scores, you: undefined, unit: board.unit, nameOf: called }, words)}</b>
      <span>{scores.map(({ total }) => words.number(total)).join(' : ')}</span>
    </p>
  );
}
