import type { ReactNode } from 'react';
import { HouseBar } from './HouseBar.tsx';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  /** Which page it is, the same in every language. */
  readonly name: string;
  readonly title: string;
  /** As wide as the window, for pages with several columns. */
  readonly wide?: boolean;
  /** The page writes its title itself. */
  readonly ownTitle?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page without a table: the bar, a title, and its content. */
export function PageFrame({ name, title, wide = false, ownTitle = false, children }: PageFrameProps) {
  return (
    <div className={styles.page} data-page={name}>
      <HouseBar />
      <main className={wide ? styles.wide : ''}>
        {!ownTitle && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}
