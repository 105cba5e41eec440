import type { PersonGame, PersonPage } from '@moonstaff/client';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { pictureOf } from '../games/pictureOf.ts';
import { axisFor, linePath, within } from './charts.ts';
import { ratingsOver } from './model.ts';
import styles from './Person.module.css';
import { GAMES } from './part.ts';

const BOX = { width: 340, height: 140 };
const LINES = { arnak: styles.arnak, guild: styles.guild } as const;

interface RatingsProps {
  readonly games: readonly PersonGame[];
  readonly places: PersonPage['places'];
}

/** The rating of each game over time: Arnak solid, the Guild dashed. */
export function Ratings({ games, places }: RatingsProps) {
  const words = useWords();
  const lines = GAMES.map((game) => ({ game, points: ratingsOver(games, game) })).filter(
    ({ points }) => points.length > 0,
  );
  const all = lines.flatMap(({ points }) => points);
  const axis = axisFor(all.length === 0 ? [1500] : all.map(({ rating }) => rating));
  const times = all.map(({ at }) => at);
  const time = { from: Math.min(...times), to: Math.max(...times) };
  return (
    <section className={`${look.panel} ${styles.rating}`} aria-label={words.t('club.rating')}>
      <div className={styles.title}>
        <h2 className={look.panelTitle}>{words.t('club.rating')}</h2>
        {places.map(({ game, rating, place, of }) => (
          <p key={game} className={styles.now}>
            <span className={styles.tile} data-game={game}>
              <Icon name={pictureOf(game)} />
            </span>
            <b>{rating}</b> <small>{words.t('person.placeOf', { place, of })}</small>
          </p>
        ))}
      </div>
      {all.length === 0 ? (
        <p className={look.label}>{words.t('club.noStandings')}</p>
      ) : (
        <>
          <svg
            className={styles.chart}
            viewBox={`-44 -8 ${BOX.width + 56} ${BOX.height + 30}`}
            role="img"
            aria-label={words.t('person.ratingOver')}
          >
            {axis.ticks.map((tick) => {
              const y = BOX.height - within(tick, axis.from, axis.to) * BOX.height;
              return (
                <g key={tick}>
                  <line x1="0" x2={BOX.width} y1={y} y2={y} />
                  <text x="-10" y={y + 4} textAnchor="end">
                    {tick}
                  </text>
                </g>
              );
            })}
            <text x="0" y={BOX.height + 20}>
              {words.date(new Date(time.from))}
            </text>
            <text x={BOX.width} y={BOX.height + 20} textAnchor="end">
              {words.date(new Date(time.to))}
            </text>
            {lines.map(({ game, points }) => (
              <path key={game} className={LINES[game]} d={linePath(points, time, axis, BOX)} />
            ))}
          </svg>
          <ol className={styles.legend}>
            {lines.map(({ game }) => (
              <li key={game}>
                <svg viewBox="0 0 30 6" aria-hidden="true">
                  <path className={LINES[game]} d="M0 3H30" />
                </svg>
                {words.t(`club.${game}`)}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
