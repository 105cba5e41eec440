import type { PersonGame } from '@moonstaff/client';
import type { Words } from '@moonstaff/text';
import { useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { boardKind } from '../games/boardKind.ts';
import { pictureOf } from '../games/pictureOf.ts';
import { PAGE_SIZE, signed } from '../results/model.ts';
import { isAmong, isSolo, type Narrowed, ownChange, ownPlace } from './model.ts';
import styles from './Person.module.css';

interface GamesProps {
  readonly games: readonly PersonGame[];
  readonly narrowed: Narrowed | undefined;
  readonly onNarrow: (narrowed: Narrowed | undefined) => void;
}

/** All games the page is about, or those that something above was pressed for. */
export function Games({ games, narrowed, onNarrow }: GamesProps) {
  const words = useWords();
  const [shown, setShown] = useState(PAGE_SIZE);
  const among = narrowed === undefined ? games : games.filter((game) => isAmong(game, narrowed));
  return (
    <section className={`${look.panel} ${styles.games}`} aria-label={words.t('person.games')}>
      <div className={styles.title}>
        <h2 className={look.panelTitle}>
          {words.t('person.games')} <small>{words.number(among.length)}</small>
        </h2>
        <span className={styles.chips}>
          {narrowed === undefined ? (
            <button type="button" className={styles.chip} onClick={() => onNarrow({ by: 'won' })}>
              {words.t('club.won')}
            </button>
          ) : (
            <button type="button" className={`${styles.chip} ${styles.chosen}`} onClick={() => onNarrow(undefined)}>
              {nameOf(narrowed, words)} <span aria-hidden="true">×</span>
              <span className={look.spoken}>{words.t('person.showAll')}</span>
            </button>
          )}
        </span>
      </div>
      <div role="status" className={look.spoken}>
        {words.t('person.listed', { n: among.length })}
      </div>
      {among.length === 0 && <p className={look.label}>{words.t('club.noResults')}</p>}
      <ul>
        {among.slice(0, shown).map((game) => (
          <GameRow key={game.table} game={game} />
        ))}
      </ul>
      {among.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE_SIZE)}>
          {words.t('club.more', { n: among.length - shown })}
        </button>
      )}
    </section>
  );
}

function nameOf(narrowed: Narrowed, words: Words): string {
  switch (narrowed.by) {
    case 'board':
      return words.name(boardKind(narrowed.game), narrowed.board);
    case 'person':
      return words.t('person.with', { name: narrowed.name });
    case 'take':
      return words.name(narrowed.kind, narrowed.id);
    case 'points':
      return `${narrowed.from}–${narrowed.to - 1}`;
    case 'won':
      return words.t('club.won');
  }
}

/** Games of this device aren't at the server. */
const isOnDevice = ({ length }: PersonGame): boolean => length === 0;

function GameRow({ game }: { readonly game: PersonGame }) {
  const words = useWords();
  const place = ownPlace(game);
  const change = ownChange(game);
  const where = words.name(boardKind(game.game), game.board);
  const when = words.date(new Date(game.finishedAt));
  return (
    <li className={styles.game}>
      <span className={styles.tile} data-game={game.game}>
        <Icon name={pictureOf(game.game)} />
      </span>
      <span>
        <b>{where}</b>
        <small className={look.label}>{when}</small>
      </span>
      <span className={styles.result}>
        {isSolo(game) ? words.t('person.solo') : place !== undefined && words.t('person.place', { place })}
      </span>
      <span className={styles.totals}>
        {game.seats.map((seat) => (
          <span key={seat.seat} className={seat.won && !isSolo(game) ? styles.winner : ''}>
            <SeatShape seat={seat.seat} />
            <span className={look.spoken}>{seat.name}</span> {words.number(seat.total)}
          </span>
        ))}
      </span>
      <span className={styles.change}>{change === undefined ? '' : signed(change)}</span>
      <a
        href={hrefOf(isOnDevice(game) ? 'replay' : 'recording', game.table)}
        aria-label={`${words.t('replay.title')}: ${where}, ${when}`}
      >
        <Icon name="play-button" />
      </a>
    </li>
  );
}
