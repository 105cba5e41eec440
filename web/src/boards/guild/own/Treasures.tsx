import { type TreasureId, treasureNamed } from '@moonstaff/guild';
import { plain } from '@moonstaff/text';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Inspect } from '../../../kit/controls/Inspect.tsx';
import { SignHex } from '../../../kit/hex/SignHex.tsx';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { RuleMark } from '../../../table/rules/RuleMark.tsx';
import { anchor, useSpot } from '../../../table/spots/spots.ts';
import { TREASURE_ICONS } from '../parts/index.ts';
import { keyOf } from '../things.ts';
import type { TreasureModel } from './model.ts';
import styles from './Treasures.module.css';

/** Kept treasure cards, those of one kind together. */
export const Treasures = memo(function Treasures({ treasures }: { readonly treasures: readonly TreasureModel[] }) {
  const words = useWords();
  const isPhone = useLayout() === 'phone';
  const read = (id: TreasureId): string => plain(words.voice('guild').treasure(treasureNamed(id)));
  return (
    <section className={`${look.panel} ${look.place} ${styles.treasures}`} {...anchor(keyOf({ on: 'treasures' }))}>
      <h3 className={isPhone ? look.spoken : look.label}>
        {words.t('web.guild.treasures')}
        <RuleMark about="treasure" />
      </h3>
      <ul>
        {treasures.length === 0 && <li className={styles.none}>{words.t('web.guild.noTreasures')}</li>}
        {treasures.map((treasure) => (
          <TreasureCard key={treasure.id} treasure={treasure}>
            {!isPhone && <Inspect name={words.name('treasure', treasure.id)} text={read(treasure.id)} />}
          </TreasureCard>
        ))}
      </ul>
      {/* Each is too small for a finger. */}
      {isPhone && treasures.length > 0 && (
        <Inspect
          name={words.t('web.guild.treasures')}
          text={treasures.map(({ id, n }) => `${words.name('treasure', id)} × ${n}: ${read(id)}`).join('\n')}
        />
      )}
    </section>
  );
});

interface TreasureCardProps {
  readonly treasure: TreasureModel;
  readonly children: ReactNode;
}

function TreasureCard({ treasure: { id, n, terrain, worth }, children }: TreasureCardProps) {
  const words = useWords();
  return (
    <li className={styles.treasure} {...useSpot(keyOf({ on: 'treasure', treasure: id }))}>
      <span className={look.spoken}>{`${words.name('treasure', id)}: ${n}`}</span>
      <span aria-hidden="true" className={styles.face}>
        <span className={styles.picture}>
          <Icon name={TREASURE_ICONS[id]} />
          {terrain && <SignHex ground={terrain} />}
        </span>
        <b className={styles.count}>{n}</b>
        <b className={styles.worth}>
          {worth.every === undefined ? worth.coins : `${worth.every} = ${worth.coins}`}
          <Token kind="coin" />
        </b>
      </span>
      {children}
    </li>
  );
}
