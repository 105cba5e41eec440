import { GAME_IDS } from '@moonstaff/catalogue';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { SHORT_NAMES } from '../games/shortNames.ts';
import styles from './Desk.module.css';
import home from './Home.module.css';

const WAYS = [
  ['learn', 'learn.first'],
  ['rules', 'rules.open'],
] as const;

/** The lessons and the rules of both games. */
export function LearnPanel() {
  const words = useWords('club');
  return (
    <section className={`${home.panel} ${styles.learn}`} aria-label={words.t('learn.first')}>
      <Icon name="open-book" />
      {WAYS.map(([place, title]) => (
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
