import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icon-names.ts';
import look from '../look/look.module.css';
import styles from './Chip.module.css';

interface ChipProps {
  readonly icon?: IconName;
  readonly verb: string;
  /** How many legal ways there are. */
  readonly count?: number;
  /** Shows the drawing and the number alone; the verb is only heard. */
  readonly bare?: boolean;
  readonly chosen?: boolean;
  readonly free?: boolean;
  /** Attributes under which the table finds it. */
  readonly spot?: ComponentPropsWithRef<'button'>;
  /** There is no way to take it: pressing or pointing asks why. */
  readonly none?: boolean;
  readonly onClick?: () => void;
  readonly onPoint?: (pointed: boolean) => void;
}

/** An action by its verb, with the number of ways to take it. */
export function Chip({
  icon,
  verb,
  count,
  bare = false,
  chosen = false,
  free = false,
  spot,
  none = false,
  onClick,
  onPoint,
}: ChipProps) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${chosen ? styles.chipChosen : ''} ${free ? styles.chipFree : ''}`}
      aria-pressed={chosen}
      {...spot}
      data-part="verb"
      data-sign={icon}
      data-counted={count === undefined ? undefined : ''}
      aria-disabled={none || undefined}
      onClick={onClick}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => none && onPoint?.(true)}
      onBlur={() => none && onPoint?.(false)}
    >
      <span className={styles.chipFace}>
        {icon !== undefined && <Icon name={icon} />}
        <span className={styles.chipLabel}>
          <span className={bare ? look.spoken : ''}>{verb}</span>
          {count !== undefined && <b>{count}</b>}
        </span>
      </span>
    </button>
  );
}
