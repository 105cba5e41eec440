import { movedPath, type Point } from './geometry.ts';
import type { Ground } from './space.ts';

/** Top and bottom colour of a space. */
const COLOURS: { readonly [ground in Ground]: readonly [string, string] } = {
  sea: ['#1D587B', '#2A6E95'],
  grass: ['#8AAE62', '#6C9048'],
  desert: ['#E5C27E', '#C79F56'],
  mountain: ['#998DA5', '#73687F'],
  wild: ['#F0E6CF', '#CDB98F'],
  capital: ['#2B1D14', '#2B1D14'],
  blocked: ['#12242F', '#12242F'],
};

export const groundTop = (ground: Ground): string => COLOURS[ground][0];

export const GROUNDS = Object.keys(COLOURS) as readonly Ground[];

/** The gradients of all grounds; drawn once at the head of a map. */
export function GroundDefs({ id }: { readonly id: string }) {
  return (
    <defs>
      {Object.entries(COLOURS).map(([ground, [top, bottom]]) => (
        <linearGradient key={ground} id={`${id}-${ground}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
      ))}
    </defs>
  );
}

const WAVE = 'q2.6 -4 5.2 0t5.2 0';
const TUFT = 'm-4.6 0q1.4 4 .6 8m4 -9v10m4 -9q-1.4 4 -.6 8';

const HERE: readonly Point[] = [{ x: 0, y: 0 }];

/** The texture tells the terrain without its colour: a small mark above, a larger one below. */
const TEXTURES: { readonly [ground in Ground]?: { readonly path: string; readonly color: string } } = {
  sea: { path: `M-5.2 -12.6${WAVE}M-13 12.4${WAVE}${WAVE}q1.3 -2 2.6 -1`, color: '#BFE3F2' },
  grass: { path: `M0 -20${TUFT}M-9.5 8.6${TUFT}M9.5 8.6${TUFT}`, color: '#3F5F22' },
  desert: { path: 'M-6.4 -12.4q6.4 -6.6 12.8 0M-13 14.2q6.4 -6.2 13 0q6.6 -6.2 13 0', color: '#7C5A1C' },
  mountain: { path: 'M-6 -11.6L0 -19.4L6 -11.6M-13.4 15.6L-6.2 4.6L-1.6 10.6L3 6L10.6 15.6', color: '#3A2C49' },
};

interface TextureProps {
  readonly ground: Ground;
  readonly strong?: boolean;
  /** The middles of the spaces that have it; without any, one space at (0, 0). */
  readonly at?: readonly Point[];
}

export function Texture({ ground, strong = false, at = HERE }: TextureProps) {
  const texture = TEXTURES[ground];
  if (texture === undefined) return null;
  return (
    <path
      d={at.map((point) => movedPath(texture.path, point)).join('')}
      fill="none"
      stroke={texture.color}
      strokeWidth={strong ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeOpacity={strong ? 0.9 : ground === 'sea' ? 0.34 : 0.5}
    />
  );
}
