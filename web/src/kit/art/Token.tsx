import type { ReactNode } from 'react';
import styles from './art.module.css';

export type TokenKind = 'coin' | 'compass' | 'tablet' | 'arrowhead' | 'jewel';

const DRAWINGS: { readonly [kind in TokenKind]: ReactNode } = {
  coin: (
    <>
      <circle cx="12" cy="12" r="10.9" fill="#E9B43C" stroke="#8A5E0A" strokeWidth="1.2" />
      <circle cx="12" cy="12" r="8.2" fill="none" stroke="#8A5E0A" strokeWidth="0.9" opacity="0.75" />
      <path d="M14.6 6.2A6.3 6.3 0 1 0 14.6 17.8A7.2 7.2 0 0 1 14.6 6.2Z" fill="#5A3C05" />
    </>
  ),
  compass: (
    <>
      <path
        d="M12 .8Q13.6 4 15.6 4.6A8.5 8.5 0 0 1 19.4 8.4Q20 10.4 23.2 12Q20 13.6 19.4 15.6A8.5 8.5 0 0 1 15.6 19.4Q13.6 20 12 23.2Q10.4 20 8.4 19.4A8.5 8.5 0 0 1 4.6 15.6Q4 13.6 .8 12Q4 10.4 4.6 8.4A8.5 8.5 0 0 1 8.4 4.6Q10.4 4 12 .8Z"
        fill="#62BEDD"
        stroke="#1B6A88"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M12 5.6L13.7 10.3L18.4 12L13.7 13.7L12 18.4L10.3 13.7L5.6 12L10.3 10.3Z" fill="#12394B" />
    </>
  ),
  tablet: (
    <>
      <path
        d="M5.6 1.6H15.4L19.6 5.6V21A1.4 1.4 0 0 1 18.2 22.4H5.8A1.4 1.4 0 0 1 4.4 21V2.9A1.3 1.3 0 0 1 5.6 1.6Z"
        fill="#C9B292"
        stroke="#6E573A"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="M7.3 7.8H11.6M13.4 7.8H16.6M7.3 11.4H14M15.6 11.4H16.6M7.3 15H10.6M12.4 15H16.6M7.3 18.4H13"
        stroke="#4C3A22"
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  arrowhead: (
    <>
      <path d="M12 .9L18.6 13.2L15.7 15.4L15.2 21.4L12 23.2L8.8 21.4L8.3 15.4L5.4 13.2Z" fill="#71889B" />
      <path d="M12 .9L18.6 13.2L15.7 15.4L15.2 21.4L12 23.2Z" fill="#46586A" opacity="0.35" />
      <path d="M12 .9L13.7 12L12 23.2L10.6 12Z" fill="#A9BDCC" />
      <path d="M12 .9L10.6 12L12 23.2L8.8 21.4L8.3 15.4L5.4 13.2Z" fill="#46586A" opacity="0.55" />
      <path
        d="M12 .9L18.6 13.2L15.7 15.4L15.2 21.4L12 23.2L8.8 21.4L8.3 15.4L5.4 13.2Z"
        fill="none"
        stroke="#2E3E4D"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
    </>
  ),
  jewel: (
    <>
      <path d="M12 1L21.6 6.5V17.5L12 23L2.4 17.5V6.5Z" fill="#C92F55" stroke="#7D1030" strokeWidth="1.2" />
      <path
        d="M12 1V6.8M21.6 6.5L16.8 9.4M21.6 17.5L16.8 14.6M12 23V17.2M2.4 17.5L7.2 14.6M2.4 6.5L7.2 9.4"
        stroke="#7D1030"
        strokeWidth="1"
      />
      <path d="M12 6.6L16.8 9.3V14.7L12 17.4L7.2 14.7V9.3Z" fill="#F48BA2" />
    </>
  ),
};

/** A resource, drawn: round-ish and free-standing, each with its own silhouette. */
export function Token({ kind, className = '' }: { readonly kind: TokenKind; readonly className?: string }) {
  return (
    <svg className={`${styles.token} ${className}`} viewBox="0 0 24 24" aria-hidden="true" data-sign={kind}>
      {DRAWINGS[kind]}
    </svg>
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
