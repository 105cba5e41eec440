import { type Analysis, type JudgedTurn, PRESET_TRIES } from '@moonstaff/bots/analysis';
import { isGameId } from '@moonstaff/catalogue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { Brand } from '../../kit/controls/Brand.tsx';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf, type RecordingKind } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { Analyst } from '../../table/analysis/Analyst.ts';
import { packAnalysis } from '../../table/analysis/link.ts';
import bar from '../../table/bar/Bar.module.css';
import { BarButtons } from '../../table/bar/BarButtons.tsx';
import { useBoard } from '../../table/board.ts';
import { TableContext } from '../../table/context.ts';
import { gameNamed } from '../../table/engine/games.ts';
import type { SavedGame } from '../../table/engine/saved.ts';
import { DeedWords, Headline } from '../../table/log/Turn.tsx';
import { blockOf } from '../../table/log/turn-block.ts';
import { pack } from '../../table/replay/link.ts';
import type { ReplaySource } from '../../table/replay/ReplaySource.ts';
import { saveFile } from '../../table/score/saveLog.ts';
import { addressOf } from '../../table/server/address.ts';
import type { Snapshot } from '../../table/source.ts';
import styles from './Analysis.module.css';
import { BoardFrame } from './BoardFrame.tsx';
import { Chart } from './Chart.tsx';
import { decisive, turningPoint, youAmong } from './model.ts';
import { Panel } from './Panel.tsx';
import { logWithNotes } from './relearn.ts';
import { useLook } from './useLook.ts';
import { Verdict } from './Verdict.tsx';
import { WindBar } from './WindBar.tsx';

const Relearn = lateComponent(async () => (await import('./Relearn.tsx')).Relearn);

interface AnalysisTableProps {
  readonly source: ReplaySource;
  readonly analyst: Analyst;
  readonly known: Promise<Analysis | undefined>;
  readonly now: Snapshot;
  readonly kind: RecordingKind;
  readonly id: string;
}

/** Where the game's own page is. */
const HOMES: { readonly [Kind in RecordingKind]: string } = {
  replay: 'table',
  recording: 'house',
  shared: 'shared',
  line: 'line',
};

/** The chart, the board at the moment that's looked at, and what the expert says. */
export function AnalysisTable({ source, analyst, known, now, kind, id }: AnalysisTableProps) {
  const words = useWords();
  const board = useBoard(now.game);
  // The recording begins at its end: that moment tells everything that happened.
  const [full] = useState(now);
  const [saved, setSaved] = useState<SavedGame>();
  const [mine, setMine] = useState(false);
  const [relearning, setRelearning] = useState<readonly JudgedTurn[]>();
  const progress = useSyncExternalStore(
    (listener) => analyst.subscribe(listener),
    () => analyst.now(),
  );
  const { analysis } = progress;
  const isOver = full.outcome !== undefined;
  useEffect(() => {
    if (!isOver) return;
    let wanted = true;
    void Promise.all([source.saved(), known]).then(([game, before]) => {
      if (!wanted) return;
      setSaved(game);
      if (before === undefined) analyst.start(game, PRESET_TRIES);
      else analyst.open(before);
    });
    return () => {
      wanted = false;
    };
  }, [source, analyst, known, isOver]);
  const you = youAmong(full.sitters);
  const looked = useLook({ source, analysis, you });
  const { place, chosen, shown, go, show, showBoth } = looked;
  const nameOf = (seat: number): string => (seat === you ? words.t('seats.you') : (full.sitters[seat]?.name ?? ''));
  const rounds = board.rounds(full.history ?? []);
  const roundOf = (turn: number): string => rounds.find(({ at }) => at >= turn)?.label ?? '';
  const listed = analysis === undefined ? [] : decisive(analysis, mine ? you : undefined);
  const deedOf = (turn: JudgedTurn) => <Headline board={board} block={blockOf(full, turn)} />;
  const share = async (): Promise<string> => {
    const packed = analysis === undefined ? '' : await packAnalysis(analysis);
    if (kind === 'recording') return addressOf('analysis', kind, id, packed);
    return addressOf('analysis', 'shared', kind === 'shared' ? id : await pack(await source.saved()), packed);
  };
  const jump = (step: 1 | -1): void => {
    const point = turningPoint(listed, place, step);
    if (point !== undefined) go(point);
  };
  const save = async (): Promise<void> => {
    const game = saved && (await gameNamed(saved.game));
    if (game && analysis) saveFile(logWithNotes(game, saved, analysis), 'moonstaff-analysis.json');
  };
  if (relearning !== undefined && saved !== undefined && isGameId(saved.game))
    return (
      <Relearn game={saved.game} {...{ saved, roundOf }} turns={relearning} onLeave={() => setRelearning(undefined)} />
    );
  const last = analysis?.ends.length ?? 0;
  const scores = full.outcome?.scores ?? [];
  return (
    <div className={styles.analysis} data-page="analysis" data-game={now.game}>
      <header className={bar.topBar} data-part="bar">
        <Brand />
        <h1 className={look.spoken}>{words.t('analysis.title')}</h1>
        <span className={look.label}>{words.name('game', now.game)}</span>
        <b className={styles.scores}>
          {scores
            .map(({ seat, total }) => `${seat === 'rival' ? words.name('rival', seat) : nameOf(seat)} ${total}`)
            .join(' · ')}
        </b>
        <span className={bar.barFill} />
        <a className={look.buttonDark} href={hrefOf(HOMES[kind], id)}>
          <Icon name="histogram" /> {words.t(HOMES[kind] === kind ? 'replay.title' : 'score.title')}
        </a>
        <BarButtons onPhone="settings" />
      </header>
      <TableContext value={{ source, now, board }}>
        {isOver ? (
          <main id="table" tabIndex={-1} className={styles.main}>
            {analysis !== undefined && (
              <Chart
                {...{ analysis, you, rounds, nameOf }}
                turn={place.turn}
                onTurn={(turn) => go({ turn, seat: undefined })}
              />
            )}
            <BoardFrame board={board} saved={saved} chosen={shown === 'before' ? chosen : undefined} />
            {analysis !== undefined && (
              <WindBar
                turn={place.turn}
                of={last}
                points={listed.map(({ turn }) => turn)}
                onTurn={(turn) => go({ turn, seat: undefined })}
                onPoint={jump}
                onPlayOn={chosen && (() => void source.playOn(chosen.at, chosen.seat))}
              />
            )}
            <Panel
              {...{ board, progress, listed, chosen, you, mine, nameOf, roundOf, deedOf, share, save }}
              sitters={full.sitters}
              verdict={
                chosen && (
                  <Verdict
                    turn={chosen}
                    board={board}
                    shown={shown}
                    onShow={show}
                    onBoth={showBoth}
                    deed={<DeedWords block={blockOf(full, chosen)} />}
                    onTry={() => {
                      const { seat, better } = chosen;
                      if (better) void source.playOn(better.at, seat, { seat, actions: better.actions });
                    }}
                  />
                )
              }
              onMine={setMine}
              onRelearn={setRelearning}
              onChoose={go}
              onStop={() => analyst.stop()}
              onStart={(tries) => saved && analyst.start(saved, tries, analysis)}
            />
          </main>
        ) : (
          <main id="table" tabIndex={-1}>
            <p className={styles.notYet}>{words.t('analysis.unfinished')}</p>
          </main>
        )}
      </TableContext>
    </div>
  );
}
