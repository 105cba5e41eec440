import { memo, type ReactNode } from 'react';
import { Explorer, Placed, Village } from '../../../kit/art/pieces.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { explained } from '../../../kit/controls/says.ts';
import { Tag } from '../../../kit/controls/Tag.tsx';
import look from '../../../kit/look/look.module.css';
import { useGain } from '../../../kit/motion/useGain.ts';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useCount } from '../../../table/motion/index.ts';
import { anchor } from '../../../table/spots/spots.ts';
import { keyOf } from '../things.ts';
import type { PurseModel } from './model.ts';
import styles from './Purse.module.css';

interface PurseProps {
  readonly purse: PurseModel;
  /** What the space pointed at would bring. */
  readonly coming: number;
}

/** The player's coins, and the pieces they have left. */
export const Purse = memo(function Purse({ purse, coming }: PurseProps) {
  const words = useWords();
  const layout = useLayout();
  const { seat, coins, target, isSecret, explorers, villages } = purse;
  const gain = useGain(coins ?? 0);
  const counted = useCount(coins ?? 0);
  return (
    <section className={`${look.panel} ${look.place} ${styles.purse}`} data-part="purse">
      <div className={styles.coins} {...explained(words.t(isSecret ? 'web.guild.ownCoins' : 'web.guild.coins'))}>
        <span className={styles.token} {...anchor(keyOf({ on: 'purse' }))}>
          <Token kind="coin" />
        </span>
        <span className={look.spoken}>{words.t('web.guild.coins')}</span>
        <b>
          {coins === undefined ? '?' : counted}
          {target !== undefined && <span className={styles.target}>{`/${target}`}</span>}
        </b>
        {gain + coming > 0 && (
          <span className={`${styles.gain} ${gain > 0 ? styles.gained : ''}`} aria-hidden="true">
            <Tag kind="gain">+{gain > 0 ? gain : coming}</Tag>
          </span>
        )}
        {isSecret && (
          <small className={layout === 'wide' ? styles.secret : look.spoken}>{words.t('web.guild.private')}</small>
        )}
      </div>
      <ul>
        <Supply
          piece="explorer"
          n={explorers}
          name={words.t('web.guild.explorers')}
          what={words.t('web.guild.explorersWhat', { n: explorers })}
          size={24}
        >
          <Explorer seat={seat} />
        </Supply>
        <Supply
          piece="village"
          n={villages}
          name={words.t('web.guild.villagesLeft')}
          what={words.t('web.guild.villagesWhat', { n: villages })}
          size={22}
        >
          <Village seat={seat} />
        </Supply>
      </ul>
    </section>
  );
});

interface SupplyProps {
  readonly piece: 'explorer' | 'village';
  readonly n: number;
  readonly name: string;
  readonly what: string;
  readonly size: number;
  readonly children: ReactNode;
}

function Supply({ piece, n, name, what, size, children }: SupplyProps) {
  return (
    <li {...explained(what)}>
      <svg viewBox="-14 -14 28 28" aria-hidden="true" {...anchor(keyOf({ on: 'supply', piece }))}>
        <Placed x={0} y={0} size={size}>
          {children}
        </Placed>
      </svg>
      <span className={look.spoken}>{name}</span>
      <b>{n}</b>
    </li>
  );
}
