import type { PlayerView } from '@moonstaff/guild';
import { memo, useMemo } from 'react';
import { seatColor } from '../../../kit/art/seats.ts';
import { boxAround, centre, hexKey, hexPath, movedPath } from '../../../kit/hex/geometry.ts';
import { HexLayer } from '../../../kit/hex/HexMap.tsx';
import type { Ground, MapSpace } from '../../../kit/hex/space.ts';
import { GROUNDS, groundTop } from '../../../kit/hex/Terrain.tsx';
import { useMarks } from '../../../table/spots/marks.ts';
import { hexOf } from '../map/land.ts';
import { keyOf } from '../things.ts';
import styles from './MiniMap.module.css';

interface MiniMapProps {
  readonly land: readonly MapSpace[];
  readonly player: PlayerView;
  readonly seat: number;
}

/** An opponent's map, small: muted ground, their pieces in their colour. */
export function MiniMap({ land, player, seat }: MiniMapProps) {
  const box = useMemo(() => boxAround(land, false, 2), [land]);
  const color = seatColor(seat);
  const { shown } = useMarks();
  const at = (id: string) => centre(hexOf(id));
  const middle = (id: string) => ({ cx: at(id).x, cy: at(id).y });
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  return (
    <>
      <MutedLand land={land} viewBox={viewBox} />
      <HexLayer box={box}>
        <circle r="17" fill="#F6EFD9" />
        {player.ruins.map((id) => (
          <circle key={id} {...middle(id)} r="9" fill="#F1CE74" />
        ))}
        {player.explorers.map((id) => {
          const { x, y } = at(id);
          return (
            <rect
              key={id}
              x={x - 13}
              y={y - 13}
              width="26"
              height="26"
              fill={color}
              stroke="var(--night-0)"
              strokeWidth="6"
            />
          );
        })}
        {land
          .map(hexKey)
          .filter((space) => shown.has(keyOf({ on: 'space', seat, space })))
          .map((space) => (
            <circle key={space} {...middle(space)} className={styles.shown} r="34" />
          ))}
        {player.posts.map((id) => (
          <circle key={id} {...middle(id)} r="15" fill={color} stroke="#fff" strokeWidth="6" />
        ))}
        {player.villages.map((id) => {
          const { x, y } = at(id);
          return (
            <path
              key={id}
              d="M0-25L24-4V22H-24V-4Z"
              transform={`translate(${x} ${y})`}
              fill={color}
              stroke="#fff"
              strokeWidth="6"
            />
          );
        })}
        {player.towers.map((id) => {
          const { x, y } = at(id);
          return (
            <path
              key={id}
              d="M-11-26H11L17 26H-17Z"
              transform={`translate(${x} ${y})`}
              fill={color}
              stroke="#fff"
              strokeWidth="6"
            />
          );
        })}
      </HexLayer>
    </>
  );
}

interface MutedLandProps {
  readonly land: readonly MapSpace[];
  readonly viewBox: string;
}

/** A drawing of its own: pieces that come don't lay it out again. */
const MutedLand = memo(function MutedLand({ land, viewBox }: MutedLandProps) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <Spaces land={land} ground="sea" fill="#14405B" />
      <g className={styles.land}>
        {GROUNDS.filter((ground) => ground !== 'sea' && ground !== 'blocked').map((ground) => (
          <Spaces key={ground} land={land} ground={ground} fill={groundTop(ground)} />
        ))}
      </g>
    </svg>
  );
});

const SMALL = hexPath(25.6);

interface SpacesProps {
  readonly land: readonly MapSpace[];
  readonly ground: Ground;
  readonly fill: string;
}

/** All spaces of one ground, as one drawing. */
function Spaces({ land, ground, fill }: SpacesProps) {
  const paths = land.filter((space) => space.ground === ground).map((space) => movedPath(SMALL, centre(space)));
  return <path d={paths.join('')} fill={fill} />;
}
