import { memo } from 'react';
import { hexPath } from './geometry.ts';
import type { Ground } from './space.ts';
import styles from './Target.module.css';

interface TargetProps {
  readonly turned: boolean;
  readonly ground: Ground;
  readonly state: 'lit' | 'pointed' | 'chosen';
}

/** How much of the space is tinted, in percent: on the dark sea enough to shine, on land what leaves its colour. */
const tint = (ground: Ground, lit: boolean): number => (ground === 'sea' ? 28 : 6) + (lit ? 10 : 0);

/** The ring of a space that may be chosen: dark casing, then lume, inside the space's own border. */
export const Target = memo(function Target({ turned, ground, state }: TargetProps) {
  const lit = state !== 'lit';
  return (
    <g className={state === 'lit' ? '' : styles.targetGlow}>
      <path
        d={hexPath(26, turned)}
        fill={`rgb(116 239 208 / ${tint(ground, lit)}%)`}
        stroke="var(--night-0)"
        strokeWidth="2"
      />
      <path d={hexPath(23.6, turned)} fill="none" stroke="var(--lume)" strokeWidth={lit ? 3.4 : 2.6} />
      <path d={hexPath(21.4, turned)} fill="none" stroke="var(--night-0)" strokeWidth="1.3" />
      {lit && <path d={hexPath(27, turned)} fill="none" stroke="#fff" strokeWidth="1.8" />}
    </g>
  );
});
