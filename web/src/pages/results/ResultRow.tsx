import type { Result } from '@moonstaff/client';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { boardKind } from '../games/boardKind.ts';
import { pictureOf } from '../games/pictureOf.ts';
import styles from './Results.module.css';

/** A finished game: when, where, who had how many points; the winner is underlined. */
export function ResultRow({ result }: { readonly result: Result }) {
  const words = useWords();
  const { game, board, seats, table } = result;
  const where = board === '' ? words.name('game', game) : words.name(boardKind(game), board);
  const when = words.date(new Date(result.finishedAt));
  return (
    <li className={styles.result}>
      <span className={styles.when}>{when}</span>
      <span className={styles.tile}>
        <Icon name={pictureOf(game)} />
      </span>
      <span className={styles.where}>
        <b>{result.title ?? where}</b>
        <small className={look.label}>
          {words.t(game === 'guild' ? 'club.guild' : 'club.arnak')}
          {result.rated && ` · ${words.t('club.rated')}`}
        </small>
      </span>
      <ol className={styles.seats}>
        {seats.map((seat) => (
          <li key={seat.seat} className={seat.won ? styles.winner : ''}>
            <SeatShape seat={seat.seat} />
            <span className={look.oneLine}>
              {seat.name === '' ? words.t(seat.person === undefined ? 'seats.bot' : 'club.gone') : seat.name}
            </span>
            <b>{words.number(seat.total)}</b>
            {seat.won && <span className={look.spoken}>{words.t('club.won')}</span>}
          </li>
        ))}
        {result.rival !== undefined && (
          <li>
            <SeatShape seat="rival" />
            <span className={look.oneLine}>{words.name('rival', 'rival')}</span>
            <b>{words.number(result.rival)}</b>
          </li>
        )}
      </ol>
      <a
        className={styles.replay}
        href={hrefOf('recording', table)}
        aria-label={`${words.t('replay.title')}: ${where}, ${when}`}
      >
        <Icon name="play-button" />
      </a>
    </li>
  );
}
