import { type CSSProperties, type FocusEvent, type MouseEvent, memo, type PointerEvent, useMemo, useRef } from 'react';
import { useHolds } from '../../../kit/controls/useHolds.ts';
import { boxAround, hexAt, hexKey, hexPath } from '../../../kit/hex/geometry.ts';
import { HexLayer, HexMap } from '../../../kit/hex/HexMap.tsx';
import type { MapSpace } from '../../../kit/hex/space.ts';
import { Target } from '../../../kit/hex/Target.tsx';
import { useZoom } from '../../../kit/hex/useZoom.ts';
import { ZoomFrame } from '../../../kit/hex/ZoomFrame.tsx';
import { ZoomKeys } from '../../../kit/hex/ZoomKeys.tsx';
import look from '../../../kit/look/look.module.css';
import { type Layout, useLayout, useUpright } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useMarks } from '../../../table/spots/marks.ts';
import { anchor, usePlace } from '../../../table/spots/spots.ts';
import { keyOf, type Thing } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import { crowdedBy, freeCorner, landOf, MARGIN, placeOf } from './land.ts';
import type { MapModel, PointedSpace } from './model.ts';
import styles from './OwnMap.module.css';
import { Pieces } from './Pieces.tsx';
import { PointedMarks } from './PointedMarks.tsx';
import { Regions } from './Regions.tsx';
import { SpaceNote } from './SpaceNote.tsx';
import { Spaces } from './Spaces.tsx';
import { SpaceTag } from './SpaceTag.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useTouchElsewhere } from './useTouchElsewhere.ts';
import { ValueTable } from './ValueTable.tsx';

interface OwnMapProps {
  readonly model: MapModel;
  readonly dispatch: Dispatch;
  /** Nothing but the map: it's small, and things in its corners would cover it. */
  readonly bare?: boolean;
}

/** The player's own map, where spaces light up and are pressed. */
export const OwnMap = memo(function OwnMap({ model, dispatch, bare = false }: OwnMapProps) {
  const { map, seat, player, spots, reach, pointed } = model;
  const words = useWords();
  const layout = useLayout();
  const turned = useUpright();
  const land = landOf(map);
  const box = useMemo(() => boxAround(land, turned, MARGIN), [land, turned]);
  const crowded = useMemo(() => crowdedBy(land), [land]);
  const standing = useMemo(() => new Set([...player.explorers, ...player.posts]), [player]);
  const grounds = useMemo(() => new Map(land.map((space) => [hexKey(space), space.ground])), [land]);
  const corner = useMemo(() => freeCorner(land, box, turned), [land, box, turned]);
  const zooming = useZoom();

  const byFinger = useRef(false);
  useTouchElsewhere(() => dispatch({ type: 'point', thing: undefined }));

  /** The space at a point of the page, if there is one. */
  const thingAt = (x: number, y: number): Thing | undefined => {
    const frame = zooming.frame.current?.getBoundingClientRect();
    if (frame === undefined) return undefined;
    const point = {
      x: box.x + ((x - frame.left) / frame.width) * box.width,
      y: box.y + ((y - frame.top) / frame.height) * box.height,
    };
    const space = hexKey(hexAt(point, turned));
    return grounds.has(space) ? { on: 'space', seat, space } : undefined;
  };
  const pointAt = ({ clientX, clientY }: MouseEvent, finger?: 'points'): void => {
    const thing = thingAt(clientX, clientY);
    const isSame = thing?.on === 'space' && thing.space === pointed?.space;
    if (!isSame || finger) dispatch({ type: 'point', finger, thing });
  };
  useHolds(zooming.frame, ({ clientX, clientY }) => {
    const thing = thingAt(clientX, clientY);
    if (thing !== undefined) dispatch({ type: 'point', finger: 'holds', thing });
    return thing !== undefined;
  });
  const byMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';
  const lit = [...spots, ...reach.map((space) => ({ space, state: 'lit' as const, reached: '' }))];

  return (
    <section
      className={`${look.panel} ${look.place} ${styles.map}`}
      {...usePlace('map')}
      aria-label={words.t('web.guild.map')}
      onBlur={(event) => isLeaving(event) && dispatch({ type: 'point', thing: undefined })}
    >
      {!bare && <h2 className={look.spoken}>{words.t('web.guild.map')}</h2>}
      {!bare && <ValueTable columns={model.pay} corner={corner} />}
      {/* Pointing only tells more: real buttons do the rest, and keys point with Shift and the arrows. */}
      <ZoomFrame
        zooming={zooming}
        className={styles.frame}
        data-part="frame"
        style={{ aspectRatio: `${box.width} / ${box.height}`, '--map-ratio': box.width / box.height } as CSSProperties}
        onPointerMove={(event) => byMouse(event) && pointAt(event)}
        onPointerLeave={(event) => byMouse(event) && dispatch({ type: 'point', thing: undefined })}
        onPointerDown={({ pointerType }) => {
          byFinger.current = pointerType === 'touch';
        }}
        onClick={(event) =>
          (event.target as Element).closest('button') === null &&
          pointAt(event, byFinger.current && event.detail > 0 ? 'points' : undefined)
        }
        data-holds=""
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
        <Spaces
          model={model}
          box={box}
          turned={turned}
          isPointing={pointed !== undefined}
          onLook={zooming.show}
          dispatch={dispatch}
        />
        {!bare && pointed?.about && isNoted(pointed, layout) && (
          <SpaceNote
            key={pointed.space}
            map={map}
            space={pointed.space}
            about={pointed.about}
            reason={pointed.refusal}
            isAsked={pointed.finger === 'holds'}
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

/** Whether the focus goes on to something outside. If it's just gone, the space it was on is, and another one gets it. */
const isLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  relatedTarget instanceof Element && !currentTarget.contains(relatedTarget);

/**
 * Whether a note says what the space is. To a finger it does when it holds the space; of a tap, the band says what it would bring or why
 * it can't be used. A tablet's band is far from the map, so there the reason stands beside the space, too.
 */
const isNoted = ({ finger, refusal }: PointedSpace, layout: Layout): boolean =>
  finger === undefined || finger === 'holds' || (refusal !== undefined && layout !== 'phone');

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
