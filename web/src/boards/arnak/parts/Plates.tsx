import type { ReactNode } from 'react';
import art from '../../../kit/art/art.module.css';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { Signs } from '../../../kit/art/Sign.tsx';
import type { SignSpec } from '../../../kit/art/signs.ts';
import look from '../../../kit/look/look.module.css';
import styles from './Plates.module.css';

interface AssistantProps {
  readonly icon: IconName;
  readonly effect: readonly (readonly SignSpec[])[];
  readonly gold?: boolean;
  readonly exhausted?: boolean;
  readonly className?: string;
}

/** An assistant: a silver or gold plate, dark with the refresh mark when exhausted. */
export function Assistant({ icon, effect, gold = false, exhausted = false, className = '' }: AssistantProps) {
  return (
    <div className={`${styles.plate} ${metal(gold, exhausted)} ${className}`}>
      {exhausted && <Icon name="cycle" className={styles.refresh} />}
      <Icon name={icon} className={styles.face} />
      {effect.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed on the plate
        <Signs key={i} signs={line} />
      ))}
    </div>
  );
}

const metal = (gold: boolean, exhausted: boolean): string =>
  `${gold ? styles.gold : styles.silver} ${exhausted ? styles.tired : ''}`;

interface MiniAssistantProps {
  readonly icon: IconName;
  readonly gold: boolean;
  readonly exhausted: boolean;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** An assistant at a glance. */
export function MiniAssistant({ icon, gold, exhausted, className, children }: MiniAssistantProps) {
  return (
    <span className={`${metal(gold, exhausted)} ${className}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

/** Guardians at a glance: how many boons are left. */
export function MiniGuardians({ boons, className }: { readonly boons: number; readonly className: string }) {
  return (
    <span className={`${styles.guardian} ${boons === 0 ? styles.used : ''} ${className}`}>
      <Icon name="golem-head" />
      <b>{boons}</b>
    </span>
  );
}

/** A guardian that has been overcome, with its boon. */
export function WonGuardian({
  icon,
  boon,
  used = false,
  className = '',
}: {
  icon: IconName;
  boon: readonly SignSpec[];
  used?: boolean;
  className?: string;
}) {
  return (
    <div className={`${styles.plate} ${styles.guardian} ${used ? styles.used : ''} ${className}`}>
      <Icon name={icon} className={styles.face} />
      <Signs signs={boon} />
    </div>
  );
}

/** A place for an idol: an arch, with its points until it is filled. */
export function IdolSlot({
  points,
  filled = false,
  next = false,
}: {
  points: number;
  filled?: boolean;
  next?: boolean;
}) {
  if (filled) {
    return (
      <span className={`${styles.slot} ${styles.filled}`} data-filled="">
        <Icon name="totem-head" />
      </span>
    );
  }
  return (
    <span className={`${styles.slot} ${next ? `${look.can} ${styles.next}` : ''}`}>
      <span className={art.seal}>{points}</span>
    </span>
  );
}

interface PillProps {
  readonly cost: readonly SignSpec[];
  readonly bonus?: readonly SignSpec[];
  /** Several bonus tiles side by side. */
  readonly bonuses?: readonly (readonly SignSpec[])[];
  /** The tokens standing here. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A space of the research track: bridge cost, tokens, a bonus tile on its corner. */
export function ResearchPill({ cost, bonus, bonuses = bonus ? [bonus] : [], children, className = '' }: PillProps) {
  return (
    <span className={`${styles.pill} ${bonuses.length > 0 ? styles.withBonus : ''} ${className}`}>
      <Signs signs={cost} />
      {children}
      {bonuses.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles keep their places
        <span key={i} className={styles.bonus} style={{ marginRight: `${-1.7 * i}rem` }}>
          <Signs signs={tile} />
        </span>
      ))}
    </span>
  );
}
