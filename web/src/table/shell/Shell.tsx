import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../board.ts';
import { ShowContext, SpeechContext, type Table, TableContext, useBusy, useSpeechOf } from '../context.ts';
import drawer from '../drawer/Drawer.module.css';
import { goToTable } from '../focus/useFocusOrder.ts';
import { useEnding } from '../motion/useEnding.ts';
import { useSounds } from '../sound/useSounds.ts';
import type { Snapshot } from '../source.ts';
import { Announcer } from './Announcer.tsx';
import { Choices } from './Choices.tsx';
import { Curtain } from './Curtain.tsx';
import { Docked } from './Docked.tsx';
import { useTurnCall } from './turnCall.ts';
import '../spots/marks.css';
import styles from './Shell.module.css';

const ReplayBar = lateComponent(async () => (await import('../replay/ReplayBar.tsx')).ReplayBar);
const ScoreSheet = lateComponent(async () => (await import('../score/ScoreSheet.tsx')).ScoreSheet);

/** One shell for all games: the bar above, the game's own board, and what every table needs. */
export function Shell({ table }: { readonly table: Table }) {
  const [past, setPast] = useState<Snapshot>();
  const present = table.now;
  const words = useWords();
  const now = past ?? present;
  const board = useBoard(now.game);
  const [atBoard, setAtBoard] = useState(false);
  useEffect(() => table.source.seen?.(), [table.source]);
  useTurnCall(present);
  useSounds(present, board);
  const isEnding = useEnding(present);
  const speech = useSpeechOf(now, board);
  if (present.curtain !== undefined) {
    return (
      <TableContext value={table}>
        <Curtain seat={present.curtain} />
      </TableContext>
    );
  }
  const sheet = now.outcome !== undefined && !isEnding && !atBoard && now.replay === undefined;
  return (
    <TableContext value={{ ...table, now, board }}>
      <SpeechContext value={speech}>
        <button type="button" className={styles.skip} onClick={goToTable}>
          {words.t('web.skip')}
        </button>
        {sheet ? (
          <Suspense>
            <ScoreSheet board={board} outcome={now.outcome} onBoard={() => setAtBoard(true)} />
            {table.dock && <div className={drawer.over}>{table.dock}</div>}
          </Suspense>
        ) : (
          <Frame
            game={now.game}
            className={board.tableClass}
            past={past !== undefined}
            online={table.keys !== undefined}
            replay={now.replay !== undefined}
            over={now.outcome !== undefined}
          >
            <ShowContext value={setPast}>
              <Docked
                board={board}
                present={present}
                onShow={setPast}
                onScore={now.replay === undefined && now.outcome !== undefined ? () => setAtBoard(false) : undefined}
              />
            </ShowContext>
            {now.replay === undefined ? (
              <Choices board={board} />
            ) : (
              <Suspense>
                <ReplayBar board={board} {...now.replay} />
              </Suspense>
            )}
          </Frame>
        )}
        {table.aside}
        <Announcer board={board} />
      </SpeechContext>
    </TableContext>
  );
}

interface FrameProps {
  readonly game: string;
  readonly className: string | undefined;
  readonly past: boolean;
  /** At a server's table. */
  readonly online: boolean;
  readonly replay: boolean;
  /** The game is over. */
  readonly over: boolean;
  readonly children: ReactNode;
}

/** Around everything on the table; redrawn alone while an answer is awaited. */
function Frame({ game, className = '', past, online, replay, over, children }: FrameProps) {
  const classes = [
    styles.table,
    className,
    past ? styles.tablePast : '',
    online ? styles.tableOnline : '',
    replay ? styles.tableReplay : '',
  ];
  return (
    <div
      className={classes.join(' ')}
      data-game={game}
      data-online={online ? '' : undefined}
      data-past={past ? '' : undefined}
      data-over={over ? '' : undefined}
      aria-busy={useBusy()}
    >
      {children}
    </div>
  );
}
