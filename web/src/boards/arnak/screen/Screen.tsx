import type { ReactNode } from 'react';
import { useTable } from '../../../table/context.ts';
import { Travels } from '../../../table/motion/index.ts';
import { BoardContext } from '../context.ts';
import { Sites } from '../island/Sites.tsx';
import { aimsOf } from '../motion/aims.ts';
import { tokenFlights } from '../motion/flights.ts';
import { piecesOf } from '../motion/pieces.ts';
import { usePictures } from '../parts/usePictures.ts';
import { Research } from '../research/Research.tsx';
import { CardRow } from '../row/CardRow.tsx';
import { travelLayer } from '../spot/Mover.tsx';
import { viewOf } from '../state.ts';
import { useBoardState } from '../useBoardState.ts';
import { ScreenPlayer } from './Player.tsx';
import styles from './Screen.module.css';

/** Arnak's public board for a television: card row, island and research, everybody below. */
export function Screen({ corner }: { readonly corner: ReactNode }) {
  const { now } = useTable();
  const view = viewOf(now);
  const board = useBoardState();
  usePictures();
  return (
    <BoardContext value={board}>
      <Travels now={now} pieces={piecesOf} flights={tokenFlights} aims={aimsOf} layer={travelLayer}>
        <div className={styles.screen} data-board="arnak">
          {/* Nothing here can be pressed. What happens on it is said in words above it. */}
          <div className={styles.board} inert>
            <div className={styles.middle}>
              <CardRow view={view} />
              <Sites view={view} />
            </div>
            <div className={styles.research}>
              <Research view={view} />
            </div>
          </div>
          <ul className={styles.players}>
            {view.players.map((player, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
              <ScreenPlayer key={seat} view={view} seat={seat} player={player} />
            ))}
            <li className={styles.corner}>{corner}</li>
          </ul>
        </div>
      </Travels>
    </BoardContext>
  );
}
