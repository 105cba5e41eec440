import type { PersonGame } from '@moonstaff/client';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { pictureOf } from '../games/pictureOf.ts';
import { evenRate, placing } from './model.ts';
import styles from './Person.module.css';
import { GAMES } from './part.ts';

/** Which part of the bar has no room for words. */
const NARROW = 0.18;

/** How often the person won, and came in each other place. */
export function Won({ games }: { readonly games: readonly PersonGame[] }) {
  const words = useWords();
  const lines = GAMES.map((game) => ({ game, ...placing(games.filter((one) => one.game === game)) })).filter(
    ({ played }) => played > 0,
  );
  return (
    <section className={`${look.panel} ${styles.won}`} aria-label={words.t('club.wonTitle')}>
      <div className={styles.title}>
        <h2 className={look.panelTitle}>{words.t('club.wonTitle')}</h2>
        {lines.length > 0 && (
          <small className={look.label}>{words.t('person.even', { rate: words.percent(evenRate(games)) })}</small>
        )}
      </div>
      {lines.length === 0 && <p className={look.label}>{words.t('person.noContests')}</p>}
      <ul>
        {lines.map(({ game, played, won, places }) => (
          <li key={game} className={styles.wonLine}>
            <span className={styles.tile} data-game={game}>
              <Icon name={pictureOf(game)} />
              <span className={look.spoken}>{words.t(`club.${game}`)}</span>
            </span>
            <b>{words.percent(won / played)}</b>
            <ol className={styles.places}>
              {places.map((count, i) =>
                count === 0 ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: first to fourth
                  <li key={i} style={{ flexGrow: count }}>
                    <small className={count < played * NARROW ? look.spoken : undefined}>
                      {words.t('person.place', { place: i + 1 })}
                    </small>{' '}
                    <b>{count}</b>
                  </li>
                ),
              )}
            </ol>
            <small className={look.label}>{words.t('club.ofPlayed', { n: played })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
