import { createContext, use, useSyncExternalStore } from 'react';
import { onSettingsChange, settingsNow } from './settings.ts';

/**
 * How a table is laid out: side by side, as a page that scrolls, or for a phone. Style sheets ask for the same by the
 * width of the page (kit/look/layers.css).
 */
export type Layout = 'wide' | 'medium' | 'phone';

/** Percent. Larger words need another layout. */
export const LARGE_TEXT = 115;

/** What a table side by side needs, in pixels. On a tablet everything has to be large enough for a finger. */
const WIDE = { mouse: 1100, finger: 1400 };
const HIGH = 620;

const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

function layoutNow(): Layout {
  const { innerWidth, innerHeight } = window;
  if (innerWidth < 700) return 'phone';
  const isNarrow = innerWidth < WIDE.mouse || (innerWidth < WIDE.finger && isTouched());
  return isNarrow || innerHeight < HIGH || settingsNow().textSize > LARGE_TEXT ? 'medium' : 'wide';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  const stop = onSettingsChange(changed);
  return () => {
    stop();
    window.removeEventListener('resize', changed);
  };
}

/** Whether there's more room down than across, so that a wide map is better turned upright. */
export const isUpright = (layout = layoutNow()): boolean =>
  layout === 'phone' || (layout === 'medium' && window.innerHeight > window.innerWidth);

/** The layout of a part that's drawn in its own way, whatever the window is like. */
export const LayoutContext = createContext<Layout | undefined>(undefined);

/** The same, kept up to date. */
export function useUpright(): boolean {
  const own = use(LayoutContext);
  const now = useSyncExternalStore(subscribe, isUpright);
  return own === undefined ? now : isUpright(own);
}

export function useLayout(): Layout {
  const own = use(LayoutContext);
  const now = useSyncExternalStore(subscribe, layoutNow);
  return own ?? now;
}
