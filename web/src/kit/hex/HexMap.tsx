import { memo, type ReactNode, useId, useMemo } from 'react';
import { borders } from './borders.ts';
import { FieldFeature } from './FieldFeature.tsx';
import type { MapField } from './field.ts';
import { boxAround, centre, hexKey, hexPath } from './geometry.ts';
import styles from './HexMap.module.css';
import { GroundDefs, Texture } from './Terrain.tsx';

interface HexMapProps {
  readonly fields: readonly MapField[];
  readonly turned?: boolean;
  /** Fields whose feature must leave room for a piece. */
  readonly crowded?: ReadonlySet<string>;
  /** What stands on the map: pieces, rings, targets. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly margin?: number;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The land as it is printed, and whatever is put on it. */
export function HexMap({
  fields,
  turned = false,
  crowded = NOBODY,
  children,
  className = '',
  margin = 4,
}: HexMapProps) {
  const box = useMemo(() => boxAround(fields, turned, margin), [fields, turned, margin]);
  return (
    <svg
      className={`${styles.hexMap} ${className}`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <Land fields={fields} turned={turned} />
      <Features fields={fields} turned={turned} crowded={[...crowded].join(' ')} />
      {children}
    </svg>
  );
}

/** Grounds, textures and lines: never changes during a game. */
const Land = memo(function Land({ fields, turned }: { fields: readonly MapField[]; turned: boolean }) {
  const id = useId();
  const lines = useMemo(() => borders(fields, turned), [fields, turned]);
  const shape = useMemo(() => hexPath(undefined, turned), [turned]);
  return (
    <g>
      <GroundDefs id={id} />
      {fields.map((field) => {
        const { x, y } = centre(field, turned);
        return (
          <g key={hexKey(field)} transform={`translate(${x} ${y})`}>
            <path
              d={shape}
              fill={`url(#${id}-${field.ground})`}
              stroke={`url(#${id}-${field.ground})`}
              strokeWidth="0.6"
            />
            <Texture ground={field.ground} />
          </g>
        );
      })}
      <path d={lines.inner} stroke="var(--night-0)" strokeWidth="1.4" opacity="0.2" />
      <path d={lines.coast} stroke="var(--night-0)" strokeWidth="5" strokeLinecap="round" opacity="0.85" />
      <path d={lines.region} stroke="#F6ECD6" strokeWidth="3" strokeLinecap="round" />
      <path d={lines.coast} stroke="#FBF3DF" strokeWidth="2.6" strokeLinecap="round" />
      {fields
        .filter((field) => field.ground === 'capital')
        .map((field) => {
          const { x, y } = centre(field, turned);
          return (
            <path
              key={hexKey(field)}
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
  readonly fields: readonly MapField[];
  readonly turned: boolean;
  /** Keys in one text, so that equal lists are equal. */
  readonly crowded: string;
}

/** What is printed on the fields; where a piece comes or goes it is drawn again, and nowhere else. */
const Features = memo(function Features({ fields, turned, crowded }: FeaturesProps) {
  const beside = new Set(crowded.split(' '));
  return (
    <g>
      {fields.map((field) => {
        const key = hexKey(field);
        return field.feature && <OneFeature key={key} field={field} turned={turned} aside={beside.has(key)} />;
      })}
    </g>
  );
});

interface OneFeatureProps {
  readonly field: MapField;
  readonly turned: boolean;
  readonly aside: boolean;
}

const OneFeature = memo(function OneFeature({ field, turned, aside }: OneFeatureProps) {
  const { x, y } = centre(field, turned);
  return (
    <g transform={`translate(${x} ${y})`}>
      {field.feature && <FieldFeature feature={field.feature} ground={field.ground} aside={aside} />}
    </g>
  );
});
