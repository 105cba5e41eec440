import type { GameId } from '@moonstaff/catalogue';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { useHold } from '../../kit/controls/useHold.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { againstBots, startGame } from '../../table/device/start.ts';
import { LEVEL_KEYS } from '../../table/seats/levels.ts';
import type { Sitter } from '../../table/source.ts';
import { BoardName } from '../games/BoardName.tsx';
import { GameLinks } from '../learn/GameLinks.tsx';
import { isLearned } from '../learn/progress.ts';
import styles from './GamePanel.module.css';
import { lastBots, lastSolo, SOLO_COINS } from './last.ts';
import { NewTable } from './NewTable.tsx';

interface GameChoicesProps {
  readonly game: GameId;
  readonly time: string;
  /** Nobody here has played it yet. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** One game for people who know it: against bots at once, alone, or with others. */
export function GameChoices({ game, time, isNew, children }: GameChoicesProps) {
  const words = useWords();
  const title = words.name('game', game);
  const { name } = useSettings();
  const table = useRef<HTMLDialogElement>(null);
  const [alone, setAlone] = useState(false);
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  if (fault !== undefined) throw fault.error;
  const { bots, level } = lastBots(game);
  const start = (sitters: readonly Sitter[]): void => {
    setAsked(true);
    startGame({ game, options: {}, sitters }).catch((error) => setFault({ error }));
  };
  const own = name === '' ? words.t('seats.red') : name;
  const choose = (solo: boolean): void => {
    setAlone(solo);
    table.current?.showModal();
  };
  const hold = useHold(
    () => start(againstBots(own, bots, level)),
    () => choose(false),
  );
  return (
    <section className={styles.game} aria-label={title}>
      <div className={styles.picture} data-picture={game}>
        {children}
      </div>
      <div className={`${styles.body} ${styles.short}`}>
        <h2>{title}</h2>
        <p className={styles.facts}>
          {words.t('web.range')} · {time}
        </p>
        {isNew && !isLearned(game) && <GameLinks game={game} rules={false} />}
        <div className={styles.three}>
          <button type="button" className={styles.deed} disabled={asked} title={words.t('home.changeBots')} {...hold}>
            <Icon name="vintage-robot" />
            <b>{words.t('home.againstBots')}</b>
            <small>{words.t('home.botsLine', { n: bots, level: words.t(LEVEL_KEYS[level]) })}</small>
          </button>
          <button type="button" onClick={() => choose(true)}>
            <Icon name="star-altar" />
            <b>{words.t('home.solo')}</b>
            <small>
              <SoloLine game={game} />
            </small>
          </button>
          <button type="button" onClick={() => choose(false)}>
            <Icon name="three-friends" />
            <b>{words.t('home.withOthers')}</b>
            <small>{words.t('home.othersLine')}</small>
          </button>
        </div>
      </div>
      <NewTable ref={table} game={game} title={words.t('web.newTable')} alone={alone} />
    </section>
  );
}

/** What one plays against alone: the rival at its level, or the coins to reach. */
function SoloLine({ game }: Pick<GameChoicesProps, 'game'>) {
  const words = useWords();
  const options = lastSolo(game);
  const { difficulty = '' } = options;
  if (game === 'arnak') return words.t('home.soloRival', { n: Number(difficulty) });
  return (
    <>
      {words.t('home.soloTarget', { n: SOLO_COINS[difficulty] ?? 0 })}
      <BoardName game={game} options={options} before=" · " />
    </>
  );
}
