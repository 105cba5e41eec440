import art from '../art/art.module.css';
import { hexPath } from './geometry.ts';
import styles from './SignHex.module.css';
import type { Ground } from './space.ts';
import { groundTop } from './Terrain.tsx';

/** Bolder marks than on the map: these hexagons are read, not travelled. */
const MARKS: { readonly [ground in Ground]?: { readonly path: string; readonly color: string } } = {
  sea: { path: 'M-7 -8.4q4 -5.6 7.6 0t7.6 0M-15.4 7.6q4 -5.6 7.6 0t7.6 0t7.6 0t7.6 -1', color: '#CDEBF7' },
  grass: { path: 'M-8 -7q-1.6 8 0 15M0 -8v16M8 -7q1.6 8 0 15', color: '#3F5F22' },
  desert: { path: 'M-7.6 -5q7.6 -8.6 15.2 0M-14.6 9q7 -8 14.6 0q7.6 -8 14.6 0', color: '#7C5A1C' },
  mountain: { path: 'M-13.6 10L-5.6 -5.4L0 4L5.8 -8L13.6 10', color: '#3A2C49' },
};

/** A terrain as a sign: on explore cards, goals and action cards. `any` is an empty space with a question. */
export function SignHex({ ground, dim = false }: { readonly ground: Ground | 'any'; readonly dim?: boolean }) {
  const mark = ground === 'any' ? undefined : MARKS[ground];
  return (
    <svg
      className={styles.signHex}
      viewBox="-30 -26.5 60 53"
      aria-hidden="true"
      style={dim ? { opacity: 0.5 } : undefined}
    >
      <path
        d={hexPath(27.5)}
        fill={ground === 'any' ? '#FFFBF0' : groundTop(ground)}
        stroke="var(--night-0)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {mark !== undefined && (
        <path
          d={mark.path}
          fill="none"
          stroke={mark.color}
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {ground === 'any' && (
        <text className={art.pieceNumber} y="8.5" fontSize="24" textAnchor="middle" fill="#1B252C">
          ?
        </text>
      )}
    </svg>
  );
}
