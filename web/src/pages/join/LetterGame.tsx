import { isGameId } from '@moonstaff/catalogue';
import type { Door } from '@moonstaff/client';
import { Suspense } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { clockName } from '../../table/clock/clocks.ts';
import { INVITATIONS } from '../games/invitations.ts';
import styles from './Letter.module.css';

/** The same in one sentence, for phones, where the picture is only a strip. */
export function LetterGameInShort({ door }: { readonly door: Door }) {
  const words = useWords('house', ...(isGameId(door.game) ? [door.game] : []));
  const { game, options, clock } = door;
  const place = options['map'] ?? options['board'];
  const shown = isGameId(game) ? INVITATIONS[game] : undefined;
  return (
    <p className={styles.inShort}>
      <b>{words.name('game', game)}</b>
      {[
        '',
        ...(place === undefined ? [] : [words.name(options['map'] === undefined ? 'board' : 'map', place)]),
        ...(shown === undefined ? [] : [words.t(shown.time)]),
        clock.kind === 'none' ? words.t('door.noClock') : clockName(clock, words),
      ].join(' · ')}
    </p>
  );
}

/** The game one is invited to: its picture, and how it's played here. */
export function LetterGame({ door }: { readonly door: Door }) {
  const words = useWords('house', ...(isGameId(door.game) ? [door.game] : []));
  const { game, options, seats, clock } = door;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const shown = isGameId(game) ? INVITATIONS[game] : undefined;
  const place = options['map'] ?? options['board'];
  return (
    <section className={styles.game} aria-label={words.name('game', game)}>
      <div className={styles.picture} data-picture={game}>
        <Suspense>{shown !== undefined && <shown.Picture place={place} />}</Suspense>
      </div>
      <div className={styles.facts}>
        <h2>{words.name('game', game)}</h2>
        {shown !== undefined && <p>{words.t(shown.line)}</p>}
        <ul>
          {place !== undefined && (
            <li>
              <Icon name="treasure-map" />
              {words.name(options['map'] === undefined ? 'board' : 'map', place)}
            </li>
          )}
          <li>
            <Icon name="three-friends" />
            {words.t('door.seats', { n: seats.length, free })}
          </li>
          {shown !== undefined && (
            <li>
              <Icon name="sands-of-time" />
              {words.t(shown.time)}
            </li>
          )}
          <li>
            <Icon name="hourglass" />
            {clock.kind === 'none' ? words.t('door.noClock') : clockName(clock, words)}
          </li>
        </ul>
      </div>
    </section>
  );
}
