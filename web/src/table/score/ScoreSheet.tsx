import type { Outcome, Score } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Brand } from '../../kit/controls/Brand.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf, useRoute } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import bar from '../bar/Bar.module.css';
import { BarButtons } from '../bar/BarButtons.tsx';
import type { BoardModule } from '../board.ts';
import { useTable } from '../context.ts';
import { newGameLike } from '../device/start.ts';
import { nameOf } from '../turn.ts';
import styles from './Score.module.css';
import { ScoreBars } from './ScoreBars.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { saveLog } from './saveLog.ts';
import { TurningPoints } from './TurningPoints.tsx';

interface ScoreSheetProps {
  readonly board: BoardModule;
  readonly outcome: Outcome;
  readonly onBoard: () => void;
}

/** The end of a game: who won, by what, and where to from here. */
export function ScoreSheet({ board, outcome, onBoard }: ScoreSheetProps) {
  const { source, now, keys } = useTable();
  const words = useWords();
  const [, id = ''] = useRoute();
  const recording = source.recording ?? (['replay', id] as const);
  const called = (seat: Score['seat']): string => (seat === 'rival' ? words.name('rival', seat) : nameOf(now, seat));
  const scores = outcome.ranking.flat().flatMap((seat) => outcome.scores.filter((score) => score.seat === seat));
  const [first] = scores;
  return (
    <div className={styles.scorePage} data-part="score">
      <header className={bar.topBar}>
        <Brand />
        <span className={bar.barFill} />
        {keys}
        <BarButtons />
      </header>
      <main id="table" tabIndex={-1}>
        <div className={styles.scoreHead}>
          {first !== undefined && (
            <span className={styles.scoreMoon}>
              <SeatShape seat={first.seat} />
            </span>
          )}
          <div>
            <h1>{title(outcome, called, words)}</h1>
            <p>{margin(scores, words)}</p>
          </div>
          <button type="button" className={look.buttonDark} onClick={onBoard}>
            <Icon name="return-arrow" /> {words.t('score.toBoard')}
          </button>
          <a className={look.buttonDark} href={hrefOf(...recording)}>
            <Icon name="play-button" /> {words.t('replay.title')}
          </a>
          <button type="button" className={look.buttonDark} onClick={() => void saveLog(source)}>
            <Icon name="scroll-unfurled" /> {words.t('web.saveLog')}
          </button>
          <button type="button" className={look.buttonMain} onClick={() => void (source.again?.() ?? newGameLike(now))}>
            {words.t('score.rematch')}
          </button>
        </div>
        <ScoreBars board={board} scores={scores} nameOf={called} />
        <div className={styles.scoreFoot}>
          <ScoreTable board={board} scores={scores} nameOf={called} />
          {now.history !== undefined && (
            <>
              <ScoreChart board={board} history={now.history} />
              <TurningPoints board={board} history={now.history} recording={recording} nameOf={called} />
            </>
          )}
        </div>
      </main>
    </div>
  );
}

function title({ winners }: Outcome, nameOf: (seat: Score['seat']) => string, words: Words): string {
  const [winner] = winners;
  if (winner === undefined) return words.t('score.lost');
  return winners.length === 1
    ? words.t('score.wins', { name: nameOf(winner) })
    : words.t('score.shared', { names: winners.map(nameOf).join(', ') });
}

function margin([best, second]: readonly Score[], words: Words): string {
  if (best === undefined) return '';
  if (second === undefined) return words.t('score.points', { n: best.total });
  return words.t('web.byPoints', { n: best.total - second.total, own: best.total, other: second.total });
}
