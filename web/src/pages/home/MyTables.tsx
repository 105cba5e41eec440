import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Ask } from '../../kit/controls/Ask.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { forgetGame, listGames } from '../../table/device/store.ts';
import type { SavedGame } from '../../table/engine/saved.ts';
import { pictureOf } from '../games/pictureOf.ts';
import row from '../hall/TableRow.module.css';
import home from './Home.module.css';
import styles from './MyTables.module.css';

/** Whatever waits to be gone on with, and of the finished games those among the last ones. */
const isListed = ({ over }: SavedGame, place: number): boolean => !over || place < 12;

/** The games kept on this device, the last one first. */
export function MyTables() {
  const words = useWords();
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const refresh = () => void listGames().then(setGames);
  useEffect(refresh, []);
  return (
    <section
      className={`${home.panel} ${styles.tables} ${games.some(({ over }) => !over) ? styles.waiting : ''}`}
      aria-label={words.t('web.yourTables')}
    >
      <h2>{words.t('web.yourTables')}</h2>
      {games.length === 0 && <p className={look.label}>{words.t('home.noTables')}</p>}
      <ul>
        {games.filter(isListed).map((game, i) => (
          <SavedGameRow
            key={game.id}
            game={game}
            first={i === 0 && !game.over}
            onForget={() => void forgetGame(game.id).then(refresh)}
          />
        ))}
      </ul>
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
        <span className={look.label}>
          {game.over ? words.t('web.finished') : words.dateTime(new Date(game.changed))}
        </span>
      </div>
      <span className={row.seats}>
        {game.sitters.map((sitter, seat) => (
          <SeatShape key={sitter.name} seat={seat} />
        ))}
      </span>
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
