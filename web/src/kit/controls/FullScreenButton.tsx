import { useSyncExternalStore } from 'react';
import art from '../art/art.module.css';
import look from '../look/look.module.css';
import { useWords } from '../words/Words.tsx';
import { BarButton } from './BarButton.tsx';
import { useKey } from './keys.ts';
import { says } from './says.ts';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

async function toggle(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
  else await document.exitFullscreen();
}

/** The table alone, without the browser around it; where the browser can. */
export function FullScreenButton() {
  const words = useWords();
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  useKey('f', document.fullscreenEnabled, () => void toggle());
  if (!document.fullscreenEnabled) return null;
  return (
    <BarButton
      does="full"
      aria-pressed={full}
      aria-keyshortcuts="f"
      {...says(words.t('table.fullScreen'))}
      onClick={() => void toggle()}
    >
      <svg
        className={art.icon}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        aria-hidden="true"
      >
        <path d={full ? 'M9 3v6H3M15 3v6h6M9 21v-6H3M15 21v-6h6' : 'M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6'} />
      </svg>
      <span className={look.spoken}>{words.t('table.fullScreen')}</span>
    </BarButton>
  );
}
