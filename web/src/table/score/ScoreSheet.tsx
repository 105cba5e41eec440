import type { Outcome, Score } from '@moonstaff/kernel';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Brand } from '../../kit/controls/Brand.tsx';
import look from '../../kit/look/look.module.css';
import { useHurry } from '../../kit/motion/useHurry.ts';
import { hrefOf, useRoute } from '../../kit/route/route.ts';
import { useLayout } from '../../kit/settings/layout.ts';
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
import { SharedPicture } from './SharedPicture.tsx';
import { saveLog } from './saveLog.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { rankedScores, titleOf, totalsOf, yourSeat } from './verdict.ts';

interface ScoreSheetProps {
  readonly board: BoardModule;
  readonly outcome: Outcome;
  readonly onBoard: () => void;
}

/** The end of a game: who won, by what, and where to from here. */
export function ScoreSheet({ board, outcome, onBoard }: ScoreSheetProps) {
  const { source, now, keys } = useTable();
  const words = useWords();
  useHurry();
  const layout = useLayout();
  const [, id = ''] = useRoute();
  const recording = source.recording ?? (['replay', id] as const);
  const called = (seat: Score['seat']): string => (seat === 'rival' ? words.name('rival', seat) : nameOf(now, seat));
  const scores = rankedScores(outcome);
  const [first] = scores;
  const online = keys !== undefined;
  const you = yourSeat(now, online);
  /** Beside figures, where no verb follows. */
  const listed = (seat: Score['seat']): string => (seat === you ? words.t('seats.you') : called(seat));
  const { unit } = board;
  const target = board.target?.(now, words);
  const title = titleOf({ outcome, scores, you, unit, nameOf: called }, words);
  // Names of others stay at a server's table.
  const shownAs = (seat: Score['seat']): string =>
    online && seat !== you && seat !== 'rival' ? words.t('web.player', { n: seat + 1 }) : called(seat);
  const shared = {
    about: [words.name('game', now.game), board.boardName(now, words)].join(' · '),
    title: titleOf({ outcome, scores, you: undefined, unit, nameOf: shownAs }, words),
    categories: board.categories,
    scores: scores.map((score) => ({ score, name: shownAs(score.seat) })),
    target: target?.total,
  };
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
            <span className={`${styles.scoreMoon} ${outcome.winners.length === 0 ? styles.darkMoon : ''}`}>
              <SeatShape seat={first.seat} />
            </span>
          )}
          <div>
            <h1>{title}</h1>
            <p>{[totalsOf({ scores, unit }, words), ...(target === undefined ? [] : [target.line])].join(' · ')}</p>
            {source.isAskedAgain === true && <p role="status">{words.t('score.isAsked')}</p>}
          </div>
          <button type="button" className={look.buttonDark} onClick={onBoard}>
            <Icon name="return-arrow" /> {words.t('score.toBoard')}
          </button>
          {source.challenge === undefined && (
            <>
              <a className={look.buttonDark} href={hrefOf(...recording)}>
                <Icon name="play-button" /> {words.t('replay.title')}
              </a>
              <a className={look.buttonDark} href={hrefOf('analysis', ...recording)}>
                <Icon name="light-bulb" /> {words.t('score.analyse')}
              </a>
            </>
          )}
          {source.challenge === undefined ? (
            <button
              type="button"
              className={look.buttonMain}
              onClick={() => void (source.again?.() ?? newGameLike(now))}
            >
              {words.t('score.rematch')}
            </button>
          ) : (
            <a className={look.buttonMain} href={hrefOf('challenge', source.challenge)}>
              {words.t('house.toChallenge')}
            </a>
          )}
        </div>
        <ScoreBars board={board} scores={scores} nameOf={listed} target={target?.total} />
        <div className={`${styles.scoreFoot} ${now.history === undefined ? '' : styles.withStory}`}>
          <ScoreTable board={board} scores={scores} nameOf={listed} />
          {now.history !== undefined && (
            <>
              <TurningPoints board={board} history={now.history} recording={recording} nameOf={called} you={you} />
              <ScoreChart board={board} history={now.history} wide={layout === 'wide'} />
            </>
          )}
          <SharedPicture shared={shared}>
            {source.challenge === undefined && (
              <button type="button" className={look.buttonDark} onClick={() => void saveLog(source)}>
                <Icon name="scroll-unfurled" /> {words.t('web.saveLog')}
              </button>
            )}
          </SharedPicture>
        </div>
      </main>
    </div>
  );
}
