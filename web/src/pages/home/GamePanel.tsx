import { type GameId, OFFERED_LEVELS } from '@moonstaff/catalogue';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { Choice } from '../../kit/controls/Choice.tsx';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { againstBots, startGame } from '../../table/device/start.ts';
import { LEVEL_KEYS } from '../../table/seats/levels.ts';
import { GameLinks } from '../learn/GameLinks.tsx';
import styles from './GamePanel.module.css';
import { keepLastBots, keepLastChoice, type LastChoice, lastChoice } from './last.ts';
import { NewTable } from './NewTable.tsx';

interface GamePanelProps {
  readonly game: GameId;
  readonly line: string;
  readonly time: string;
  readonly children: ReactNode;
}

/** One game on the first page: a picture, and a button that starts it. */
export function GamePanel({ game, line, time, children }: GamePanelProps) {
  const words = useWords();
  const title = words.name('game', game);
  const { name } = useSettings();
  const [{ bots, level }, setBots] = useState(() => lastChoice(game));
  const table = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  if (fault !== undefined) throw fault.error;
  const alone = bots === 0;
  const chooseBots = (choice: LastChoice): void => {
    setBots(choice);
    keepLastChoice(game, choice);
  };
  const play = () => {
    // Against what, is chosen with the table.
    if (alone) return table.current?.showModal();
    setAsked(true);
    keepLastBots(game, { bots, level });
    const sitters = againstBots(name === '' ? words.t('seats.red') : name, bots, level);
    // The rules are fetched for it; whatever part is missing, the page says so in one way.
    startGame({ game, options: {}, sitters }).catch((error) => setFault({ error }));
  };
  return (
    <section className={styles.game} aria-label={title}>
      <div className={styles.picture} data-picture={game}>
        {children}
      </div>
      <div className={styles.body}>
        <h2>{title}</h2>
        <p className={styles.line}>{line}</p>
        <p className={styles.facts}>
          <Icon name="three-friends" /> {words.t('web.range')}
          <Icon name="sands-of-time" /> {time}
        </p>
        <GameLinks game={game} />
        <div className={styles.choices}>
          <Choice
            label={words.t('web.bots')}
            values={[0, 1, 2, 3]}
            value={bots}
            onChange={(n) => chooseBots({ bots: n, level })}
            name={(n) => (n === 0 ? words.t('seats.solo') : String(n))}
          />
          {/* Nobody's level when one plays alone; its room is kept. */}
          <div className={alone ? styles.unused : ''}>
            <Choice
              label={words.t('seats.level')}
              values={OFFERED_LEVELS}
              value={level}
              onChange={(chosen) => chooseBots({ bots, level: chosen })}
              name={(one) => words.t(LEVEL_KEYS[one])}
            />
          </div>
        </div>
        <div className={styles.keys}>
          <button type="button" className={styles.deed} disabled={asked} onClick={play}>
            <b>{words.t('home.play')}</b>
            <small>{words.t(alone ? 'seats.solo' : 'web.againstBots')}</small>
          </button>
          <button type="button" onClick={() => table.current?.showModal()}>
            {words.t('home.create')}
          </button>
        </div>
      </div>
      <NewTable ref={table} game={game} title={words.t('web.newTable')} alone={alone} />
    </section>
  );
}
