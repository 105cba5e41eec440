import type { ReactNode } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { type SignSpec, Signs } from '../../../kit/art/Sign.tsx';
import './plates.css';

interface AssistantProps {
  readonly icon: IconName;
  readonly effect: readonly (readonly SignSpec[])[];
  readonly gold?: boolean;
  readonly exhausted?: boolean;
  readonly className?: string;
}

/** An assistant: a silver or gold plate, dark with the refresh mark when exhausted. */
export function Assistant({ icon, effect, gold = false, exhausted = false, className = '' }: AssistantProps) {
  return (
    <div className={`plate ${gold ? 'plate-gold' : 'plate-silver'} ${exhausted ? 'plate-tired' : ''} ${className}`}>
      {exhausted && <Icon name="cycle" className="plate-refresh" />}
      <Icon name={icon} className="plate-face" />
      {effect.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed on the plate
        <Signs key={i} signs={line} />
      ))}
    </div>
  );
}

/** A guardian somebody has overcome, with its boon. */
export function WonGuardian({
  icon,
  boon,
  used = false,
  className = '',
}: {
  icon: IconName;
  boon: readonly SignSpec[];
  used?: boolean;
  className?: string;
}) {
  return (
    <div className={`plate plate-guardian ${used ? 'plate-used' : ''} ${className}`}>
      <Icon name={icon} className="plate-face" />
      <Signs signs={boon} />
    </div>
  );
}

/** A place for an idol: an arch, with its points until it is filled. */
export function IdolSlot({
  points,
  filled = false,
  next = false,
}: {
  points: number;
  filled?: boolean;
  next?: boolean;
}) {
  if (filled) {
    return (
      <span className="slot idol">
        <Icon name="totem-head" />
      </span>
    );
  }
  return (
    <span className={`slot ${next ? 'can' : ''}`}>
      <span className="seal">{points}</span>
    </span>
  );
}

interface PillProps {
  readonly cost: readonly SignSpec[];
  readonly bonus?: readonly SignSpec[];
  /** Several bonus tiles side by side. */
  readonly bonuses?: readonly (readonly SignSpec[])[];
  /** The tokens standing here. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A space of the research track: bridge cost, tokens, a bonus tile on its corner. */
export function ResearchPill({ cost, bonus, bonuses = bonus && [bonus], children, className = '' }: PillProps) {
  return (
    <span className={`pill ${className}`}>
      <Signs signs={cost} />
      {children}
      {bonuses?.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles keep their places
        <span key={i} className="pill-bonus" style={{ marginRight: `${-1.7 * i}rem` }}>
          <Signs signs={tile} />
        </span>
      ))}
    </span>
  );
}
