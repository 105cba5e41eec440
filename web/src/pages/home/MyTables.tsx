import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { Ask } from '../../kit/controls/Ask.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { forgetGame, listGames } from '../../table/device/store.ts';
import type { SavedGame } from '../../table/engine/saved.ts';
import { pictureOf } from '../games/pictureOf.ts';
import row from '../hall/TableRow.module.css';
import { GamePoints, ResultWords } from './GameResult.tsx';
import home from './Home.module.css';
import styles from './MyTables.module.css';

/** How many finished games stand there at first. */
const SHOWN = 3;

/** What waits to be gone on with, and the last of the finished games. */
function listed(games: readonly SavedGame[], showsAll: boolean): readonly SavedGame[] {
  const shown = new Set(games.filter(({ over }) => over).slice(0, showsAll ? undefined : SHOWN));
  return games.filter((game) => !game.over || shown.has(game));
}

/** The games kept on this device, the last one first. */
export function MyTables() {
  const words = useWords();
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const refresh = () => void listGames().then(setGames);
  useEffect(refresh, []);
  const [showsAll, showAll] = useState(false);
  const shown = listed(games, showsAll);
  const more = games.length - shown.length;
  return (
    <section
      className={`${home.panel} ${styles.tables} ${games.some(({ over }) => !over) ? styles.waiting : ''}`}
      aria-label={words.t('web.yourTables')}
    >
      <h2>{words.t('web.yourTables')}</h2>
      {games.length === 0 && <p className={look.label}>{words.t('home.noTables')}</p>}
      <ul>
        {shown.map((game, i) => (
          <SavedGameRow
            key={game.id}
            game={game}
            first={i === 0 && !game.over}
            onForget={() => void forgetGame(game.id).then(refresh)}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={look.buttonDark} onClick={() => showAll(true)}>
          {words.t('web.more', { n: more })}
        </button>
      )}
    </section>
  );
}

interface SavedGameRowProps {
  readonly game: SavedGame;
  /** The one to go on with. */
  readonly first: boolean;
  readonly onForget: () => void;
}

function SavedGameRow({ game, first, onForget }: SavedGameRowProps) {
  const words = useWords();
  const title = words.name('game', game.game);
  return (
    <li className={`${row.row} ${first ? look.can : ''}`}>
      <span className={row.picture}>
        <Icon name={pictureOf(game.game)} />
      </span>
      <div>
        <b>{title}</b>
        {game.over ? (
          <a className={row.whole} href={hrefOf('table', game.id)}>
            <ResultWords game={game} />
          </a>
        ) : (
          <span className={look.label}>{words.dateTime(new Date(game.changed))}</span>
        )}
      </div>
      <GamePoints game={game} className={game.over ? row.points : row.seats} />
      <a className={first ? look.buttonMain : look.buttonDark} href={hrefOf(game.over ? 'replay' : 'table', game.id)}>
        {words.t(game.over ? 'replay.title' : 'home.continue')}
      </a>
      <Ask
        className={row.forget}
        label={`${words.t('web.forget')}: ${title}`}
        sign="×"
        question={words.t('home.forgetSure')}
        onYes={onForget}
      />
    </li>
  );
}
