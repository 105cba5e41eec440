import { type GameId, isGameId } from '@moonstaff/catalogue';
import type { Challenge } from '@moonstaff/client';
import { type ReactNode, Suspense, useState } from 'react';
import { Choice } from '../../kit/controls/Choice.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useDescription } from '../challenge/description.ts';
import { dateOf, phaseOf, rowsOf } from '../challenge/model.ts';
import { Scale } from '../challenge/Scale.tsx';
import { Until } from '../challenge/Until.tsx';
import { type Shown, useChallenges } from '../challenge/useChallenges.ts';
import { INVITATIONS } from '../games/invitations.ts';
import { SHORT_NAMES } from '../games/shortNames.ts';
import styles from './ChallengePanel.module.css';
import desk from './Desk.module.css';
import home from './Home.module.css';

/** Today's challenge on the first page: what's dealt, and once one has tried, where one stands among all others. */
export function ChallengePanel() {
  const words = useWords('challenge', 'club');
  const { known } = useChallenges(undefined);
  const shown = known?.kind === 'known' ? known.shown.filter(({ challenge }) => isGameId(challenge.game)) : [];
  const [wanted, setWanted] = useState<string>();
  const one = shown.find(({ challenge }) => challenge.game === wanted) ?? bestToShow(shown);
  return (
    <section className={`${home.panel} ${desk.challenge} ${styles.panel}`} aria-label={words.t('challenge.title')}>
      <header className={styles.head}>
        {known?.kind === 'known' && <Day day={known.today.day} />}
        <h2>
          <a href={hrefOf('challenge')}>{words.t('challenge.title')}</a>
        </h2>
        {known?.kind === 'known' && (
          <span className={look.label}>
            <Until at={known.today.endsAt} ahead={known.ahead} />
          </span>
        )}
      </header>
      {known?.kind === 'away' && <p className={look.label}>{words.t('challenge.about')}</p>}
      {one !== undefined && isGameId(one.challenge.game) && (
        <Suspense>
          <OneChallenge key={one.challenge.game} game={one.challenge.game} {...one}>
            <Choice
              bare
              label={words.t('club.whichGame')}
              values={shown.map(({ challenge }) => challenge.game)}
              value={one.challenge.game}
              onChange={setWanted}
              name={(game) => (isGameId(game) ? words.t(SHORT_NAMES[game]) : game)}
            />
          </OneChallenge>
        </Suspense>
      )}
    </section>
  );
}

/** What one is playing, then what one hasn't tried, then the last one. */
function bestToShow(shown: readonly Shown[]): Shown | undefined {
  const inPhase = (phase: string): Shown | undefined => shown.find(({ challenge }) => phaseOf(challenge) === phase);
  return inPhase('playing') ?? inPhase('over') ?? inPhase('new');
}

function Day({ day }: { readonly day: string }) {
  const { code } = useWords();
  const date = dateOf(day);
  return (
    <span className={styles.day} aria-hidden="true">
      {new Intl.DateTimeFormat(code, { weekday: 'short' }).format(date)}
      <b>{date.getDate()}</b>
    </span>
  );
}

interface OneChallengeProps extends Shown {
  readonly game: GameId;
  /** The way to the other game's. */
  readonly children: ReactNode;
}

function OneChallenge({ game, challenge, result, children }: OneChallengeProps) {
  const words = useWords('challenge', game);
  const { Picture } = INVITATIONS[game];
  const place = challenge.options['map'] ?? challenge.options['board'];
  const phase = phaseOf(challenge);
  const description = useDescription(challenge);
  return (
    <>
      <p className={look.label}>
        {words.name('game', game)}: {description}. {words.t('challenge.about')}
      </p>
      {result === undefined ? (
        <div className={styles.picture} data-picture={game} aria-hidden="true">
          <Suspense>
            <Picture place={place} />
          </Suspense>
        </div>
      ) : (
        <Scale rows={rowsOf(result)} />
      )}
      <footer className={styles.foot}>
        <p>
          {result === undefined ? words.t('challenge.players', { n: challenge.players }) : standing(challenge, words)}
        </p>
        {children}
        <a
          className={phase === 'over' ? look.buttonDark : look.buttonMain}
          href={phase === 'playing' ? hrefOf('house', challenge.mine?.table ?? '') : hrefOf('challenge')}
        >
          {words.t(phase === 'over' ? 'challenge.results' : phase === 'playing' ? 'challenge.goOn' : 'home.playTurn')}
        </a>
      </footer>
    </>
  );
}

function standing({ mine, players }: Challenge, words: ReturnType<typeof useWords>): string {
  if (mine?.total === undefined || mine.place === undefined) return words.t('challenge.noPlace');
  return `${words.number(mine.total)}, ${words.t('challenge.placed', { place: mine.place, of: Math.max(players, mine.place) })}`;
}
