import { memo } from 'react';
import { useTable } from '../../table/context.ts';
import { Dock } from '../../table/dock/Dock.tsx';
import { useFocusOrder } from '../../table/focus/useFocusOrder.ts';
import { Log } from '../../table/log/Log.tsx';
import { Travels } from '../../table/motion/index.ts';
import { Actions } from './actions/Actions.tsx';
import styles from './Board.module.css';
import { Band } from './band/Band.tsx';
import { CardNow } from './deck/CardNow.tsx';
import { EraDeck } from './deck/EraDeck.tsx';
import { coinFlights } from './flights.ts';
import { Goals } from './goals/Goals.tsx';
import { focusOrder } from './keyboard.ts';
import { OwnMap } from './map/OwnMap.tsx';
import { Opponent } from './others/Opponent.tsx';
import { Purse } from './own/Purse.tsx';
import { Treasures } from './own/Treasures.tsx';
import { piecesOf } from './pieces.ts';
import { keyOf } from './things.ts';
import { useBoard } from './useBoard.ts';

// Parts that don't change with the pointer aren't drawn again when it moves.
const EveryLine = memo(Log);

/** The Guild's table: opponents and log, map, cards and goals; below, the band and the player's own things. */
export const Board = memo(function Board() {
  const { now } = useTable();
  const { model, dispatch } = useBoard();
  // The map brings its own spaces into view.
  useFocusOrder(focusOrder(model).map(keyOf), { preventScroll: true });
  return (
    <Travels now={now} pieces={piecesOf} flights={coinFlights}>
      <div
        className={styles.board}
        data-board="guild"
        data-choosing={model.actions.kind === 'choosing' ? '' : undefined}
        data-waiting={model.band.state === 'mine' ? undefined : ''}
        data-watching={model.band.buttons === undefined ? '' : undefined}
      >
        <div className={styles.others}>
          {model.others.map((opponent) => (
            <Opponent key={opponent.seat} opponent={opponent} map={model.map.map} />
          ))}
          <EveryLine />
        </div>
        <OwnMap model={model.map} dispatch={dispatch} />
        <div className={styles.cards}>
          {model.card && <CardNow card={model.card} />}
          <EraDeck cards={model.deck} isOpen={model.card?.isOpen ?? false} />
          <Goals goals={model.goals} />
        </div>
        <Band model={model.band} dispatch={dispatch} />
        <Dock at="row" />
        <Dock at="keys" />
        <Purse purse={model.purse} coming={model.map.pointed?.gains?.coins ?? 0} />
        <Actions model={model.actions} dispatch={dispatch} />
        <Treasures treasures={model.treasures} />
      </div>
    </Travels>
  );
});
