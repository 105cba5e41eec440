import styles from './art.module.css';
import { pictureOf } from './pictures.ts';
import arrowhead from './tokens/arrowhead.svg?inline';
import coin from './tokens/coin.svg?inline';
import compass from './tokens/compass.svg?inline';
import jewel from './tokens/jewel.svg?inline';
import tablet from './tokens/tablet.svg?inline';

export type TokenKind = 'coin' | 'compass' | 'tablet' | 'arrowhead' | 'jewel';

const DRAWINGS: { readonly [kind in TokenKind]: string } = { coin, compass, tablet, arrowhead, jewel };

/** A resource, drawn: round-ish and free-standing, each with its own silhouette. */
export function Token({ kind, className = '' }: { readonly kind: TokenKind; readonly className?: string }) {
  const backgroundImage = pictureOf(kind, DRAWINGS[kind]);
  return (
    <svg
      className={`${styles.token} ${className}`}
      style={{ backgroundImage }}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-sign={kind}
    />
  );
}

/** A coin with its value written on it, centred on (x, y) of another drawing. */
export function ValueCoin({ x, y, r, value }: { x: number; y: number; r: number; value: number | string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="#DDA52F" stroke="#8A5E0A" strokeWidth={r * 0.12} />
      <circle r={r * 0.7} fill="#FBEFC9" stroke="#A87712" strokeWidth={r * 0.1} />
      <text className={styles.pieceNumber} y={r * 0.4} fontSize={r * 1.14} textAnchor="middle" fill="#3A2A05">
        {value}
      </text>
    </g>
  );
}
