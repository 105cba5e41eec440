import { useTable } from '../../table/context.ts';
import { Log } from '../../table/log/Log.tsx';
import { Travels } from '../../table/motion/index.ts';
import { Anchors } from './Anchors.tsx';
import { aimsOf } from './aims.ts';
import { Band } from './Band.tsx';
import './board.css';
import './spots.css';
import './row.css';
import './research.css';
import './others.css';
import './band.css';
import './own.css';
import './compact.css';
import './medium.css';
import './phone.css';
import './phone-camps.css';
import './phone-own.css';
import './moving.css';
import { CardRow } from './CardRow.tsx';
import { tokenFlights } from './flights.ts';
import { Hand } from './Hand.tsx';
import { InspectorProvider } from './Inspector.tsx';
import { Kept } from './Kept.tsx';
import { Opponent } from './Opponent.tsx';
import { Own } from './Own.tsx';
import { PlayContext } from './play.ts';
import { Research } from './Research.tsx';
import { RivalPanel } from './RivalPanel.tsx';
import { Sites } from './Sites.tsx';
import { ownPlayer, ownSeat, viewOf } from './state.ts';
import { useArrows } from './useArrows.ts';
import { usePlaying } from './usePlaying.ts';
import { Warning } from './Warning.tsx';
import { Ways } from './Ways.tsx';

/**
 * Arnak's table: card row, island and research; what is asked; what is one's own; the others and the log. The style
 * sheets lay it out: side by side, in two columns, or as one long page.
 */
export function Board() {
  const { now } = useTable();
  const view = viewOf(now);
  const play = usePlaying();
  const arrows = useArrows();
  const seat = ownSeat(view);
  const player = ownPlayer(view);
  return (
    <PlayContext value={play}>
      <InspectorProvider>
        <Travels now={now} flights={tokenFlights} aims={aimsOf}>
          <div className="arnak" {...arrows}>
            <Anchors />
            <div className="arnak-boards">
              <div className="arnak-middle">
                <CardRow view={view} />
                <Sites view={view} />
              </div>
              <Research view={view} />
            </div>
            <Band view={view} />
            <div className="arnak-side">
              <Own view={view} player={player} />
              <Hand player={player} />
              <Kept player={player} />
              <div className="arnak-others">
                {view.rival !== undefined && <RivalPanel rival={view.rival} />}
                {view.players.map((other, i) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
                  i === seat ? null : <Opponent key={i} view={view} seat={i} player={other} />,
                )}
                <Log />
              </div>
            </div>
          </div>
        </Travels>
        <Ways />
        <Warning />
      </InspectorProvider>
    </PlayContext>
  );
}
