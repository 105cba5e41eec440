import { createContext, use, useSyncExternalStore } from 'react';
import { onSettingsChange, settingsNow } from './settings.ts';

/**
 * How a table is laid out: side by side, as a page that scrolls, or for a phone. Style sheets ask for the same by the
 * width of the page (kit/look/layers.css).
 */
export type Layout = 'wide' | 'medium' | 'phone';

const LARGE_TEXT = 115;

export function layoutNow(): Layout {
  const { innerWidth, innerHeight } = window;
  if (innerWidth < 700) return 'phone';
  return innerWidth < 1100 || innerHeight < 620 || settingsNow().textSize > LARGE_TEXT ? 'medium' : 'wide';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  const stop = onSettingsChange(changed);
  return () => {
    stop();
    window.removeEventListener('resize', changed);
  };
}

/** The layout of a part that's drawn in its own way, whatever the window is like. */
export const LayoutContext = createContext<Layout | undefined>(undefined);

export function useLayout(): Layout {
  const own = use(LayoutContext);
  const now = useSyncExternalStore(subscribe, layoutNow);
  return own ?? now;
}
