import type { ComponentPropsWithoutRef } from 'react';
import type { Zooming } from './useZoom.ts';
import styles from './Zoom.module.css';

interface ZoomFrameProps extends ComponentPropsWithoutRef<'div'> {
  readonly zooming: Zooming;
}

/** Around a map that can be made larger and moved. */
export const ZoomFrame = ({ zooming, className = '', ...props }: ZoomFrameProps) => (
  <div
    {...props}
    ref={zooming.frame}
    className={`${styles.zoomFrame} ${className}`}
    data-larger={zooming.scale > 1 ? '' : undefined}
  />
);
