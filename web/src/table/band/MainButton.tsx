import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './MainButton.module.css';

interface MainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'title'> {
  readonly look: 'off' | 'open' | 'ready';
  readonly title: ReactNode;
  /** Below the title, smaller. */
  readonly children?: ReactNode;
}

const LOOKS = { off: '', open: styles.mainOpen, ready: styles.mainReady } as const;

/** The big button that goes on: off, ready, or open while something would be left undone. */
export function MainButton({ look, title, children, className = '', ...button }: MainButtonProps) {
  return (
    <button type="button" {...button} className={`${styles.mainButton} ${LOOKS[look]} ${className}`} data-look={look}>
      <b>{title}</b>
      <small>{children}</small>
    </button>
  );
}
