import type { Step } from '@moonstaff/guild';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { SignHex } from '../../../kit/hex/SignHex.tsx';
import styles from './CardDrawing.module.css';
import { groundsOf, type Left } from './signs.ts';

const times = (n: number): string => (Number.isFinite(n) ? `×${n}` : '×∞');

interface StepDrawingProps {
  readonly step: Step;
  /** While the step is carried out. */
  readonly left?: Left | undefined;
}

/** A step, small: terrains, how many, and a sign for how the spaces are connected. */
export function StepDrawing({ step, left }: StepDrawingProps) {
  const all = left?.grounds ?? groundsOf(step);
  // A discovery space used up a place of none of the terrains.
  const isFewer = left !== undefined && all.reduce((sum, { n }) => sum + n, 0) > left.total;
  const grounds = isFewer ? all.filter(({ n }) => n > 0) : all;
  const isShared = grounds.length > 1 && step.each === undefined;
  return (
    <span className={`${styles.step} ${isFewer ? styles.fewer : ''}`}>
      {step.feature !== undefined && <Icon name={step.feature === 'city' ? 'medieval-gate' : 'two-coins'} />}
      {step.feature === undefined &&
        grounds.map(({ ground, n }) => (
          <span key={ground} className={styles.terrain}>
            <SignHex ground={ground} />
            {!isShared && (n > 1 || left !== undefined) && times(n)}
          </span>
        ))}
      {isFewer && <span>≤ {left.total}</span>}
      {(isShared || step.feature !== undefined) && times(step.max)}
      {SHAPE_SIGNS[step.shape]}
    </span>
  );
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Shape({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.shape} viewBox="0 0 20 12" aria-hidden="true" {...stroke}>
      {children}
    </svg>
  );
}

const DOTS = [3, 10, 17];

/** Straight line, winding path, ring, ray, region: how the spaces are connected. */
const SHAPE_SIGNS: { readonly [shape in Step['shape']]: ReactNode } = {
  free: null,
  connected: null,
  line: (
    <Shape>
      <path d="M2 6H18" strokeDasharray="2.4 2.4" />
    </Shape>
  ),
  path: (
    <Shape>
      <path d="M3 9L10 3L17 9" />
      {DOTS.map((x) => (
        <circle key={x} cx={x} cy={x === 10 ? 3 : 9} r="1.6" fill="currentColor" />
      ))}
    </Shape>
  ),
  region: (
    <Shape>
      <path d="M5 1.5H12L17 4V9L11 10.8H5L2.5 6Z" />
    </Shape>
  ),
  neighboursOf: (
    <Shape>
      <circle cx="10" cy="6" r="4.8" strokeDasharray="2 2" />
      <circle cx="10" cy="6" r="1.2" fill="currentColor" />
    </Shape>
  ),
  rayFrom: (
    <Shape>
      <path d="M2 6H17M13.5 2.8L17 6L13.5 9.2" />
    </Shape>
  ),
  rayFromVillage: (
    <Shape>
      <path d="M1.5 10V6L4.5 3L7.5 6V10ZM10 6H18M15 3L18 6L15 9" />
    </Shape>
  ),
};
