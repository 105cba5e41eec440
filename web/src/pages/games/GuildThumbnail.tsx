import type { GuildView } from '@moonstaff/guild';
import { landOf } from '../../boards/guild/picture.ts';
import { Explorer, Placed, Tower, Village } from '../../kit/art/pieces.tsx';
import { centre } from '../../kit/hex/geometry.ts';
import { HexMap } from '../../kit/hex/HexMap.tsx';
import styles from './Thumbnail.module.css';
import type { GameThumbnailProps } from './Thumbnail.tsx';

const at = (id: string): { readonly x: number; readonly y: number } => {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return centre({ q, r });
};

/** One's own map. Pieces are larger than life, so that they can be seen. */
export function GuildThumbnail({ view, seat }: GameThumbnailProps) {
  const { options, players } = view as GuildView;
  const player = players[seat];
  return (
    <HexMap spaces={landOf(options.map)} className={styles.map}>
      {player?.explorers.map((id) => (
        <Placed key={id} {...at(id)} size={36}>
          <Explorer seat={seat} />
        </Placed>
      ))}
      {player?.villages.map((id) => (
        <Placed key={id} {...at(id)} size={46}>
          <Village seat={seat} />
        </Placed>
      ))}
      {player?.towers.map((id) => (
        <Placed key={id} {...at(id)} size={46}>
          <Tower seat={seat} />
        </Placed>
      ))}
    </HexMap>
  );
}
