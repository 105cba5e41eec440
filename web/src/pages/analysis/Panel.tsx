import { type Analysis, type JudgedTurn, PRESET_TRIES } from '@moonstaff/bots/analysis';
import type { ReactNode } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { Progress } from '../../table/analysis/Analyst.ts';
import type { BoardModule } from '../../table/board.ts';
import { LabButton } from '../../table/lab/LabButton.tsx';
import type { Seated } from '../../table/source.ts';
import { LearnFrom } from './LearnFrom.tsx';
import { Mark } from './Mark.tsx';
import { gradeWord, lossOf, markOf, remarkable, swingOf } from './model.ts';
import styles from './Panel.module.css';
import { SeatTable } from './SeatTable.tsx';

interface PanelProps {
  readonly board: BoardModule;
  readonly progress: Progress;
  /** The turns that are listed, and the one that's looked at. */
  readonly listed: readonly JudgedTurn[];
  readonly chosen: JudgedTurn | undefined;
  readonly verdict: ReactNode;
  readonly you: number | undefined;
  readonly mine: boolean;
  readonly nameOf: (seat: number) => string;
  readonly roundOf: (turn: number) => string;
  readonly deedOf: (turn: JudgedTurn) => ReactNode;
  readonly onMine: (mine: boolean) => void;
  readonly onChoose: (turn: JudgedTurn) => void;
  readonly onStop: () => void;
  readonly onStart: (tries: number) => void;
  readonly share: () => Promise<string>;
  readonly save: () => Promise<void>;
  readonly sitters: readonly Seated[];
  readonly onRelearn: (turns: readonly JudgedTurn[]) => void;
}

/** What decided the game: how everybody played, and the turns worth talking about. */
export function Panel({ progress, board, listed, chosen, verdict, you, mine, ...rest }: PanelProps) {
  const words = useWords();
  const { nameOf, roundOf, deedOf, onMine, onChoose, share } = rest;
  const { analysis } = progress;
  const of = analysis === undefined ? 0 : remarkable(analysis, mine ? you : undefined);
  const shown = listed.some((one) => one === chosen) || chosen === undefined ? listed : inOrder([...listed, chosen]);
  return (
    <aside className={`${look.panel} ${styles.panel}`} data-part="judged" aria-labelledby="decided">
      <h1 id="decided">{words.t('analysis.decided')}</h1>
      <Running progress={progress} onStop={rest.onStop} onStart={rest.onStart} />
      {analysis !== undefined && (
        <>
          <SeatTable analysis={analysis} unit={board.unit} nameOf={nameOf} />
          {you !== undefined && rest.sitters.length > 1 && (
            <label className={styles.filter}>
              <input type="checkbox" checked={mine} onChange={({ target }) => onMine(target.checked)} />
              {words.t('analysis.mine')}
            </label>
          )}
          {shown.length === 0 && <p>{words.t('analysis.nothing')}</p>}
          {of > listed.length && listed.length > 0 && (
            <p className={look.label}>{words.t('analysis.listed', { n: listed.length, of })}</p>
          )}
          <ol className={styles.list}>
            {shown.map((turn) => (
              <li key={`${turn.turn} ${turn.seat}`} data-chosen={turn === chosen ? '' : undefined}>
                <button
                  type="button"
                  className={styles.row}
                  aria-expanded={turn === chosen}
                  onClick={() => onChoose(turn)}
                >
                  <span data-part="round">{roundOf(turn.turn)}</span>
                  <Sign turn={turn} />
                  <SeatShape seat={turn.seat} />
                  <span data-part="deed">
                    <span className={look.spoken}>{`${words.t(gradeWord(turn))}, ${nameOf(turn.seat)}: `}</span>
                    {deedOf(turn)}
                  </span>
                  <small>
                    <Chances analysis={analysis} turn={turn} unit={board.unit} />
                  </small>
                </button>
                {turn === chosen && verdict}
              </li>
            ))}
          </ol>
          <LearnFrom analysis={analysis} you={you} sitters={rest.sitters} onRelearn={rest.onRelearn} />
          <div className={styles.keep}>
            <h2>{words.t('analysis.keep')}</h2>
            <p>{words.t('analysis.kept')}</p>
            <div>
              <button type="button" className={look.buttonDark} onClick={() => void rest.save()}>
                {words.t('analysis.save')}
              </button>
              <CopyButton className={look.buttonDark} label={words.t('analysis.share')} text={share} />
              <LabButton />
            </div>
          </div>
        </>
      )}
    </aside>
  );
}

const inOrder = (turns: readonly JudgedTurn[]): readonly JudgedTurn[] => turns.toSorted((a, b) => a.at - b.at);

function Sign({ turn }: { readonly turn: JudgedTurn }) {
  const mark = markOf(turn);
  return mark === undefined ? <span /> : <Mark kind={mark} />;
}

interface ChancesProps {
  readonly analysis: Analysis;
  readonly turn: JudgedTurn;
  readonly unit: BoardModule['unit'];
}

/** What a turn did to its seat's chance, or what it left behind; where the chance stays, what it cost of the lead. */
function Chances({ analysis, turn, unit }: ChancesProps) {
  const words = useWords();
  const percent = (share: number): string => words.percent(Math.round(share * 100) / 100);
  const { better } = turn;
  if (better === undefined) {
    const { from, to } = swingOf(analysis, turn);
    return (
      <>
        {percent(from)} › <b>{percent(to)}</b>
      </>
    );
  }
  const { points, chance } = lossOf(turn);
  if (chance === 0) return words.t('analysis.less', { unit, points });
  return (
    <>
      {words.t('analysis.not', { played: percent(better.played.chance) })} <b>{percent(better.best.chance)}</b>
    </>
  );
}

/** How far the expert is, and what can be done about it. */
function Running({ progress, onStop, onStart }: Pick<PanelProps, 'progress' | 'onStop' | 'onStart'>) {
  const words = useWords();
  const { state, analysis } = progress;
  const tries = analysis?.tries ?? PRESET_TRIES;
  const n = analysis?.turns.length ?? 0;
  const of = analysis?.of ?? 0;
  return (
    <div className={styles.progress} data-part="progress" data-state={state}>
      {state === 'running' ? (
        <>
          <progress max={Math.max(1, of)} value={n} aria-label={words.t('analysis.title')} />
          <span className={look.label}>{words.t('analysis.running', { n, of })}</span>
          <button type="button" className={look.buttonDark} onClick={onStop}>
            {words.t('analysis.stop')}
          </button>
        </>
      ) : (
        <>
          <span className={look.label} role="status">
            {state === 'failed' ? words.t('analysis.failed') : words.t('analysis.about', { n, tries })}
          </span>
          {n < of ? (
            <button type="button" className={look.buttonDark} onClick={() => onStart(tries)}>
              {words.t('analysis.goOn')}
            </button>
          ) : (
            <button type="button" className={look.buttonDark} onClick={() => onStart(tries * 4)}>
              {words.t('analysis.deeper')}
            </button>
          )}
        </>
      )}
    </div>
  );
}
