import { memo, useMemo } from 'react';
import { useLayout } from '../../kit/settings/layout.ts';
import { useTable } from '../../table/context.ts';
import { Log } from '../../table/log/Log.tsx';
import { Travels } from '../../table/motion/index.ts';
import { Band } from './Band.tsx';
import './board.css';
import './map.css';
import './others.css';
import './cards.css';
import './band.css';
import './own.css';
import './medium.css';
import './phone.css';
import './phone-strips.css';
import { CardNow, EraDeck } from './CardNow.tsx';
import { coinFlights } from './flights.ts';
import { Goals } from './Goals.tsx';
import { gainsOf } from './gains.ts';
import { landOf } from './land.ts';
import { Opponent } from './Opponent.tsx';
import { OwnMap } from './OwnMap.tsx';
import { OwnStrip } from './OwnStrip.tsx';
import { ownerPart } from './open.ts';
import { ownSeat, viewOf } from './state.ts';
import { usePointing } from './usePointing.ts';

// What does not show what is pointed at need not be drawn again when the pointer moves.
const Rival = memo(Opponent);
const Card = memo(CardNow);
const Deck = memo(EraDeck);
const AllGoals = memo(Goals);
const Own = memo(OwnStrip);
const Lines = memo(Log);

/** The Guild's table: others and log, map, cards and goals; below, what is asked and what is one's own. */
export function Board() {
  const { now } = useTable();
  const view = viewOf(now);
  const land = useMemo(() => landOf(view.options.map), [view.options.map]);
  const pointing = usePointing();
  const turned = useLayout() === 'phone';
  const seat = ownSeat(view);
  const coming = gainsOf(pointing.pointed?.preview).coins;
  return (
    <Travels now={now} flights={coinFlights}>
      <div className="guild">
        <div className="guild-others">
          {view.players.map((player, other) => {
            if (other === seat) return null;
            const own = ownerPart(view, other);
            // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
            return <Rival key={other} seat={other} player={player} own={own} land={land} />;
          })}
          <Lines />
        </div>
        <OwnMap view={view} land={land} turned={turned} pointing={pointing} />
        <div className="guild-cards">
          <Card view={view} />
          <Deck view={view} />
          <AllGoals view={view} />
        </div>
        <Band view={view} pointing={pointing} />
        <Own view={view} coming={coming} />
      </div>
    </Travels>
  );
}
