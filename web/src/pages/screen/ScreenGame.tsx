import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { playSound } from '../../kit/sound/play.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { TableContext, useSpeech, useTable } from '../../table/context.ts';
import { thingsIn } from '../../table/log/mentions.ts';
import { ScoreBars } from '../../table/score/ScoreBars.tsx';
import { ScoreTable } from '../../table/score/ScoreTable.tsx';
import { type ScreenBand as Band, calledBy, screenBand } from '../../table/screen/model.ts';
import { ScreenBand } from '../../table/screen/ScreenBand.tsx';
import type { ServerSource, ServerTable } from '../../table/server/ServerSource.ts';
import type { Snapshot } from '../../table/source.ts';
import { setMarks } from '../../table/spots/marks.ts';
import { nameOf } from '../../table/turn.ts';
import { Corner } from './Corner.tsx';
import styles from './Screen.module.css';
import '../../table/spots/marks.css';

interface ScreenGameProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
  readonly now: Snapshot;
  readonly isLost: boolean;
}

/** A running or finished game on a television. */
export function ScreenGame({ source, house, now, isLost }: ScreenGameProps) {
  const words = useWords();
  const board = useBoard(now.game);
  const band = screenBand(now, { isTogether: board.together !== undefined, isPaused: house.info.paused, isLost });
  useCall(band);
  return (
    <TableContext value={{ source, now, board }}>
      <main className={styles.screen} data-page="screen" data-game={now.game}>
        <h1 className={look.spoken}>{words.name('game', now.game)}</h1>
        <ScreenBand band={band} board={board} begins={useHasBegun(board.progress(now, words).round)} />
        <LastThings>
          {now.outcome === undefined ? (
            <Suspense>
              <board.Screen corner={<Corner info={house.info} />} />
            </Suspense>
          ) : (
            <Result />
          )}
        </LastThings>
      </main>
    </TableContext>
  );
}

/** For how many milliseconds the band says that a round begins. */
const BEGINS_MS = 700;

function useHasBegun(round: number): boolean {
  const [begun, setBegun] = useState(round);
  useEffect(() => {
    if (begun === round) return;
    const over = setTimeout(() => setBegun(round), BEGINS_MS);
    return () => clearTimeout(over);
  }, [begun, round]);
  return begun !== round;
}

/** One soft call when somebody else is to move. */
function useCall(band: Band): void {
  const called = calledBy(band);
  const before = useRef(called);
  useEffect(() => {
    if (before.current !== called && (band.kind === 'move' || band.kind === 'together')) playSound('turn');
    before.current = called;
  }, [called, band.kind]);
}

/** What the last deed changed keeps a white ring until the next one. */
function LastThings({ children }: { readonly children: ReactNode }) {
  const { now, board } = useTable();
  const { tell } = useSpeech();
  const last = now.log.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line of the log
  useEffect(() => {
    const lines = last?.entry === undefined ? [] : now.log.filter(({ entry }) => entry === last.entry);
    setMarks({ shown: new Set(lines.flatMap((line) => thingsIn(line, tell(line.phrase), board, now))) });
    return () => setMarks({ shown: new Set() });
  }, [last?.id]);
  return children;
}

function Result() {
  const { now, board } = useTable();
  const words = useWords();
  const { outcome } = now;
  if (outcome === undefined || board === undefined) return null;
  const called = (seat: number | 'rival'): string => (seat === 'rival' ? words.name('rival', seat) : nameOf(now, seat));
  const scores = outcome.ranking.flat().flatMap((seat) => outcome.scores.filter((score) => score.seat === seat));
  return (
    <div className={styles.result}>
      <ScoreBars board={board} scores={scores} nameOf={called} />
      <ScoreTable board={board} scores={scores} nameOf={called} />
    </div>
  );
}
