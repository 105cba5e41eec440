import type { GuildView } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { type CSSProperties, type MouseEvent, type PointerEvent, useMemo } from 'react';
import type { MapField } from '../../kit/hex/field.ts';
import { boxAround, centre, hexAt, hexKey, hexPath } from '../../kit/hex/geometry.ts';
import { HexMap } from '../../kit/hex/HexMap.tsx';
import { Target } from '../../kit/hex/Target.tsx';
import { useZoom } from '../../kit/hex/useZoom.ts';
import { ZoomKeys } from '../../kit/hex/ZoomKeys.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { useMarks } from '../../table/spots/marks.ts';
import { usePlace } from '../../table/spots/spots.ts';
import { FieldTag } from './FieldTag.tsx';
import { crowdedBy } from './FullMap.tsx';
import { freeCorner, hexOf } from './land.ts';
import { PointedMarks, Regions } from './MapMarks.tsx';
import { Pieces } from './Pieces.tsx';
import { fieldKey } from './places.ts';
import { ownSeat } from './state.ts';
import { TakeBack } from './TakeBack.tsx';
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
  const grounds = useMemo(() => new Map(land.map((field) => [hexKey(field), field.ground])), [land]);
  const { targets, pointed, first, point } = pointing;
  const corner = useMemo(() => freeCorner(land, box, turned), [land, box, turned]);
  const zooming = useZoom();

  const pointAt = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void => {
    const frame = currentTarget.getBoundingClientRect();
    const x = box.x + ((clientX - frame.left) / frame.width) * box.width;
    const y = box.y + ((clientY - frame.top) / frame.height) * box.height;
    const key = hexKey(hexAt({ x, y }, turned));
    point(grounds.has(key) ? key : undefined);
  };
  const byMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

  return (
    <section className="panel own-map" {...usePlace('map')} aria-label={words.t('web.guild.map')}>
      <ValueTable view={view} corner={corner} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing only tells more; everything is chosen with real buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a finger points by tapping; keys point with Shift and the arrows */}
      <div
        ref={zooming.frame}
        className="map-frame zoom-frame"
        data-larger={zooming.scale > 1 ? '' : undefined}
        style={{ aspectRatio: `${box.width} / ${box.height}`, '--map-ratio': box.width / box.height } as CSSProperties}
        onPointerMove={(event) => byMouse(event) && pointAt(event)}
        onPointerLeave={(event) => byMouse(event) && point(undefined)}
        onClick={(event) => (event.target as Element).closest('button') === null && pointAt(event)}
      >
        <HexMap fields={land} turned={turned} crowded={standing} margin={MARGIN}>
          <Regions view={view} turned={turned} />
          <Pieces player={player} seat={seat} turned={turned} crowded={crowded} />
          {[...targets.keys()].map((field) => {
            const { x, y } = centre(hexOf(field), turned);
            const state = field === first ? 'chosen' : field === pointed?.field ? 'lit' : 'legal';
            return (
              <g key={field} transform={`translate(${x} ${y})`}>
                <Target turned={turned} ground={grounds.get(field) ?? 'sea'} state={state} />
              </g>
            );
          })}
          <ShownRings land={land} seat={seat} turned={turned} />
          <PointedMarks view={view} turned={turned} pointed={pointed} />
        </HexMap>
        <TakeBack box={box} turned={turned} map={view.options.map} />
        <Targets view={view} box={box} turned={turned} pointing={pointing} onLook={zooming.show} />
        <FieldTag pointed={pointed} box={box} turned={turned} />
      </div>
      <ZoomKeys zooming={zooming} />
    </section>
  );
}

/** The fields that the log or a hint is about. */
function ShownRings({ land, seat, turned }: Pick<OwnMapProps, 'land' | 'turned'> & { readonly seat: number }) {
  const { shown } = useMarks();
  return land
    .filter((field) => shown.has(fieldKey(seat, hexKey(field))))
    .map((field) => {
      const { x, y } = centre(field, turned);
      return (
        <path key={hexKey(field)} className="shown-ring" d={hexPath(26, turned)} transform={`translate(${x} ${y})`} />
      );
    });
}
