import { at } from '@moonstaff/kernel';
import { memo } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { Dock } from '../../table/dock/Dock.tsx';
import { Log } from '../../table/log/Log.tsx';
import { Travels } from '../../table/motion/index.ts';
import styles from './Board.module.css';
import { Band } from './band/Band.tsx';
import { OfferList } from './band/OfferList.tsx';
import { WarningDialog } from './band/WarningDialog.tsx';
import { BoardContext } from './context.ts';
import { Hand } from './hand/Hand.tsx';
import { Inspector } from './inspect/Inspector.tsx';
import { Sites } from './island/Sites.tsx';
import { aimsOf } from './motion/aims.ts';
import { tokenFlights } from './motion/flights.ts';
import { piecesOf } from './motion/pieces.ts';
import { openCards } from './open.ts';
import { stateWord } from './others/Holdings.tsx';
import { Opponent } from './others/Opponent.tsx';
import { RivalPanel } from './others/RivalPanel.tsx';
import { Kept } from './own/Kept.tsx';
import { OwnBoard } from './own/OwnBoard.tsx';
import { usePictures } from './parts/usePictures.ts';
import { Anchors } from './phone/Anchors.tsx';
import { Research } from './research/Research.tsx';
import { CardRow } from './row/CardRow.tsx';
import { travelLayer } from './spot/Mover.tsx';
import { ownPlayer, ownSeat, viewOf } from './state.ts';
import { useBoardState } from './useBoardState.ts';
import { useKeyboard } from './useKeyboard.ts';

/** Arnak's table. The style sheets lay it out side by side, in two columns, or as one long page. */
export const Board = memo(function Board() {
  usePictures();
  const words = useWords();
  const { now } = useTable();
  const view = viewOf(now);
  const board = useBoardState();
  const keyboard = useKeyboard(board);
  const seat = ownSeat(view);
  const player = ownPlayer(view);
  // Where everything is open, the others' cards take room.
  const isShown = view.players.some(({ hand }, i) => i !== seat && openCards(hand).length > 0);
  return (
    <BoardContext value={board}>
      <Travels now={now} pieces={piecesOf} flights={tokenFlights} aims={aimsOf} layer={travelLayer}>
        <div className={styles.board} data-board="arnak" {...keyboard}>
          <Anchors />
          <div className={styles.boards}>
            <div className={styles.middle}>
              <CardRow view={view} />
              <Sites view={view} />
            </div>
            <Research view={view} />
          </div>
          <Band view={view} />
          <Dock at="row" />
          <div className={styles.side}>
            <OwnBoard seat={seat} player={player} />
            <div className={styles.cards}>
              <Hand player={player} />
              <Kept player={player} />
            </div>
            <div className={styles.others} data-shown={isShown ? '' : undefined}>
              {view.rival !== undefined && <RivalPanel rival={view.rival} />}
              {view.players.map((other, i) =>
                i === seat ? null : (
                  <Opponent
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
                    key={i}
                    sitter={at(now.sitters, i)}
                    state={stateWord(view, now, { seat: i, player: other }, words)}
                    seat={i}
                    player={other}
                    crowded={view.players.length > 3}
                  />
                ),
              )}
              <Log />
            </div>
          </div>
        </div>
      </Travels>
      <OfferList />
      <WarningDialog />
      <Inspector />
    </BoardContext>
  );
});
