import type { ReactNode } from 'react';
import { Explorer, Placed, Tower, TradingPost, Village } from '../../kit/art/pieces.tsx';
import { HexMap } from '../../kit/hex/HexMap.tsx';
import type { MapSpace } from '../../kit/hex/space.ts';
import { Target } from '../../kit/hex/Target.tsx';
import styles from './Gallery.module.css';

const at = { q: 0, r: 0 };

const SPACES: readonly { readonly name: string; readonly space: MapSpace; readonly on?: ReactNode }[] = [
  { name: 'grassland', space: { ...at, ground: 'grass', region: 'a' } },
  { name: 'desert', space: { ...at, ground: 'desert', region: 'a' } },
  { name: 'mountain', space: { ...at, ground: 'mountain', region: 'a' } },
  { name: 'sea', space: { ...at, ground: 'sea' } },
  { name: 'coins', space: { ...at, ground: 'grass', region: 'a', feature: { type: 'coin', value: 2 } } },
  { name: 'city', space: { ...at, ground: 'desert', region: 'a', feature: { type: 'city', value: 3 } } },
  { name: 'ruin', space: { ...at, ground: 'sea', feature: { type: 'ruin' } } },
  { name: 'discovery', space: { ...at, ground: 'wild', feature: { type: 'tower' } } },
  { name: 'crystal', space: { ...at, ground: 'wild', feature: { type: 'crystal', value: 3 } } },
  { name: 'capital', space: { ...at, ground: 'capital', feature: { type: 'capital' } } },
  {
    name: 'explorer',
    space: { ...at, ground: 'grass', region: 'a' },
    on: (
      <Placed x={0} y={0} size={26}>
        <Explorer seat={0} />
      </Placed>
    ),
  },
  {
    name: 'village',
    space: { ...at, ground: 'grass', region: 'a' },
    on: (
      <Placed x={0} y={0} size={26}>
        <Village seat={1} />
      </Placed>
    ),
  },
  {
    name: 'tower',
    space: { ...at, ground: 'wild' },
    on: (
      <Placed x={0} y={0} size={30}>
        <Tower seat={3} />
      </Placed>
    ),
  },
  {
    name: 'trading post',
    space: { ...at, ground: 'desert', region: 'a', feature: { type: 'city', value: 2 } },
    on: (
      <Placed x={11} y={-11} size={15}>
        <TradingPost seat={2} />
      </Placed>
    ),
  },
  { name: 'lit', space: { ...at, ground: 'sea' }, on: <Target turned={false} ground="sea" state="lit" /> },
  { name: 'pointed at', space: { ...at, ground: 'sea' }, on: <Target turned={false} ground="sea" state="pointed" /> },
  {
    name: 'legal, on land',
    space: { ...at, ground: 'desert', region: 'a', feature: { type: 'coin', value: 2 } },
    on: <Target turned={false} ground="desert" state="lit" />,
  },
];

export function Spaces() {
  return (
    <section>
      <h2>Map spaces: terrain by colour and texture, then feature, then piece</h2>
      <div className={styles.spaces}>
        {SPACES.map(({ name, space, on }) => (
          <figure key={name}>
            <HexMap spaces={[space]}>{on}</HexMap>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
