import { useKey } from '../controls/keys.ts';
import { says } from '../controls/says.ts';
import look from '../look/look.module.css';
import { useWords } from '../words/Words.tsx';
import type { Zooming } from './useZoom.ts';
import styles from './Zoom.module.css';

const PLUS = 'M3 10H17M10 3V17';
const MINUS = 'M3 10H17';
const FRAME = 'M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13';

/** Larger, smaller, the whole map: as buttons in a corner, and as the keys + − 0. */
export function ZoomKeys({ zooming, keys = true }: { readonly zooming: Zooming; readonly keys?: boolean }) {
  const words = useWords();
  const { scale, larger, smaller, whole } = zooming;
  useKey('+', keys, larger);
  useKey('=', keys, larger);
  useKey('-', keys && scale > 1, smaller);
  useKey('0', keys && scale > 1, whole);
  return (
    <div className={styles.zoomButtons} data-part="zoom">
      {scale > 1 && <ZoomKey path={FRAME} name={words.t('web.zoom.whole')} shortcut="0" onPress={whole} />}
      {scale > 1 && <ZoomKey path={MINUS} name={words.t('web.zoom.out')} shortcut="-" onPress={smaller} />}
      <ZoomKey path={PLUS} name={words.t('web.zoom.in')} shortcut="+" onPress={larger} />
    </div>
  );
}

interface ZoomKeyProps {
  readonly path: string;
  readonly name: string;
  readonly shortcut: string;
  onPress(): void;
}

function ZoomKey({ path, name, shortcut, onPress }: ZoomKeyProps) {
  return (
    <button type="button" className={styles.zoomButton} {...says(name)} aria-keyshortcuts={shortcut} onClick={onPress}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <span className={look.spoken}>{name}</span>
    </button>
  );
}
