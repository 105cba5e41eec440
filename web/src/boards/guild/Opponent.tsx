import type { OwnView, PlayerView, TreasureId } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Token } from '../../kit/art/Token.tsx';
import type { MapField } from '../../kit/hex/field.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { usePlace } from '../../table/spots/spots.ts';
import { FullMap } from './FullMap.tsx';
import { Goods } from './Goods.tsx';
import { MiniMap } from './MiniMap.tsx';
import { coinsOf } from './open.ts';
import { TREASURE_ICONS } from './Treasures.tsx';

interface OpponentProps {
  readonly seat: number;
  readonly player: PlayerView;
  /** What only its owner knows, where everything is open. */
  readonly own: OwnView | undefined;
  readonly land: readonly MapField[];
}

/** Another player: name, state, map at a glance, counts. A press shows the map in full. */
export function Opponent({ seat, player, own, land }: OpponentProps) {
  const { now } = useTable();
  const words = useWords();
  const [full, setFull] = useState(false);
  const { name } = at(now.sitters, seat);
  return (
    <section className="panel opponent" {...usePlace('others')} aria-label={name}>
      <header>
        <SeatShape seat={seat} />
        <h2 className="panel-title">{name}</h2>
        <span className="opponent-state">
          <Icon name={player.done ? 'check-mark' : 'sands-of-time'} className={player.done ? '' : 'hourglass'} />
          {words.t(player.done ? 'web.done' : 'web.guild.exploring')}
        </span>
      </header>
      <button type="button" className="mini-map-key" onClick={() => setFull(true)}>
        <MiniMap land={land} player={player} seat={seat} />
        <span className="spoken">{words.t('web.guild.mapOf', { name })}</span>
      </button>
      <ul className="opponent-counts">
        <Count icon="hut" n={player.villages.length} name={words.t('web.guild.villages')} />
        <Count icon="watchtower" n={player.towers.length} name={words.t('web.guild.towers')} />
        <Count icon="shop" n={player.posts.length} name={words.t('web.guild.posts')} />
        <Count icon="chest" n={player.treasures} name={words.t('web.guild.taken')} />
        <li>
          <Token kind="coin" />
          <span className="spoken">{words.t('web.guild.coins')}</span>
          {own === undefined ? '?' : coinsOf(own)}
        </li>
      </ul>
      {own !== undefined && own.treasures.length > 0 && <Opened treasures={own.treasures} />}
      {full && (
        <FullMap
          title={words.t('web.guild.mapOf', { name })}
          land={land}
          player={player}
          seat={seat}
          onClose={() => setFull(false)}
        >
          <Goods player={player} own={own} />
        </FullMap>
      )}
    </section>
  );
}

/** Treasures that are not hidden, each by its picture. */
function Opened({ treasures }: { readonly treasures: readonly TreasureId[] }) {
  const words = useWords();
  return (
    <ul className="opponent-opened">
      {treasures.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several treasures of one kind
        <li key={`${id} ${i}`} title={words.name('treasure', id)}>
          <Icon name={TREASURE_ICONS[id]} />
          <span className="spoken">{words.name('treasure', id)}</span>
        </li>
      ))}
    </ul>
  );
}

function Count({ icon, n, name }: { readonly icon: IconName; readonly n: number; readonly name: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span className="spoken">{name}</span> {n}
    </li>
  );
}
