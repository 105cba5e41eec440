import type { ReactNode } from 'react';
import { Brand } from '../../kit/controls/Brand.tsx';
import bar from '../../table/bar/Bar.module.css';
import { BarButtons } from '../../table/bar/BarButtons.tsx';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  /** Which page it is, the same in every language. */
  readonly name: string;
  readonly title: string;
  /** As wide as the window, for pages with several columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page without a table: the bar, a title, and its content. */
export function PageFrame({ name, title, wide = false, children }: PageFrameProps) {
  return (
    <div className={styles.page} data-page={name}>
      <header className={bar.topBar}>
        <Brand />
        <span className={bar.barFill} />
        <BarButtons onPhone="fewer" />
      </header>
      <main className={wide ? styles.wide : ''}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
