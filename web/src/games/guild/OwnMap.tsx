import { type GuildView, mapNamed } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { type CSSProperties, type PointerEvent, useMemo } from 'react';
import { Explorer, Placed, Tower, Village } from '../../art/pieces.tsx';
import type { MapField } from '../../hex/field.ts';
import { boxAround, centre, hexAt, hexKey, hexPath } from '../../hex/geometry.ts';
import { HexMap } from '../../hex/HexMap.tsx';
import { Target } from '../../hex/Target.tsx';
import { useWords } from '../../settings/Words.tsx';
import { useShown } from '../../table/shown.ts';
import { crowdedBy } from './FullMap.tsx';
import { hexOf } from './land.ts';
import { Pieces } from './Pieces.tsx';
import { ownSeat } from './state.ts';
import { Targets } from './Targets.tsx';
import type { Pointing } from './usePointing.ts';
import { ValueTable } from './ValueTable.tsx';

interface OwnMapProps {
  readonly view: GuildView;
  readonly land: readonly MapField[];
  readonly turned: boolean;
  readonly pointing: Pointing;
}

const MARGIN = 5;

/** The player's own map: where legal fields shine and everything is chosen. */
export function OwnMap({ view, land, turned, pointing }: OwnMapProps) {
  const words = useWords();
  const seat = ownSeat(view);
  const player = at(view.players, seat);
  const box = useMemo(() => boxAround(land, turned, MARGIN), [land, turned]);
  const crowded = useMemo(() => crowdedBy(land), [land]);
  const standing = useMemo(() => new Set([...player.explorers, ...player.posts]), [player]);
  const inside = useMemo(() => new Set(land.map(hexKey)), [land]);
  const { targets, pointed, first, point } = pointing;
  const shown = useShown();

  const onMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType !== 'mouse') return;
    const frame = event.currentTarget.getBoundingClientRect();
    const x = box.x + ((event.clientX - frame.left) / frame.width) * box.width;
    const y = box.y + ((event.clientY - frame.top) / frame.height) * box.height;
    const key = hexKey(hexAt({ x, y }, turned));
    point(inside.has(key) ? key : undefined);
  };

  return (
    <section className="panel own-map" aria-label={words.t('web.guild.map')}>
      <ValueTable view={view} />
      <div
        className="map-frame"
        style={{ aspectRatio: `${box.width} / ${box.height}`, '--map-ratio': box.width / box.height } as CSSProperties}
        onPointerMove={onMove}
        onPointerLeave={(event) => event.pointerType === 'mouse' && point(undefined)}
      >
        <HexMap fields={land} turned={turned} crowded={standing} margin={MARGIN}>
          <Pieces player={player} seat={seat} turned={turned} crowded={crowded} />
          {[...targets.keys()].map((field) => {
            const { x, y } = centre(hexOf(field), turned);
            const state = field === first ? 'chosen' : field === pointed?.field ? 'lit' : 'legal';
            return (
              <g key={field} transform={`translate(${x} ${y})`}>
                <Target turned={turned} state={state} />
              </g>
            );
          })}
          {shown?.kind === 'field' && shown.seat === seat && <ShownRing field={String(shown.id)} turned={turned} />}
          <Ghost view={view} seat={seat} turned={turned} pointing={pointing} />
        </HexMap>
        <Targets map={view.map} box={box} turned={turned} pointing={pointing} />
      </div>
    </section>
  );
}

/** The field a line of the log speaks of. */
function ShownRing({ field, turned }: { readonly field: string; readonly turned: boolean }) {
  const { x, y } = centre(hexOf(field), turned);
  return <path className="shown-ring" d={hexPath(26, turned)} transform={`translate(${x} ${y})`} />;
}

/** The piece that would stand on the field pointed at. */
function Ghost({
  view,
  seat,
  turned,
  pointing,
}: {
  view: GuildView;
  seat: number;
  turned: boolean;
  pointing: Pointing;
}) {
  const { pointed } = pointing;
  if (pointed?.click === undefined || !('act' in pointed.click)) return null;
  const { act } = pointed.click;
  const { x, y } = centre(hexOf(pointed.field), turned);
  const tower = act.type === 'explore' && isTower(view.map, act.field);
  return (
    <g opacity="0.72" className="ghost">
      <Placed x={x} y={y} size={25}>
        {act.type === 'village' ? (
          <Village seat={seat} />
        ) : tower ? (
          <Tower seat={seat} />
        ) : act.type === 'explore' ? (
          <Explorer seat={seat} />
        ) : null}
      </Placed>
    </g>
  );
}

function isTower(id: string, field: string): boolean {
  const map = mapNamed(id);
  return map.fields[map.byId.get(field) ?? -1]?.feature.type === 'tower';
}
