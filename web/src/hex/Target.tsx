import { memo } from 'react';
import { hexPath } from './geometry.ts';

interface TargetProps {
  readonly turned: boolean;
  readonly state: 'legal' | 'lit' | 'chosen';
}

/** The ring of a field that may be chosen: dark casing, then lume, inside the field's own border. */
export const Target = memo(function Target({ turned, state }: TargetProps) {
  const lit = state !== 'legal';
  return (
    <g className={`target target-${state}`}>
      <path d={hexPath(26, turned)} fill="rgb(116 239 208 / 22%)" stroke="var(--night-0)" strokeWidth="2" />
      <path
        d={hexPath(23.6, turned)}
        fill={lit ? 'rgb(116 239 208 / 26%)' : 'none'}
        stroke="var(--lume)"
        strokeWidth={lit ? 3.4 : 2.6}
      />
      <path d={hexPath(21.4, turned)} fill="none" stroke="var(--night-0)" strokeWidth="1.3" />
      {lit && <path d={hexPath(27, turned)} fill="none" stroke="#fff" strokeWidth="1.8" />}
    </g>
  );
});
