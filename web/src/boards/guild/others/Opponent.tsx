import type { TreasureId } from '@moonstaff/guild';
import { memo, useState } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { explained, says } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { usePlace, useSpot } from '../../../table/spots/spots.ts';
import { landOf } from '../map/land.ts';
import { TREASURE_ICONS } from '../parts/index.ts';
import { keyOf } from '../things.ts';
import { FullMap } from './FullMap.tsx';
import { Goods } from './Goods.tsx';
import { MiniMap } from './MiniMap.tsx';
import type { OpponentModel } from './model.ts';
import styles from './Opponent.module.css';

interface OpponentProps {
  readonly opponent: OpponentModel;
  readonly map: string;
}

/** Another player: name, state, small map, counts. A press shows the map in full. */
export const Opponent = memo(function Opponent({ opponent, map }: OpponentProps) {
  const words = useWords();
  const [isFull, setFull] = useState(false);
  const { seat, name, player, own } = opponent;
  const land = landOf(map);
  return (
    <section className={`${look.panel} ${styles.opponent}`} {...usePlace('others')} aria-label={name}>
      <header className={styles.head}>
        <SeatShape seat={seat} />
        <h2 className={`${look.panelTitle} ${look.oneLine}`}>{name}</h2>
        <span
          className={styles.state}
          {...explained(words.t(player.done ? 'web.guild.hasDone' : 'web.guild.isExploring', { name }))}
        >
          <Icon
            name={player.done ? 'check-mark' : 'sands-of-time'}
            className={player.done ? '' : `${styles.hourglass}`}
          />
          {words.t(player.done ? 'web.done' : 'web.guild.exploring')}
        </span>
      </header>
      <button
        type="button"
        className={styles.map}
        {...useSpot(keyOf({ on: 'map', seat }))}
        {...says(words.t('web.guild.mapOf', { name }))}
        onClick={() => setFull(true)}
      >
        <MiniMap land={land} player={player} seat={seat} />
        <span className={look.spoken}>{words.t('web.guild.mapOf', { name })}</span>
      </button>
      <ul className={styles.counts} data-part="counts">
        <Count icon="hut" n={player.villages.length} name={words.t('web.guild.villages')} />
        <Count icon="watchtower" n={player.towers.length} name={words.t('web.guild.towers')} />
        <Count icon="shop" n={player.posts.length} name={words.t('web.guild.posts')} />
        <Count icon="chest" n={player.treasures} name={words.t('web.guild.taken')} />
        <li>
          <Token kind="coin" />
          <span className={look.spoken}>{words.t('web.guild.coins')}</span>
          {own?.coins ?? '?'}
        </li>
      </ul>
      {own && own.treasures.length > 0 && <OpenTreasures treasures={own.treasures} />}
      {isFull && (
        <FullMap
          title={words.t('web.guild.mapOf', { name })}
          land={land}
          player={player}
          seat={seat}
          onClose={() => setFull(false)}
        >
          <Goods opponent={opponent} />
        </FullMap>
      )}
    </section>
  );
});

/** Treasures that aren't hidden, each as a picture. */
function OpenTreasures({ treasures }: { readonly treasures: readonly TreasureId[] }) {
  const words = useWords();
  return (
    <ul className={styles.open} data-open="">
      {treasures.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several treasures of one kind
        <li key={`${id} ${i}`} {...says(words.name('treasure', id))}>
          <Icon name={TREASURE_ICONS[id]} />
          <span className={look.spoken}>{words.name('treasure', id)}</span>
        </li>
      ))}
    </ul>
  );
}

function Count({ icon, n, name }: { readonly icon: IconName; readonly n: number; readonly name: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span className={look.spoken}>{name}</span> {n}
    </li>
  );
}
