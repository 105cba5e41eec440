import type { ComponentPropsWithRef } from 'react';
import styles from './BarButton.module.css';

interface BarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** What it does. A board finds it by this, to make room in the bar. */
  readonly does:
    | 'chart'
    | 'chat'
    | 'close'
    | 'full'
    | 'help'
    | 'hint'
    | 'icons'
    | 'language'
    | 'menu'
    | 'remove'
    | 'settings'
    | 'since'
    | 'sound'
    | 'step';
}

/** A small button in a bar or beside a title. */
export const BarButton = ({ does, className = '', ...button }: BarButtonProps) => (
  <button {...button} type="button" className={`${styles.barButton} ${className}`} data-button={does} />
);
