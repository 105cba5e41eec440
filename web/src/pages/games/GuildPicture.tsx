import homeIcons from 'virtual:icons/home';
import { landOf } from '../../boards/guild/picture.ts';
import { registerIcons } from '../../kit/art/Icon.tsx';
import { Explorer, Placed, Village } from '../../kit/art/pieces.tsx';
import { centre } from '../../kit/hex/geometry.ts';
import { HexMap } from '../../kit/hex/HexMap.tsx';
import styles from './pictures.module.css';

registerIcons(homeIcons);

const EXPLORERS = ['1,-3', '2,-4', '2,-2', '3,-3', '-1,0', '1,0', '1,1', '0,1', '2,-1', '-2,0'];
const VILLAGES = ['0,-1', '-1,1', '2,0', '1,-4'];

/** A corner of Aghon in the middle of a game, or the whole of a map before it. */
export function GuildPicture({ place }: { readonly place?: string | number | undefined }) {
  const at = (id: string) => {
    const [q = 0, r = 0] = id.split(',').map(Number);
    return centre({ q, r });
  };
  if (typeof place === 'string') return <HexMap spaces={landOf(place)} className={styles.map} />;
  return (
    <HexMap spaces={landOf('aghon')} className={styles.guild}>
      {EXPLORERS.map((id) => (
        <Placed key={id} {...at(id)} size={24}>
          <Explorer seat={0} />
        </Placed>
      ))}
      {VILLAGES.map((id) => (
        <Placed key={id} {...at(id)} size={24}>
          <Village seat={0} />
        </Placed>
      ))}
    </HexMap>
  );
}
