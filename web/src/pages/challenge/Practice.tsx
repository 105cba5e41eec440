import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Challenge.module.css';
import { dayOf } from './model.ts';
import { practise } from './practice.ts';

/** A deal of the day on this device: for everybody the same, with no secret and no rank. */
export function Practice() {
  const words = useWords();
  const { name } = useSettings();
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  if (fault !== undefined) throw fault.error;
  const start = (game: GameId): void => {
    setAsked(true);
    const own = name === '' ? words.t('seats.person') : name;
    practise(game, dayOf(new Date()), own).catch((error) => setFault({ error }));
  };
  return (
    <section className={look.panel} aria-label={words.t('challenge.practice')}>
      <h2 className={look.panelTitle}>{words.t('challenge.practice')}</h2>
      <p className={look.label}>{words.t('challenge.practiceAbout')}</p>
      <div className={styles.practice}>
        {GAME_IDS.map((game) => (
          <button key={game} type="button" className={look.buttonDark} disabled={asked} onClick={() => start(game)}>
            {`${words.t('challenge.practise')}: ${words.name('game', game)}`}
          </button>
        ))}
      </div>
    </section>
  );
}
