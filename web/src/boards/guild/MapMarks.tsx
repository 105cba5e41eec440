import { type GuildView, mapNamed } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { memo, useMemo, useRef } from 'react';
import { Explorer, Placed, Tower, TradingPost, Village } from '../../kit/art/pieces.tsx';
import { outlineOf } from '../../kit/hex/borders.ts';
import { centre, hexPath, type Point } from '../../kit/hex/geometry.ts';
import { hexOf } from './land.ts';
import { ownSeat, taskOf } from './state.ts';
import type { Pointed } from './usePointing.ts';

const fieldNamed = (map: string, id: string) => mapNamed(map).fields[mapNamed(map).byId.get(id) ?? -1];

/** The region that gets its village: while its site is chosen, and for a moment once it stands. */
export const Regions = memo(function Regions({ view, turned }: { readonly view: GuildView; readonly turned: boolean }) {
  const player = at(view.players, ownSeat(view));
  const old = useRef(new Set(player.villages));
  const task = taskOf(player);
  const asked = task?.task === 'village' ? task.region : undefined;
  const { regions, fields } = mapNamed(view.options.map);
  const outline = useMemo(
    () => (region: number) =>
      outlineOf(
        at(regions, region).fields.map((field) => at(fields, field)),
        turned,
      ),
    [regions, fields, turned],
  );
  return (
    <g>
      {regions.map(({ id }, region) => id === asked && <path key={id} className="region-asked" d={outline(region)} />)}
      {player.villages.map((id) => {
        const region = fieldNamed(view.options.map, id)?.region;
        if (old.current.has(id) || region === undefined) return null;
        return <path key={id} className="region-done" d={outline(region)} />;
      })}
    </g>
  );
});

interface PointedProps {
  readonly view: GuildView;
  readonly turned: boolean;
  readonly pointed: Pointed | undefined;
}

/** What would come of the field pointed at: the piece, the trade route; or that nothing will. */
export function PointedMarks({ view, turned, pointed }: PointedProps) {
  if (pointed === undefined) return null;
  const seat = ownSeat(view);
  const place = (id: string): Point => centre(hexOf(id), turned);
  const { x, y } = place(pointed.field);
  const { click } = pointed;
  if (click === undefined) {
    if (pointed.reason === undefined) return null;
    return <path className="field-no" d={hexPath(23.4, turned)} transform={`translate(${x} ${y})`} />;
  }
  if ('first' in click) return null;
  const { act } = click;
  const tower = act.type === 'explore' && fieldNamed(view.options.map, act.field)?.feature.type === 'tower';
  return (
    <>
      {act.type === 'trade' && <Route from={place(act.from)} to={place(act.to)} />}
      <g opacity="0.72" className="ghost">
        <Placed x={x} y={y} size={25}>
          {act.type === 'village' && <Village seat={seat} />}
          {act.type === 'trade' && <TradingPost seat={seat} />}
          {act.type === 'explore' && (tower ? <Tower seat={seat} /> : <Explorer seat={seat} />)}
        </Placed>
      </g>
    </>
  );
}

/** From city to city. */
function Route({ from, to }: { readonly from: Point; readonly to: Point }) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g className="route">
      <path d={d} />
      <path d={d} />
    </g>
  );
}
