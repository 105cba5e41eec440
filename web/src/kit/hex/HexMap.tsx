import { memo, type ReactNode, useId, useMemo } from 'react';
import { borders } from './borders.ts';
import { type Box, boxAround, centre, hexKey, hexPath, movedPath } from './geometry.ts';
import styles from './HexMap.module.css';
import { SpaceFeature } from './SpaceFeature.tsx';
import type { MapSpace } from './space.ts';
import { GROUNDS, GroundDefs, Texture } from './Terrain.tsx';

interface HexMapProps {
  readonly spaces: readonly MapSpace[];
  readonly turned?: boolean;
  /** Spaces whose feature must leave room for a piece. */
  readonly crowded?: ReadonlySet<string>;
  /** What stands on the map: pieces, rings, targets. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly margin?: number;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The land as it is printed, and whatever is put on it. */
export function HexMap({
  spaces,
  turned = false,
  crowded = NOBODY,
  children,
  className = '',
  margin = 4,
}: HexMapProps) {
  const box = useMemo(() => boxAround(spaces, turned, margin), [spaces, turned, margin]);
  return (
    <svg
      className={`${styles.hexMap} ${className}`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <Land spaces={spaces} turned={turned} />
      <Features spaces={spaces} turned={turned} crowded={[...crowded].join(' ')} />
      {children}
    </svg>
  );
}

interface HexLayerProps {
  readonly box: Box;
  readonly children: ReactNode;
}

/**
 * Over a map, with the same coordinates: for things that come and go. In a drawing of their own, so that the land isn't laid
 * out again with them.
 */
export const HexLayer = ({ box, children }: HexLayerProps) => (
  <svg className={styles.layer} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
    {children}
  </svg>
);

/** Grounds, textures and lines: never changes during a game. */
const Land = memo(function Land({ spaces, turned }: { spaces: readonly MapSpace[]; turned: boolean }) {
  const id = useId();
  const lines = useMemo(() => borders(spaces, turned), [spaces, turned]);
  const shape = useMemo(() => hexPath(undefined, turned), [turned]);
  return (
    <g>
      <GroundDefs id={id} />
      {spaces.map((space) => (
        <path
          key={hexKey(space)}
          d={movedPath(shape, centre(space, turned))}
          fill={`url(#${id}-${space.ground})`}
          stroke={`url(#${id}-${space.ground})`}
          strokeWidth="0.6"
        />
      ))}
      {GROUNDS.map((ground) => (
        <Texture
          key={ground}
          ground={ground}
          at={spaces.filter((space) => space.ground === ground).map((space) => centre(space, turned))}
        />
      ))}
      <path d={lines.inner} stroke="var(--night-0)" strokeWidth="1.4" opacity="0.2" />
      <path d={lines.coast} stroke="var(--night-0)" strokeWidth="5" strokeLinecap="round" opacity="0.85" />
      <path d={lines.region} stroke="#F6ECD6" strokeWidth="3" strokeLinecap="round" />
      <path d={lines.coast} stroke="#FBF3DF" strokeWidth="2.6" strokeLinecap="round" />
      {spaces
        .filter((space) => space.ground === 'capital')
        .map((space) => {
          const { x, y } = centre(space, turned);
          return (
            <path
              key={hexKey(space)}
              d={hexPath(25.5, turned)}
              transform={`translate(${x} ${y})`}
              fill="none"
              stroke="#DDB057"
              strokeWidth="2.2"
            />
          );
        })}
    </g>
  );
});

interface FeaturesProps {
  readonly spaces: readonly MapSpace[];
  readonly turned: boolean;
  /** Keys in one text, so that equal lists are equal. */
  readonly crowded: string;
}

/** What is printed on the spaces; where a piece comes or goes it is drawn again, and nowhere else. */
const Features = memo(function Features({ spaces, turned, crowded }: FeaturesProps) {
  const beside = new Set(crowded.split(' '));
  return (
    <g>
      {spaces.map((space) => {
        const key = hexKey(space);
        return space.feature && <OneFeature key={key} space={space} turned={turned} aside={beside.has(key)} />;
      })}
    </g>
  );
});

interface OneFeatureProps {
  readonly space: MapSpace;
  readonly turned: boolean;
  readonly aside: boolean;
}

const OneFeature = memo(function OneFeature({ space, turned, aside }: OneFeatureProps) {
  const { x, y } = centre(space, turned);
  return (
    <g transform={`translate(${x} ${y})`}>
      {space.feature && <SpaceFeature feature={space.feature} ground={space.ground} aside={aside} />}
    </g>
  );
});
