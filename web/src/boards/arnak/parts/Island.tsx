import { memo, useId } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import styles from './Island.module.css';

const WIDTH = 400;
const HEIGHT = 300;
const TURNS = 120;

/** A coast: a rounded box whose edge wavers, the same each time. */
function outline(margin: number): string {
  const points = Array.from({ length: TURNS }, (_, i) => {
    const angle = (2 * Math.PI * i) / TURNS;
    const waver = 1 + 0.018 * Math.sin(angle * 5 + 1) + 0.012 * Math.sin(angle * 9 + 3);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const box = (Math.abs(cos) ** 5 + Math.abs(sin) ** 5) ** (-1 / 5);
    const x = WIDTH / 2 + (WIDTH / 2 - margin) * cos * box * waver * 0.985;
    const y = HEIGHT / 2 + (HEIGHT / 2 - margin) * sin * box * waver * 0.985;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A wavering line from side to side. */
function ridge(y: number, phase: number): string {
  const points = Array.from({ length: 81 }, (_, i) => {
    const x = (WIDTH * i) / 80;
    return `${x} ${(y + 5 * Math.sin(x * 0.035 + phase) + 3 * Math.sin(x * 0.095 + phase)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Everything below such a line. */
const below = (line: string): string => `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;

const JUNGLE = ridge(74, 0);
const BEACH = ridge(222, 2);

/** What grows on each ground, in the lanes between the postcards: across and down, in percent. */
const GROWTH = [
  {
    tree: 'pine-tree',
    paint: 'rgb(10 24 32 / 48%)',
    at: '10 15,27 8,29 17,50 7,51 18,73 9,71 18,90 14',
  },
  {
    tree: 'jungle',
    paint: 'rgb(8 28 18 / 50%)',
    at: '6 33,15 27,27 35,29 46,39 51,51 31,49 47,62 51,73 33,75 45,86 51,94 39,7 60,27 62,50 58,52 69,74 63,93 62',
  },
  {
    tree: 'palm-tree',
    paint: 'rgb(74 52 16 / 60%)',
    at: '8 78,20 91,30 88,42 94,51 90,63 88,75 93,83 90,92 79',
  },
] as const;

const SPOTS = GROWTH.flatMap(({ tree, paint, at }) =>
  at.split(',').map((spot) => {
    const [left, top] = spot.split(' ');
    return { tree, paint, left: `${left}%`, top: `${top}%` };
  }),
);

/** The island under the sites: slate, jungle, beach, in a sea with faint lines. */
export const Island = memo(function Island() {
  const id = useId();
  return (
    <div className={styles.island}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}-sea`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#123149" />
            <stop offset="1" stopColor="#164463" />
          </linearGradient>
          <clipPath id={`${id}-land`}>
            <path d={outline(9)} />
          </clipPath>
        </defs>
        <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sea)`} />
        <path
          d="M0 60H400M0 120H400M0 180H400M0 240H400M80 0V300M160 0V300M240 0V300M320 0V300"
          stroke="#fff"
          strokeWidth="0.4"
          opacity="0.07"
        />
        {[1, 3.5, 6].map((margin) => (
          <path key={margin} d={outline(margin)} fill="none" stroke="#5F93AE" strokeWidth="0.6" opacity={margin / 14} />
        ))}
        <g clipPath={`url(#${id}-land)`}>
          <rect width={WIDTH} height={HEIGHT} fill="#4A5A64" />
          <path d={below(JUNGLE)} fill="#28503A" />
          <path d={JUNGLE} fill="none" stroke="#1B3A29" strokeWidth="2.4" />
          <path d={below(BEACH)} fill="#B99B62" />
          <path d={BEACH} fill="none" stroke="#947945" strokeWidth="2.4" />
          {[34, 58, 82, 106].map((margin) => (
            <path key={margin} d={outline(margin)} fill="none" stroke="#EAF2E4" strokeWidth="0.5" opacity="0.22" />
          ))}
        </g>
        <path d={outline(9)} fill="none" stroke="#E9DDBD" strokeWidth="1" opacity="0.55" />
      </svg>
      {SPOTS.map(({ tree, paint, ...style }) => (
        <Icon key={`${style.left} ${style.top}`} name={tree} className={styles.tree} paint={paint} style={style} />
      ))}
    </div>
  );
});
