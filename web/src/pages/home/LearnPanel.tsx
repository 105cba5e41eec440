import { GAME_IDS } from '@moonstaff/catalogue';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { SHORT_NAMES } from '../games/shortNames.ts';
import { isLearned } from '../learn/progress.ts';
import styles from './Desk.module.css';
import home from './Home.module.css';

/** The lessons and the rules of both games. */
export function LearnPanel() {
  const words = useWords('club');
  const first = GAME_IDS.every(isLearned) ? 'learn.start' : 'learn.first';
  const ways = [['learn', first] as const, ['rules', 'rules.open'] as const];
  return (
    <section className={`${home.panel} ${styles.learn}`} aria-label={words.t(first)}>
      <Icon name="open-book" />
      {ways.map(([place, title]) => (
        <p key={place}>
          <b>{words.t(title)}</b>
          {GAME_IDS.map((game) => (
            <a key={game} className={look.label} href={hrefOf(place, game)}>
              {words.t(SHORT_NAMES[game])}
              <span className={look.spoken}>: {words.t(title)}</span>
            </a>
          ))}
        </p>
      ))}
    </section>
  );
}
