import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { Brand } from '../../kit/controls/Brand.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import bar from '../../table/bar/Bar.module.css';
import { BarButtons } from '../../table/bar/BarButtons.tsx';
import styles from './GamesBar.module.css';

interface GamesBarProps {
  /** The page's own address, without the game. */
  readonly page: string;
  readonly title: string;
  readonly game: GameId;
}

/** The top bar of a page that there is for each game, with the way to the same page of the other. */
export function GamesBar({ page, title, game }: GamesBarProps) {
  const words = useWords();
  return (
    <header className={`${bar.topBar} ${styles.bar}`}>
      <Brand />
      <nav className={styles.games} aria-label={title}>
        {GAME_IDS.map((one) => (
          <a key={one} href={hrefOf(page, one)} aria-current={one === game ? 'page' : undefined}>
            {words.name('game', one)}
          </a>
        ))}
      </nav>
      <BarButtons />
    </header>
  );
}
