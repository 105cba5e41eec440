import type { PlayerView } from '@moonstaff/guild';
import { type CSSProperties, useMemo } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { seatColor } from '../../../kit/art/seats.ts';
import { HexMap } from '../../../kit/hex/HexMap.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { nameOf } from '../../../table/turn.ts';
import { crowdedBy, landOf } from '../map/land.ts';
import { Pieces } from '../map/Pieces.tsx';
import styles from './Map.module.css';

interface ScreenMapProps {
  readonly map: string;
  readonly player: PlayerView;
  readonly seat: number;
}

/** Somebody's map with what can be counted on it. Coins stay with their owner. */
export function ScreenMap({ map, player, seat }: ScreenMapProps) {
  const words = useWords();
  const { now } = useTable();
  const land = landOf(map);
  const crowded = useMemo(() => crowdedBy(land), [land]);
  const standing = useMemo(() => new Set([...player.explorers, ...player.posts]), [player]);
  return (
    <li
      className={`${styles.map} ${player.done ? '' : styles.explores}`}
      style={{ '--seat': seatColor(seat) } as CSSProperties}
    >
      <HexMap className={`${styles.land}`} spaces={land} crowded={standing}>
        <Pieces player={player} seat={seat} turned={false} crowded={crowded} />
      </HexMap>
      <div className={styles.side}>
        <h2>
          <SeatShape seat={seat} /> {nameOf(now, seat)}
        </h2>
        <p>
          <Icon name={player.done ? 'check-mark' : 'sands-of-time'} />
          {words.t(player.done ? 'web.done' : 'web.guild.exploring')}
        </p>
        <ul>
          <Count icon="hut" n={player.villages.length} name={words.t('web.guild.villages')} />
          <Count icon="watchtower" n={player.towers.length} name={words.t('web.guild.towers')} />
          <Count icon="shop" n={player.posts.length} name={words.t('web.guild.posts')} />
          <Count icon="chest" n={player.treasures} name={words.t('web.guild.taken')} />
        </ul>
      </div>
    </li>
  );
}

function Count({ icon, n, name }: { readonly icon: IconName; readonly n: number; readonly name: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span className={look.spoken}>{name}</span> <b>{n}</b>
    </li>
  );
}
