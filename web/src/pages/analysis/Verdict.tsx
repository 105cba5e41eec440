import type { JudgedTurn, Outlook } from '@moonstaff/bots/analysis';
import { reasonWords } from '@moonstaff/text';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { type BoardModule, deedWords } from '../../table/board.ts';
import { useTable } from '../../table/context.ts';
import { Mark } from './Mark.tsx';
import { gradeWord, lossOf, markOf } from './model.ts';
import styles from './Verdict.module.css';

/** What the board shows of a turn: the moment before it, or what became of it. */
export type Shown = 'before' | 'played' | 'better';

interface VerdictProps {
  readonly turn: JudgedTurn;
  readonly board: BoardModule;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  /** Plays one after the other. */
  readonly onBoth: () => void;
  readonly onTry: () => void;
  /** What was done, in words. */
  readonly deed: ReactNode;
}

/** What the expert says about one turn, and the one they'd have played. */
export function Verdict({ turn, board, shown, onShow, onBoth, onTry, deed }: VerdictProps) {
  const words = useWords();
  const { now } = useTable();
  const { better } = turn;
  const mark = markOf(turn);
  if (better === undefined) {
    return (
      <p className={styles.plain}>
        {mark !== undefined && <Mark kind={mark} />} {words.t(gradeWord(turn))}
      </p>
    );
  }
  const deeds = better.actions.filter((action) => !board.endsTurn(action)).slice(0, 3);
  const { points, chance, rest } = lossOf(turn);
  const { unit } = board;
  return (
    <div className={styles.verdict} data-part="verdict">
      <p className={styles.plain}>
        {mark !== undefined && <Mark kind={mark} />} {words.t(gradeWord(turn))}
      </p>
      <div className={styles.cards}>
        <Card
          kind="played"
          title={words.t('analysis.played')}
          outlook={better.played}
          range={[better.played, better.best]}
          pressed={shown === 'played'}
          onPress={() => onShow(shown === 'played' ? 'before' : 'played')}
        >
          {deed}
        </Card>
        <Card
          kind="better"
          title={words.t('analysis.expert')}
          outlook={better.best}
          range={[better.played, better.best]}
          pressed={shown === 'better'}
          onPress={() => onShow(shown === 'better' ? 'before' : 'better')}
        >
          {deeds.map((action) => deedWords(board, action, now, words)).join(' · ')}
        </Card>
      </div>
      <p>
        {words.t('analysis.costs', { unit, points, chance: words.percent(chance) })}{' '}
        {rest > 0 && `${words.t('analysis.restCosts', { unit, points: rest })} `}
        {better.why.length > 0 &&
          words.t('analysis.why', { reasons: words.all(better.why.map((reason) => reasonWords(reason, words, unit))) })}
      </p>
      <div className={styles.keys}>
        <button type="button" className={look.buttonDark} onClick={onBoth}>
          <Icon name="play-button" /> {words.t('analysis.showBoth')}
        </button>
        <button type="button" className={look.buttonDark} onClick={onTry}>
          {words.t('analysis.try')}
        </button>
      </div>
    </div>
  );
}

interface CardProps {
  readonly kind: 'played' | 'better';
  readonly title: string;
  readonly outlook: Outlook;
  /** What the scale below has to hold. */
  readonly range: readonly Outlook[];
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A turn with what can be expected of it. A press shows it on the board. */
function Card({ kind, title, outlook, range, pressed, onPress, children }: CardProps) {
  const words = useWords();
  const least = Math.min(...range.map(({ low }) => low)) - 4;
  const most = Math.max(...range.map(({ high }) => high)) + 4;
  const share = (points: number): string => `${(100 * (points - least)) / Math.max(1, most - least)}%`;
  return (
    <button
      type="button"
      className={`${styles.card} ${kind === 'better' ? styles.better : styles.played}`}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <small>
        <i aria-hidden="true" /> {title}
      </small>
      <strong>{children}</strong>
      <span>
        {words.t('analysis.ends', {
          low: Math.round(outlook.low),
          high: Math.round(outlook.high),
          chance: words.percent(Math.round(outlook.chance * 100) / 100),
        })}
      </span>
      <span className={styles.scale} aria-hidden="true">
        <i style={{ left: share(outlook.low), right: `calc(100% - ${share(outlook.high)})` }} />
      </span>
    </button>
  );
}
