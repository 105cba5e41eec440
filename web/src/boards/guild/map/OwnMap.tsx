import { type CSSProperties, type MouseEvent, memo, type PointerEvent, useMemo } from 'react';
import { boxAround, hexAt, hexKey, hexPath } from '../../../kit/hex/geometry.ts';
import { HexLayer, HexMap } from '../../../kit/hex/HexMap.tsx';
import type { MapSpace } from '../../../kit/hex/space.ts';
import { Target } from '../../../kit/hex/Target.tsx';
import { useZoom } from '../../../kit/hex/useZoom.ts';
import { ZoomFrame } from '../../../kit/hex/ZoomFrame.tsx';
import { ZoomKeys } from '../../../kit/hex/ZoomKeys.tsx';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useMarks } from '../../../table/spots/marks.ts';
import { anchor, usePlace } from '../../../table/spots/spots.ts';
import { keyOf } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import { crowdedBy, freeCorner, landOf, MARGIN, placeOf } from './land.ts';
import type { MapModel } from './model.ts';
import styles from './OwnMap.module.css';
import { Pieces } from './Pieces.tsx';
import { PointedMarks } from './PointedMarks.tsx';
import { Regions } from './Regions.tsx';
import { SpaceNote } from './SpaceNote.tsx';
import { Spaces } from './Spaces.tsx';
import { SpaceTag } from './SpaceTag.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useInSight } from './useInSight.ts';
import { ValueTable } from './ValueTable.tsx';

interface OwnMapProps {
  readonly model: MapModel;
  readonly dispatch: Dispatch;
  /** Nothing but the map: it's small, and things in its corners would cover it. */
  readonly bare?: boolean;
}

const NONE: readonly string[] = [];

/** The player's own map, where spaces light up and are pressed. */
export const OwnMap = memo(function OwnMap({ model, dispatch, bare = false }: OwnMapProps) {
  const { map, seat, player, spots, reach, pointed } = model;
  const words = useWords();
  const turned = useLayout() === 'phone';
  const land = landOf(map);
  const box = useMemo(() => boxAround(land, turned, MARGIN), [land, turned]);
  const crowded = useMemo(() => crowdedBy(land), [land]);
  const standing = useMemo(() => new Set([...player.explorers, ...player.posts]), [player]);
  const grounds = useMemo(() => new Map(land.map((space) => [hexKey(space), space.ground])), [land]);
  const corner = useMemo(() => freeCorner(land, box, turned), [land, box, turned]);
  const zooming = useZoom();
  useInSight(zooming.frame, turned ? reach : NONE);

  const pointAt = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void => {
    const frame = currentTarget.getBoundingClientRect();
    const x = box.x + ((clientX - frame.left) / frame.width) * box.width;
    const y = box.y + ((clientY - frame.top) / frame.height) * box.height;
    const space = hexKey(hexAt({ x, y }, turned));
    const isSame = space === pointed?.space;
    if (!isSame) dispatch({ type: 'point', thing: grounds.has(space) ? { on: 'space', seat, space } : undefined });
  };
  const byMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';
  const lit = [...spots, ...reach.map((space) => ({ space, state: 'lit' as const, reached: '' }))];

  return (
    <section className={`${look.panel} ${styles.map}`} {...usePlace('map')} aria-label={words.t('web.guild.map')}>
      {!bare && <ValueTable columns={model.pay} corner={corner} />}
      {/* Pointing only tells more: real buttons do the rest, and keys point with Shift and the arrows. */}
      <ZoomFrame
        zooming={zooming}
        className={styles.frame}
        data-part="frame"
        style={{ aspectRatio: `${box.width} / ${box.height}`, '--map-ratio': box.width / box.height } as CSSProperties}
        onPointerMove={(event) => byMouse(event) && pointAt(event)}
        onPointerLeave={(event) => byMouse(event) && dispatch({ type: 'point', thing: undefined })}
        onClick={(event) => (event.target as Element).closest('button') === null && pointAt(event)}
      >
        <HexMap spaces={land} turned={turned} crowded={standing} margin={MARGIN} />
        <HexLayer box={box}>
          <Regions player={player} map={map} region={model.region} turned={turned} />
          <Cities land={land} seat={seat} turned={turned} />
          <Pieces player={player} seat={seat} turned={turned} crowded={crowded} />
          {lit.map(({ space, state, ...one }) => (
            <g key={space} transform={placeOf(space, turned)} data-reach={'reached' in one ? '' : undefined}>
              <Target turned={turned} ground={grounds.get(space) ?? 'sea'} state={state} />
            </g>
          ))}
          <MarkedSpaces land={land} seat={seat} turned={turned} />
          {pointed && <PointedMarks pointed={pointed} seat={seat} turned={turned} />}
        </HexLayer>
        {model.takeBack !== undefined && (
          <TakeBack space={model.takeBack} map={map} seat={seat} box={box} turned={turned} dispatch={dispatch} />
        )}
        <Spaces model={model} box={box} turned={turned} onLook={zooming.show} dispatch={dispatch} />
        {!bare && pointed?.about && (
          <SpaceNote
            key={pointed.space}
            map={map}
            space={pointed.space}
            about={pointed.about}
            reason={pointed.refusal}
            box={box}
            turned={turned}
          />
        )}
        {pointed?.gains && <SpaceTag space={pointed.space} gains={pointed.gains} box={box} turned={turned} />}
      </ZoomFrame>
      {!bare && <ZoomKeys zooming={zooming} />}
    </section>
  );
});

interface LandProps {
  readonly land: readonly MapSpace[];
  readonly seat: number;
  readonly turned: boolean;
}

/** Where the cities are, for what is shown between them. */
const Cities = memo(function Cities({ land, seat, turned }: LandProps) {
  return land
    .filter(({ feature }) => feature?.type === 'city')
    .map(hexKey)
    .map((space) => (
      <path
        key={space}
        d={hexPath(20, turned)}
        transform={placeOf(space, turned)}
        fill="none"
        {...anchor(keyOf({ on: 'city', seat, space }))}
      />
    ));
});

/** Rings around the spaces that the log or a hint is about. */
function MarkedSpaces({ land, seat, turned }: LandProps) {
  const { shown } = useMarks();
  return land
    .map(hexKey)
    .filter((space) => shown.has(keyOf({ on: 'space', seat, space })))
    .map((space) => (
      <path
        key={space}
        className={styles.shown}
        data-part="shown"
        d={hexPath(26, turned)}
        transform={placeOf(space, turned)}
      />
    ));
}
