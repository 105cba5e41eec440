import { memo } from 'react';
import { useLayout } from '../../kit/settings/layout.ts';
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
import { Middle } from './Middle.tsx';
import { OwnMap } from './map/OwnMap.tsx';
import { viewOf } from './moment.ts';
import { Opponent } from './others/Opponent.tsx';
import { Purse } from './own/Purse.tsx';
import { Treasures } from './own/Treasures.tsx';
import { piecesOf } from './pieces.ts';
import { keyOf } from './things.ts';
import { useBoard } from './useBoard.ts';

// Parts that don't change with the pointer aren't drawn again when it moves.
const EveryLine = memo(Log);

/** The Guild's table: the map, cards and goals; below, the band and the player's own things; the others and the log. */
export const Board = memo(function Board() {
  const { now } = useTable();
  const { model, dispatch } = useBoard();
  const isPhone = useLayout() === 'phone';
  const { purse, actions, treasures } = model;
  // The map brings its own spaces into view.
  const { era, turn } = viewOf(now);
  useFocusOrder(
    focusOrder(model).map(keyOf),
    { preventScroll: true },
    { turn: `${era}.${turn}`, endedBy: keyOf({ on: 'button', button: 'done' }) },
  );
  const band = <Band model={model.band} dispatch={dispatch} />;
  const map = <OwnMap model={model.map} dispatch={dispatch} />;
  const card = model.card && <CardNow card={model.card} />;
  const deck = <EraDeck cards={model.deck} isOpen={model.card?.isOpen ?? false} />;
  const goals = <Goals goals={model.goals} />;
  const own = (
    <>
      <Purse purse={purse} coming={model.map.pointed?.gains?.coins ?? 0} />
      <Actions model={actions} dispatch={dispatch} />
      <Treasures treasures={treasures} />
    </>
  );
  const others = (
    <div className={styles.others}>
      {model.others.map((opponent) => (
        <Opponent key={opponent.seat} opponent={opponent} map={model.map.map} />
      ))}
      <EveryLine />
    </div>
  );
  return (
    <Travels now={now} pieces={piecesOf} flights={coinFlights}>
      <div
        className={styles.board}
        data-board="guild"
        data-choosing={actions.kind === 'choosing' ? actions.offers.length : undefined}
        data-waiting={model.band.state === 'mine' ? undefined : ''}
      >
        {isPhone ? (
          <>
            {band}
            <div className={styles.strip}>
              {card}
              {goals}
            </div>
            <div className={styles.room}>
              <div className={styles.docks}>
                <Dock at="row" />
                <Dock at="keys" />
              </div>
              <Middle isMapAlone={actions.kind === 'choosing'} lit={model.map.spots.map(({ space }) => space).join()}>
                {map}
                {deck}
                {others}
              </Middle>
            </div>
            <div className={styles.own}>{own}</div>
          </>
        ) : (
          <>
            {map}
            <div className={styles.cards}>
              {card}
              {deck}
              {goals}
            </div>
            {band}
            <Dock at="row" />
            <div className={styles.own}>{own}</div>
            {others}
          </>
        )}
      </div>
    </Travels>
  );
});
