import type { Condition, Land } from '@moonstaff/guild';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon as AnyIcon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { SignHex } from '../../../kit/hex/SignHex.tsx';
import styles from './Goal.module.css';

const hexes = (terrains: readonly Land[]): ReactNode =>
  terrains.map((terrain) => <SignHex key={terrain} ground={terrain} />);
const beside = { ruin: 'ancient-columns', crystal: 'crystal-growth', builtTower: 'watchtower' } as const;

/** A goal's condition as a drawing. */
export const GoalDrawing = ({ condition }: { readonly condition: Condition }) => (
  <div className={styles.drawing} aria-hidden="true">
    <Drawing condition={condition} />
  </div>
);

/** Both rewards of a goal, side by side. */
export const Rewards = (props: ComponentPropsWithRef<'div'>) => <div {...props} className={styles.rewards} />;

export const Reward = ({ isGone = false, children }: { readonly isGone?: boolean; readonly children: ReactNode }) => (
  <span className={`${styles.reward} ${isGone ? styles.gone : ''}`} data-gone={isGone ? '' : undefined}>
    {children}
  </span>
);

const Icon = (props: { readonly name: IconName }) => <AnyIcon {...props} className={`${styles.icon}`} />;

function Drawing({ condition }: { readonly condition: Condition }): ReactNode {
  switch (condition.type) {
    case 'villages':
      return (
        <>
          {condition.count}×<Icon name="hut" />
          {condition.terrain !== undefined && hexes([condition.terrain])}
        </>
      );
    case 'villagesOnEach':
      return (
        <>
          <Icon name="hut" />
          {hexes(condition.terrains)}
        </>
      );
    case 'villagesOnOneTerrain':
      return (
        <>
          {condition.count}×<Icon name="hut" /> =<SignHex ground="any" />
        </>
      );
    case 'villagesOnLands':
      return (
        <>
          {condition.count}×<Icon name="hut" />
          <Icon name="waves" />
        </>
      );
    case 'villageInRegion':
      return (
        <>
          <Icon name="hut" />
          <SignHex ground="any" />≥{condition.minSize}
        </>
      );
    case 'villagesBeside':
      return (
        <>
          {condition.count > 1 && `${condition.count}×`}
          <Icon name="hut" />+<Icon name={beside[condition.what]} />
        </>
      );
    case 'towers':
      return (
        <>
          {condition.count}×<Icon name="watchtower" />
        </>
      );
    case 'towerAt':
      return (
        <>
          <Icon name="watchtower" />
          {ARROWS[condition.compass]}
        </>
      );
    case 'posts':
      return (
        <>
          {condition.count}×<Icon name="shop" />
          <Icon name="medieval-gate" />≥{condition.minCity}
        </>
      );
    case 'postsOnEach':
      return (
        <>
          <Icon name="shop" />
          {hexes(condition.terrains)}
        </>
      );
    case 'route':
      return (
        <>
          <Icon name="medieval-gate" />×<Icon name="medieval-gate" />≥{condition.min}
        </>
      );
    case 'ruins':
      return (
        <>
          {condition.count}×<Icon name="ancient-columns" />
        </>
      );
    case 'ruinsMarked':
      return (
        <>
          <Icon name="ancient-columns" />
          {condition.symbols.map((symbol) => MARKS[symbol] ?? symbol).join(' ')}
        </>
      );
    case 'ruinsOfOneMark':
      return (
        <>
          {condition.count}×<Icon name="ancient-columns" />=
        </>
      );
    case 'ruinsBeside':
      return (
        <>
          <Icon name="ancient-columns" />+{hexes(condition.terrains)}
        </>
      );
    case 'crystals':
      return (
        <>
          {condition.count}×<Icon name="crystal-growth" />
        </>
      );
    case 'coinSpace':
      return (
        <>
          <Icon name="two-coins" />≥{condition.min}
        </>
      );
    case 'chain':
      return (
        <>
          {condition.cities}×<Icon name="medieval-gate" />–{condition.ruins}×<Icon name="ancient-columns" />
        </>
      );
    case 'all':
      return condition.of.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
        <span key={i} className={styles.part}>
          <Drawing condition={part} />
        </span>
      ));
  }
}

const ARROWS: { readonly [compass: string]: string } = { NE: '↗', NW: '↖', SE: '↘', SW: '↙', N: '↑', S: '↓' };
const MARKS: { readonly [symbol: string]: string } = { triangle: '△', circle: '○', square: '⊠' };
