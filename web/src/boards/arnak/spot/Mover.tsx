import type { ReactNode } from 'react';
import type { Thing } from '../things.ts';
import styles from './Mover.module.css';
import { standsFor } from './standsFor.ts';

/** A piece that travels by itself: a box exactly as large as what is drawn in it. */
export const Mover = ({ thing, children }: { readonly thing: Thing; readonly children: ReactNode }) => (
  <span className={styles.mover} {...standsFor(thing)}>
    {children}
  </span>
);

/** Where pictures of Arnak's things travel. */
export const travelLayer = styles.layer;
