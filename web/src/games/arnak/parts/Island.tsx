import { useId } from 'react';
import { IconAt } from '../../../art/Icon.tsx';

const WIDTH = 400;
const HEIGHT = 300;
const TURNS = 72;

/** A coast: a rounded box whose edge wavers, the same each time. */
function outline(margin: number): string {
  const points = Array.from({ length: TURNS }, (_, i) => {
    const angle = (2 * Math.PI * i) / TURNS;
    const waver = 1 + 0.018 * Math.sin(angle * 5 + 1) + 0.014 * Math.sin(angle * 9 + 3) + 0.01 * Math.sin(angle * 17);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const box = (Math.abs(cos) ** 5 + Math.abs(sin) ** 5) ** (-1 / 5);
    const x = WIDTH / 2 + (WIDTH / 2 - margin) * cos * box * waver * 0.985;
    const y = HEIGHT / 2 + (HEIGHT / 2 - margin) * sin * box * waver * 0.985;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A wavering line from side to side, and everything below it. */
function below(y: number, phase: number): string {
  const points = Array.from({ length: 21 }, (_, i) => {
    const x = (WIDTH * i) / 20;
    return `${x} ${(y + 5 * Math.sin(i * 0.7 + phase) + 3 * Math.sin(i * 1.9 + phase)).toFixed(1)}`;
  });
  return `M${points.join('L')}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;
}

const PALMS = [
  [80, 272],
  [118, 262],
  [170, 281],
  [205, 270],
  [252, 262],
  [298, 279],
  [330, 268],
] as const;

const TREES = [
  [60, 90],
  [92, 168],
  [150, 100],
  [200, 190],
  [262, 96],
  [300, 170],
  [345, 110],
  [360, 190],
] as const;

/** The island under the sites: slate, jungle, beach, in a sea with faint lines. */
export function Island({ className = '' }: { readonly className?: string }) {
  const id = useId();
  return (
    <svg
      className={`island ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
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
        <path d={below(74, 0)} fill="#28503A" />
        <path d={below(222, 2)} fill="#B99B62" />
        {[34, 58, 82, 106].map((margin) => (
          <path key={margin} d={outline(margin)} fill="none" stroke="#EAF2E4" strokeWidth="0.5" opacity="0.12" />
        ))}
        {TREES.map(([x, y]) => (
          <IconAt
            key={`${x} ${y}`}
            name={y < 80 ? 'pine-tree' : 'jungle'}
            x={x}
            y={y}
            size={15}
            color="rgb(12 34 22 / 40%)"
          />
        ))}
        {PALMS.map(([x, y]) => (
          <IconAt key={`${x} ${y}`} name="palm-tree" x={x} y={y} size={17} color="rgb(74 52 16 / 55%)" />
        ))}
      </g>
      <path d={outline(9)} fill="none" stroke="#E9DDBD" strokeWidth="1" opacity="0.55" />
    </svg>
  );
}
