import type { ReactNode } from 'react';
import { Brand } from '../../kit/controls/Brand.tsx';
import { BarButtons } from '../../table/bar/BarButtons.tsx';

/** The frame of a page without a table: the bar, a title, and its content. */
export function PageFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="house-page">
      <header className="top-bar">
        <Brand />
        <span className="bar-fill" />
        <BarButtons />
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
