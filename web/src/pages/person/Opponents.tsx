import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { opponentsOf } from './model.ts';
import styles from './Person.module.css';
import type { PersonPart } from './part.ts';

const SHOWN = 8;

/** How often ahead of somebody and behind them, in all games both sat in. */
export function Opponents({ games, onNarrow }: PersonPart) {
  const words = useWords();
  const opponents = opponentsOf(games).slice(0, SHOWN);
  return (
    <section className={`${look.panel} ${styles.opponents}`} aria-label={words.t('club.headToHead')}>
      <div className={styles.title}>
        <h2 className={look.panelTitle}>{words.t('club.headToHead')}</h2>
        <small className={look.label}>{words.t('person.aheadBehind')}</small>
      </div>
      {opponents.length === 0 && <p className={look.label}>{words.t('person.noOpponents')}</p>}
      <ul>
        {opponents.map(({ person, name, ahead, behind }) => (
          <li key={person}>
            <button type="button" className={styles.opponent} onClick={() => onNarrow({ by: 'person', person, name })}>
              <span className={look.spoken}>{words.t('person.against', { name, ahead, behind })}</span>
              <Monogram name={name} />
              <b className={look.oneLine} aria-hidden="true">
                {name}
              </b>
              <b aria-hidden="true">{ahead}</b>
              <span className={styles.balance}>
                <span style={{ width: `${(ahead / Math.max(1, ahead + behind)) * 100}%` }} />
              </span>
              <span aria-hidden="true">{behind}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
