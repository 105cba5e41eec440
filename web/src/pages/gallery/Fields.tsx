import type { ReactNode } from 'react';
import { Explorer, Placed, Tower, TradingPost, Village } from '../../kit/art/pieces.tsx';
import type { MapField } from '../../kit/hex/field.ts';
import { HexMap } from '../../kit/hex/HexMap.tsx';
import { Target } from '../../kit/hex/Target.tsx';
import styles from './Gallery.module.css';

const at = { q: 0, r: 0 };

const FIELDS: readonly { readonly name: string; readonly field: MapField; readonly on?: ReactNode }[] = [
  { name: 'grassland', field: { ...at, ground: 'grass', region: 'a' } },
  { name: 'desert', field: { ...at, ground: 'desert', region: 'a' } },
  { name: 'mountain', field: { ...at, ground: 'mountain', region: 'a' } },
  { name: 'sea', field: { ...at, ground: 'sea' } },
  { name: 'coins', field: { ...at, ground: 'grass', region: 'a', feature: { type: 'coin', value: 2 } } },
  { name: 'city', field: { ...at, ground: 'desert', region: 'a', feature: { type: 'city', value: 3 } } },
  { name: 'ruin', field: { ...at, ground: 'sea', feature: { type: 'ruin' } } },
  { name: 'observation', field: { ...at, ground: 'wild', feature: { type: 'tower' } } },
  { name: 'crystal', field: { ...at, ground: 'wild', feature: { type: 'crystal', value: 3 } } },
  { name: 'capital', field: { ...at, ground: 'capital', feature: { type: 'capital' } } },
  {
    name: 'explorer',
    field: { ...at, ground: 'grass', region: 'a' },
    on: (
      <Placed x={0} y={0} size={26}>
        <Explorer seat={0} />
      </Placed>
    ),
  },
  {
    name: 'village',
    field: { ...at, ground: 'grass', region: 'a' },
    on: (
      <Placed x={0} y={0} size={26}>
        <Village seat={1} />
      </Placed>
    ),
  },
  {
    name: 'tower',
    field: { ...at, ground: 'wild' },
    on: (
      <Placed x={0} y={0} size={30}>
        <Tower seat={3} />
      </Placed>
    ),
  },
  {
    name: 'trading post',
    field: { ...at, ground: 'desert', region: 'a', feature: { type: 'city', value: 2 } },
    on: (
      <Placed x={11} y={-11} size={15}>
        <TradingPost seat={2} />
      </Placed>
    ),
  },
  { name: 'lit', field: { ...at, ground: 'sea' }, on: <Target turned={false} ground="sea" state="lit" /> },
  { name: 'pointed at', field: { ...at, ground: 'sea' }, on: <Target turned={false} ground="sea" state="pointed" /> },
  {
    name: 'legal, on land',
    field: { ...at, ground: 'desert', region: 'a', feature: { type: 'coin', value: 2 } },
    on: <Target turned={false} ground="desert" state="lit" />,
  },
];

export function Fields() {
  return (
    <section>
      <h2>Map fields: terrain by colour and texture, then feature, then piece</h2>
      <div className={styles.fields}>
        {FIELDS.map(({ name, field, on }) => (
          <figure key={name}>
            <HexMap fields={[field]}>{on}</HexMap>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
