import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { Staff } from '../art/Staff.tsx';
import { BarKeys } from '../settings/BarKeys.tsx';

/** A page of the house that is no table: the bar, a title, and what it is about. */
export function PageFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="house-page">
      <header className="top-bar">
        <a className="brand" href={hrefOf()}>
          <Staff />
          <span>Moonstaff</span>
        </a>
        <span className="bar-fill" />
        <BarKeys />
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
