import { useSyncExternalStore } from 'react';

const QUERY = '(width < 700px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the map is turned a quarter to fit a phone held upright. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
